import { describe, expect, it } from 'vitest';
import { type FlagFigures, flagsOf } from './question-flags.ts';
import { mostWrongAnswers } from './most-wrong.ts';

const figures = (overrides: Partial<FlagFigures> = {}): FlagFigures => ({
  sat: 400,
  right: 220,
  skipped: 20,
  mostWrong: 90,
  pointBiserial: 0.35,
  ...overrides,
});

describe('what is said about a question of a paper', () => {
  it('is nothing where everything is as it should be', () => expect(flagsOf(figures())).toEqual([]));

  it.each<[string, Partial<FlagFigures>, string[]]>([
    ['that its key is suspicious where the strong fail', { pointBiserial: -0.06 }, ['KEY_SUSPICIOUS']],
    ['no more than that it is weak where they fail by chance', { pointBiserial: -0.04 }, ['WEAK']],
    ['that its key is suspicious where a wrong answer has it', { right: 90, mostWrong: 150 }, ['KEY_SUSPICIOUS']],
    ['nothing where that is chance', { right: 100, mostWrong: 112 }, []],
    ['that it tells nobody apart', { pointBiserial: 0.05 }, ['WEAK']],
    ['nothing of a correlation that cannot be known', { pointBiserial: null }, []],
    ['that it is very easy', { right: 361, mostWrong: 5 }, ['EASY']],
    ['that it is very hard', { right: 39, mostWrong: 40 }, ['HARD']],
    ['that most skip it', { skipped: 201 }, ['SKIPPED']],
    ['nothing of few people', { sat: 19, right: 0, mostWrong: 19, pointBiserial: -1 }, []],
  ])('is %s', (_, overrides, flags) => expect(flagsOf(figures(overrides))).toEqual(flags));
});

describe('the most frequent wrong answer', () => {
  it('is one answer in whatever order its options were chosen', () =>
    expect(
      mostWrongAnswers([
        { questionId: 'a', response: { options: [1, 3] }, count: 4 },
        { questionId: 'a', response: { options: [2] }, count: 6 },
        { questionId: 'a', response: { options: [3, 1] }, count: 3 },
        { questionId: 'b', response: { number: '1.50' }, count: 2 },
      ]),
    ).toEqual(
      new Map([
        ['a', { response: { options: [1, 3] }, count: 7 }],
        ['b', { response: { number: '1.50' }, count: 2 }],
      ]),
    ));
});
