import { describe, expect, it } from 'vitest';
import { fittingDifficulty, flagsOf, type ItemCounts } from './item-figures.ts';

const counts = (overrides: Partial<ItemCounts> = {}): ItemCounts => ({
  students: 412,
  right: 239,
  correlation: 0.34,
  options: 4,
  answers: [
    { answer: '2', count: 239, right: true },
    { answer: '1', count: 80, right: false },
    { answer: '3', count: 60, right: false },
    { answer: '4', count: 33, right: false },
  ],
  ...overrides,
});

describe('the statistics of a question', () => {
  it.each([
    [0.9, 0],
    [0.7, 0],
    [0.58, 1],
    [0.4, 1],
    [0.39, 2],
  ])('say that %s right answers speak for difficulty %i', (share, difficulty) =>
    expect(fittingDifficulty(share)).toBe(difficulty),
  );

  it('flag nothing where everything is as it should be', () => expect(flagsOf(counts(), 1)).toEqual([]));

  it.each<[string, Partial<ItemCounts>, 0 | 1 | 2, string[]]>([
    ['another difficulty than was written', {}, 2, ['difficulty']],
    ['strong students who fail where weak ones do not', { correlation: -0.2 }, 1, ['negative']],
    ['a question that tells nobody apart', { correlation: 0.05 }, 1, ['weak']],
    ['nothing of a correlation that cannot be known', { correlation: null }, 1, []],
    [
      'a wrong option that more students take than the right one',
      {
        right: 170,
        answers: [
          { answer: '1', count: 190, right: false },
          { answer: '2', count: 170, right: true },
          { answer: '3', count: 26, right: false },
          { answer: '4', count: 26, right: false },
        ],
      },
      1,
      ['distractor'],
    ],
    [
      'an option that nobody takes',
      {
        answers: [
          { answer: '2', count: 239, right: true },
          { answer: '1,3', count: 173, right: false },
        ],
      },
      1,
      ['unused'],
    ],
  ])('flag %s', (_, overrides, difficulty, flags) => expect(flagsOf(counts(overrides), difficulty)).toEqual(flags));

  it('flag nothing before 100 students met it', () =>
    expect(flagsOf(counts({ students: 99, right: 0, correlation: -1 }), 0)).toEqual([]));
});
