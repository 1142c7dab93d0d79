import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import type { FormulaKey, Variant } from '@abhyas/contract/questions/variables';
import { fromSource, type RichTextDoc, toSource } from '@abhyas/contract/rich-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../judging/judge.ts';
import { drawVariant } from './draw-variant.ts';
import { fillContent, fillDoc } from './fill-content.ts';
import { fillKey, unitOf } from './fill-key.ts';
import { choice, formula, range, set, value } from './testing-variants.ts';

describe('drawing a variant', () => {
  const variables = set(
    [range('a', '1', '9'), range('b', '0.5', '2', '0.25'), choice('g', '9.8', '10')],
    [value('c', 'a * b + g', 2)],
    ['a != b'],
  );

  it('gives the same numbers for the same seed for ever', () => {
    expect(drawVariant(variables, 'attempt 1')).toEqual(drawVariant(structuredClone(variables), 'attempt 1'));
    expect(drawVariant(variables, '019a/q')).toMatchInlineSnapshot(`
      {
        "a": "5",
        "b": "1.75",
        "c": "18.55",
        "g": "9.8",
      }
    `);
  });

  it('gives numbers of the ranges, computed values with their places, and nothing that a constraint forbids', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { a, b, g, c } = drawVariant(variables, seed) as Record<'a' | 'b' | 'g' | 'c', string>;
        expect(Number(a)).toBeGreaterThanOrEqual(1);
        expect(Number(a)).toBeLessThanOrEqual(9);
        expect(b).toMatch(/^[0-2]\.\d\d$/);
        expect((Number(b) - 0.5) % 0.25).toBe(0);
        expect(['9.8', '10']).toContain(g);
        expect(Number(a)).not.toBe(Number(b));
        expect(c).toMatch(/^\d+\.\d\d$/);
        expect(Math.abs(Number(c) - (Number(a) * Number(b) + Number(g)))).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });

  it('reaches every number of a range, about as often as any other', () => {
    const times = new Map<string, number>();
    for (let i = 0; i < 9000; i++) {
      const { a } = drawVariant(set([range('a', '1', '9')]), `attempt ${i}`);
      times.set(a!, (times.get(a!) ?? 0) + 1);
    }
    expect([...times.keys()].toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });

  it('never goes above the end of a range that its steps miss', () => {
    const seen = new Set(
      Array.from({ length: 200 }, (_, i) => drawVariant(set([range('a', '-1', '1', '0.6')]), `${i}`)['a']),
    );
    expect([...seen].toSorted()).toEqual(['-0.4', '-1.0', '0.2', '0.8']);
  });

  it('passes over numbers for which a value does not exist', () => {
    const odd = set([range('a', '0', '1')], [value('c', '1 / a')]);
    for (let i = 0; i < 50; i++) expect(drawVariant(odd, `${i}`)['a']).toBe('1');
  });
});

describe('filling', () => {
  const variant: Variant = { a: '12', b: '-3', long_1: '2.50' };

  it('puts numbers into words and formulas: a formula keeps its braces, words have a true minus', () => {
    const filled = (source: string) => toSource(fillDoc(fromSource(source), variant));
    expect(filled('From {{a}} to {{b}} and {{long_1}}: $2^{{a}} + {{b}}$ and $\\frac{{a}}{{b}}$')).toBe(
      'From 12 to −3 and 2.50: $2^{12} + {-3}$ and $\\frac{12}{-3}$',
    );
    expect(filled('$\\sqrt{{{a}}}$')).toBe('$\\sqrt{{12}}$');
  });

  it('leaves what names no number', () => {
    const doc = fromSource('{{c}} { {a} } {{ a }} {{toString}} $\\text{{c}}$');
    expect(fillDoc(doc, variant)).toEqual(doc);
  });

  it('reaches every part of a question, marks and pictures too, and leaves the question as it was', () => {
    const picture: RichTextDoc = {
      type: 'doc',
      content: [
        {
          type: 'image',
          attrs: { mediaId: '019a0000-0000-7000-8000-000000000001', alt: 'A block of {{a}} kg' } as never,
        },
      ],
    };
    const list = (text: string) => [fromSource(text), fromSource('-')];
    const content: QuestionContent = {
      stem: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: '{{a}}', marks: [{ type: 'bold' }] }] }],
      },
      options: [fromSource('{{a}}'), picture],
      statements: { assertion: fromSource('{{a}}'), reason: fromSource('{{a}}') },
      lists: { first: list('{{a}}'), second: list('{{a}}') },
      explanation: fromSource('{{a}}'),
    };
    const before = structuredClone(content);
    const filled = JSON.stringify(fillContent(content, variant));
    expect(filled).not.toContain('{{');
    expect(filled.match(/12/g)).toHaveLength(8);
    expect(content).toEqual(before);
  });

  it('changes nothing in words without placeholders, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('{{')),
        (text) => {
          const doc: RichTextDoc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
          expect(fillDoc(doc, variant)).toEqual(doc);
        },
      ),
    );
  });
});

