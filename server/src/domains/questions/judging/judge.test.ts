import type { AnswerKey, Response } from '@abhyas/contract/questions/shapes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge, type NumberRule } from './judge.ts';

const single = { type: 'SINGLE', optionCount: 4 } as const;
const multiple = { type: 'MULTIPLE', optionCount: 4 } as const;
const blank = { type: 'FILL-BLANK-NUMBER', optionCount: 0 } as const;
const word = { type: 'FILL-BLANK-TEXT', optionCount: 0 } as const;
const choice = (...accepted: number[][]): AnswerKey => ({ kind: 'choice', accepted });
const range = (from: string, to = from, decimals?: number): AnswerKey => ({
  kind: 'number',
  accepted: [{ from, to }],
  ...(decimals !== undefined && { decimals }),
});
const options = (...chosen: number[]): Response => ({ options: chosen });

describe('judging a choice', () => {
  it.each([
    ['the right option', single, choice([2]), options(2), 'right'],
    ['another option', single, choice([2]), options(3), 'wrong'],
    ['nothing', single, choice([2]), null, 'unanswered'],
    ['either of two options after a key said both are right', single, choice([1], [3]), options(3), 'right'],
    ['all right options', multiple, choice([1, 3]), options(3, 1), 'right'],
    ['the same option twice', multiple, choice([1, 3]), options(1, 1, 3), 'right'],
    ['some right options', multiple, choice([1, 3, 4]), options(1, 4), 'partial'],
    ['a right and a wrong option', multiple, choice([1, 3]), options(1, 2), 'wrong'],
    ['everything though not all is right', multiple, choice([1, 3]), options(1, 2, 3, 4), 'wrong'],
    [
      'the whole of one accepted set that is a part of another',
      multiple,
      choice([1, 2, 3], [1, 2]),
      options(1, 2),
      'right',
    ],
    ['an option that the version does not have', single, choice([2]), options(6), 'unanswered'],
    ['a text instead', single, choice([2]), { text: '2' }, 'unanswered'],
  ] as const)('%s: %s', (_what, version, key, response, outcome) =>
    expect(judge(version, key, response)).toMatchObject({ outcome }),
  );

  it('counts what was chosen rightly and wrongly, and writes equal responses the same way', () => {
    expect(judge(multiple, choice([1, 2, 4]), options(4, 2))).toEqual({
      outcome: 'partial',
      chosen: 2,
      rightChosen: 2,
      wrongChosen: 0,
      correctCount: 3,
      normalised: '2,4',
    });
    expect(judge(multiple, choice([1, 2]), options(3, 1))).toEqual({
      outcome: 'wrong',
      chosen: 2,
      rightChosen: 1,
      wrongChosen: 1,
      correctCount: 2,
      normalised: '1,3',
    });
  });

  it('holds a part against the accepted set that is best for the student', () => {
    expect(judge(multiple, choice([1, 2], [1, 2, 3, 4]), options(1))).toMatchObject({
      outcome: 'partial',
      correctCount: 4,
    });
    expect(judge(multiple, choice([1, 2], [3, 4]), options(3))).toMatchObject({
      outcome: 'partial',
      rightChosen: 1,
      correctCount: 2,
    });
  });

  const someOptions = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 });
  it('does not depend on the order of options in key or response', () => {
    fc.assert(
      fc.property(someOptions, someOptions, (right, chosen) => {
        expect(judge(multiple, choice(right), options(...chosen))).toEqual(
          judge(multiple, choice(right.toReversed()), options(...chosen.toReversed())),
        );
      }),
    );
  });
});

