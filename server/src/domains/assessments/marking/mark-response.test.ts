import type { MarkingRule } from '@abhyas/contract/assessments/shapes';
import { describe, expect, it } from 'vitest';
import { judge } from '../../questions/index.ts';
import { markResponse, writeMarks } from './mark-response.ts';
import { schemes } from './schemes.ts';

const version = { type: 'MULTIPLE', optionCount: 4 } as const;
const optionsOf = (mask: number) => [1, 2, 3, 4].filter((option) => mask & (1 << (option - 1)));
const mark = (rule: MarkingRule, keyMask: number, chosenMask: number) =>
  markResponse(
    judge(
      version,
      { kind: 'choice', accepted: [optionsOf(keyMask)] },
      chosenMask === 0 ? null : { options: optionsOf(chosenMask) },
    ),
    rule,
  );

/** The ladder as the official information bulletin words it, on bit masks and in whole marks: written apart from the code under test. */
function bulletin(keyMask: number, chosenMask: number, negative: number): number {
  const bits = (mask: number) => mask.toString(2).replaceAll('0', '').length;
  if (chosenMask === 0) return 0;
  if (chosenMask === keyMask) return 4;
  const onlyCorrectChosen = (chosenMask & ~keyMask) === 0;
  if (onlyCorrectChosen && bits(keyMask) === 4 && bits(chosenMask) === 3) return 3;
  if (onlyCorrectChosen && bits(keyMask) >= 3 && bits(chosenMask) === 2) return 2;
  if (onlyCorrectChosen && bits(keyMask) >= 2 && bits(chosenMask) === 1) return 1;
  return negative;
}

describe('the multiple-correct ladder', () => {
  const pairs = Array.from({ length: 15 }, (_, k) =>
    Array.from({ length: 16 }, (_, chosen) => [k + 1, chosen] as const),
  ).flat();

  it.each([
    ['2025', schemes.jeeAdvancedMultiple2025.rule, -2],
    ['2026', schemes.jeeAdvancedMultiple2026.rule, -1],
  ] as const)('gives in all 240 cases of four options what the bulletin of %s says', (_year, rule, negative) => {
    expect(pairs).toHaveLength(240);
    for (const [key, chosen] of pairs) {
      expect([key, chosen, mark(rule, key, chosen).marks]).toEqual([
        key,
        chosen,
        bulletin(key, chosen, negative) * 100,
      ]);
    }
  });

  it('is not four times the right share', () => {
    expect(mark(schemes.jeeAdvancedMultiple2025.rule, 0b0111, 0b0011).marks).toBe(200);
    expect(mark(schemes.jeeAdvancedMultiple2025.rule, 0b0011, 0b0001).marks).toBe(100);
  });

  it('never gives less for one more right option, with up to six options', () => {
    for (let correct = 2; correct <= 6; correct++) {
      const all = Array.from({ length: correct }, (_, i) => i + 1);
      const marks = all.map(
        (_, i) =>
          markResponse(
            judge(
              { type: 'MULTIPLE', optionCount: 6 },
              { kind: 'choice', accepted: [all] },
              { options: all.slice(0, i + 1) },
            ),
            schemes.jeeAdvancedMultiple2025.rule,
          ).marks,
      );
      expect(marks).toEqual(marks.toSorted((a, b) => a - b));
      expect(marks.at(-1)).toBe(400);
    }
  });

  it('without a ladder is all or nothing', () => {
    expect(mark(schemes.neet.rule, 0b0111, 0b0011)).toMatchObject({ marks: -100, explanation: { code: 'INCOMPLETE' } });
    expect(mark(schemes.plain.rule, 0b0111, 0b0011)).toMatchObject({ marks: 0, explanation: { code: 'INCOMPLETE' } });
    expect(mark(schemes.plain.rule, 0b0111, 0b0111)).toMatchObject({ marks: 100, explanation: { code: 'RIGHT' } });
  });
});

describe('marks and their reason', () => {
  const one = { type: 'SINGLE', optionCount: 4 } as const;
  const key = { kind: 'choice' as const, accepted: [[2]] };
  it.each([
    ['NEET, right', schemes.neet.rule, [2], 400, 'RIGHT', '+4'],
    ['NEET, wrong', schemes.neet.rule, [1], -100, 'WRONG', '−1'],
    ['NEET, unanswered', schemes.neet.rule, null, 0, 'UNANSWERED', '0'],
    ['JEE Main, wrong', schemes.jeeMainSingle.rule, [3], -100, 'WRONG', '−1'],
    ['JEE Advanced single, right', schemes.jeeAdvancedSingle.rule, [2], 300, 'RIGHT', '+3'],
    ['plain, wrong', schemes.plain.rule, [4], 0, 'WRONG', '0'],
  ] as const)('%s', (_what, rule, chosen, marks, code, shown) => {
    const verdict = judge(one, key, chosen && { options: [...chosen] });
    expect(markResponse(verdict, rule)).toMatchObject({ marks, explanation: { code, values: { marks: shown } } });
  });

  it('rounds a typed number to the nearest integer where JEE Main says so', () => {
    const rule = schemes.jeeMainNumeric.rule;
    const verdict = judge(
      { type: 'INTEGER', optionCount: 0 },
      { kind: 'number', accepted: [{ from: '5', to: '5' }] },
      { number: '4.5' },
      rule,
    );
    expect(markResponse(verdict, rule).marks).toBe(400);
  });

  it('explains a step of the ladder with its counts', () => {
    expect(mark(schemes.jeeAdvancedMultiple2026.rule, 0b1011, 0b1001).explanation).toEqual({
      code: 'LADDER',
      values: { marks: '+2', chosen: 2, rightChosen: 2, wrongChosen: 0, correct: 3 },
    });
  });

  it.each([
    [400, '+4'],
    [-25, '−0.25'],
    [150, '+1.5'],
    [0, '0'],
    [-100, '−1'],
    [333, '+3.33'],
  ])('writes %i hundredths as %s', (marks, shown) => expect(writeMarks(marks)).toBe(shown));
});