describe('the key of a variant', () => {
  const variables = set([range('a', '1', '9'), range('b', '1', '9')], [value('third', 'a / 3', 1)]);
  const keyOf = (key: FormulaKey, variant: Variant) => fillKey(key, variables, { third: '0', ...variant });

  it('is the computed answer, rounded half away from zero, with everything within the tolerance', () => {
    expect(keyOf(formula('a / b', { decimals: 2 }), { a: '2', b: '3' })).toEqual({
      kind: 'number',
      accepted: [{ from: '0.67', to: '0.67' }],
      decimals: 2,
    });
    expect(keyOf(formula('-a / b', { decimals: 0 }), { a: '5', b: '2' })).toMatchObject({
      accepted: [{ from: '-3', to: '-3' }],
    });
    expect(
      keyOf(formula('a * b', { tolerance: { kind: 'absolute', amount: '0.5' } }), { a: '4', b: '5' }),
    ).toMatchObject({ accepted: [{ from: '19.5', to: '20.5' }] });
    expect(
      keyOf(formula('-a * b', { tolerance: { kind: 'percent', amount: '2.5' } }), { a: '4', b: '5' }),
    ).toMatchObject({ accepted: [{ from: '-20.5', to: '-19.5' }] });
  });

  it('is computed from numbers in full precision, not from how they are shown', () => {
    expect(keyOf(formula('third * 3'), { a: '2', b: '1' })).toMatchObject({ accepted: [{ from: '2', to: '2' }] });
  });

  it('is free of the noise of binary floats', () => {
    expect(keyOf(formula('a * 0.1 + b * 0.1', { decimals: 10 }), { a: '1', b: '2' })).toMatchObject({
      accepted: [{ from: '0.3', to: '0.3' }],
    });
    expect(keyOf(formula('1.005 * a * 100', { decimals: 1 }), { a: '1', b: '2' })).toMatchObject({
      accepted: [{ from: '100.5', to: '100.5' }],
    });
  });

  it('is every other key as it stands', () => {
    const key = { kind: 'choice' as const, accepted: [[2]] };
    expect(fillKey(key, variables, drawVariant(variables, '1'))).toBe(key);
    expect(unitOf(key)).toBe('');
    expect(unitOf(formula('a', { unit: 'm/s' }))).toBe('m/s');
  });

  it('takes the right answer of every variant, rounded as it is told, and none beyond the tolerance', () => {
    const key = formula('sqrt(a^2 + b^2)', { decimals: 2, tolerance: { kind: 'absolute', amount: '0.02' } });
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const variant = drawVariant(variables, seed);
        const right = Math.hypot(Number(variant['a']), Number(variant['b']));
        const verdict = (number: number) =>
          judge({ type: 'DECIMAL', optionCount: 0 }, fillKey(key, variables, variant), { number: number.toFixed(4) })
            .outcome;
        expect([right, right + 0.01, right - 0.01].map(verdict)).toEqual(['right', 'right', 'right']);
        expect([right + 0.05, right - 0.05].map(verdict)).toEqual(['wrong', 'wrong']);
      }),
    );
  });
});