describe('judging a number', () => {
  it.each<[string, string, AnswerKey, NumberRule, string]>([
    ['exact', '-92', range('-92'), {}, 'right'],
    ['written otherwise', '-092.0', range('-92'), {}, 'right'],
    ['without a leading zero', '.53', range('0.53'), {}, 'right'],
    ['at the lower end of a range', '5.24', range('5.24', '5.26'), {}, 'right'],
    ['at the upper end of a range', '5.26', range('5.24', '5.26'), {}, 'right'],
    ['just outside a range', '5.2600001', range('5.24', '5.26'), {}, 'wrong'],
    ['just inside a tolerance', '0.3', range('0.2'), { tolerance: '0.1' }, 'right'],
    ['just outside a tolerance', '0.31', range('0.2'), { tolerance: '0.1' }, 'wrong'],
    ['rounded by the key', '2.345', range('2.35', '2.35', 2), {}, 'right'],
    ['rounded half away from zero', '-2.5', range('-3'), { decimals: 0 }, 'right'],
    ['rounding of the paper wins over that of the key', '2.345', range('2.35', '2.35', 2), { decimals: 1 }, 'wrong'],
    ['minus zero', '-0', range('0'), {}, 'right'],
    ['a lone sign', '-', range('0'), {}, 'unanswered'],
    ['a lone point', '.', range('0'), {}, 'unanswered'],
    ['what floats would confuse', '0.30000000000000001', range('0.3'), {}, 'wrong'],
  ])('%s: %s', (_what, typed, key, rule, outcome) =>
    expect(judge(blank, key, { number: typed }, rule)).toMatchObject({ outcome }),
  );

  it('is right inside any of several ranges', () => {
    const key: AnswerKey = {
      kind: 'number',
      accepted: [
        { from: '1', to: '2' },
        { from: '7', to: '7' },
      ],
    };
    expect(['1', '1.5', '2', '7'].map((typed) => judge(blank, key, { number: typed }).outcome)).toEqual(
      Array(4).fill('right'),
    );
    expect(['0.9', '3', '7.01'].map((typed) => judge(blank, key, { number: typed }).outcome)).toEqual(
      Array(3).fill('wrong'),
    );
  });

  it('shows the number that was compared', () => {
    expect(judge(blank, range('5', '5', 0), { number: '+4.6' }).normalised).toBe('5');
    expect(judge(blank, range('5'), { number: '005.00' }).normalised).toBe('5');
  });

  it('accepts exactly what lies within value ± tolerance', () => {
    const cents = fc.integer({ min: -10_000, max: 10_000 });
    const write = (value: number) =>
      `${value < 0 ? '-' : ''}${Math.trunc(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`;
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 500 }), (value, typed, tolerance) => {
        const { outcome } = judge(
          blank,
          range(write(value)),
          { number: write(typed) },
          { tolerance: write(tolerance) },
        );
        expect(outcome).toBe(Math.abs(value - typed) <= tolerance ? 'right' : 'wrong');
      }),
    );
  });
});

describe('judging a text', () => {
  const key = (caseSensitive: boolean, ...accepted: string[]): AnswerKey => ({ kind: 'text', accepted, caseSensitive });
  it.each([
    ['letter case', 'MYCORRHIZA', key(false, 'mycorrhiza'), 'right'],
    ['letter case where it matters', 'tt', key(true, 'Tt'), 'wrong'],
    ['exact letter case where it matters', 'Tt', key(true, 'Tt'), 'right'],
    ['further spelling', 'apo-enzyme', key(false, 'apoenzyme', 'apo-enzyme'), 'right'],
    ['spaces', '  biological \n\t magnification ', key(false, 'biological magnification'), 'right'],
    ['missing space', 'biologicalmagnification', key(false, 'biological magnification'), 'wrong'],
    ['decomposed letters', 'e\u0301clair', key(false, '\u00e9clair'), 'right'],
    ['Hindi', 'परागण', key(false, 'परागण'), 'right'],
    ['only spaces', '   ', key(false, 'x'), 'unanswered'],
  ] as const)('%s: "%s"', (_what, typed, answer, outcome) =>
    expect(judge(word, answer, { text: typed })).toMatchObject({ outcome }),
  );

  it('never asks more of a student than to write an accepted text as it stands', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => text.replaceAll('\u200B', '').trim() !== ''),
        fc.boolean(),
        (text, caseSensitive) => {
          expect(judge(word, key(caseSensitive, 'x', text), { text }).outcome).toBe('right');
        },
      ),
    );
  });
});
