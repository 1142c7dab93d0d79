import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromSource, type RichTextDoc, toSource, toText } from './rich-text.ts';

describe('plain source', () => {
  it('keeps line breaks, paragraphs, formulas and formulas of their own line apart', () => {
    expect(fromSource('One $x$\ntwo\n\n$$y$$ three')).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'One ' },
            { type: 'inlineMath', attrs: { latex: 'x' } },
            { type: 'hardBreak' },
            { type: 'text', text: 'two' },
          ],
        },
        { type: 'blockMath', attrs: { latex: 'y' } },
        { type: 'paragraph', content: [{ type: 'text', text: ' three' }] },
      ],
    });
  });

  it('knows a dollar sign from the beginning of a formula, also before one', () => {
    const doc = fromSource('It costs \\$5, and $x$ more than \\$6.');
    expect(doc.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'It costs $5, and ' },
          { type: 'inlineMath', attrs: { latex: 'x' } },
          { type: 'text', text: ' more than $6.' },
        ],
      },
    ]);
    expect(toText(doc)).toBe('It costs $5, and $x$ more than $6.');
  });

  it('of nothing is one empty paragraph', () =>
    expect(fromSource('')).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] }));

  it('written from texts and formulas reads back the same', () => {
    const text = fc
      .string({ unit: fc.constantFrom(...'ab $.5') })
      .map((inside) => ({ type: 'text' as const, text: `a${inside}b` }));
    const formula = fc.string({ unit: fc.constantFrom(...'xy^2\\{} ') }).map((inside) => ({
      type: 'inlineMath' as const,
      attrs: { latex: `x${inside}y` },
    }));
    const line = fc
      .array(fc.tuple(text, formula), { minLength: 1 })
      .map((pairs) => ({ type: 'paragraph' as const, content: pairs.flat() }));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (content) => {
        const doc: RichTextDoc = { type: 'doc', content };
        expect(fromSource(toSource(doc))).toEqual(doc);
      }),
    );
  });
});
