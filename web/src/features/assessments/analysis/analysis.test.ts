import type { AnalysedQuestion } from '@abhyas/contract/assessments/analysis';
import { describe, expect, it } from 'vitest';
import { analysisSearch } from '../addresses.ts';
import { chooseQuestions } from './choose-questions.ts';
import { compareSearch } from '../addresses.ts';

const question = (number: number, rest: Partial<AnalysedQuestion> = {}) =>
  ({
    number,
    topic: 'Optics',
    subject: 'physics',
    section: 'A',
    facility: 5000,
    discrimination: 3000,
    pointBiserial: 3000,
    skipped: 0,
    averageSeconds: 60,
    flags: [],
    ...rest,
  }) as unknown as AnalysedQuestion;
const numbers = (questions: readonly AnalysedQuestion[]) => questions.map((one) => one.number);

describe('the questions of an analysis', () => {
  const all = [
    question(1, { facility: 2000, averageSeconds: null }),
    question(2, { discrimination: null, pointBiserial: -500, skipped: 4, flags: ['KEY_SUSPICIOUS'] }),
    question(3, { topic: 'Waves', averageSeconds: 200, facility: null }),
  ];

  it.each([
    ['number', [1, 2, 3]],
    ['facility', [1, 2, 3]],
    ['discrimination', [2, 1, 3]],
    ['skipped', [2, 1, 3]],
    ['time', [3, 2, 1]],
  ] as const)('stand in the order of %s', (sort, order) =>
    expect(numbers(chooseQuestions(all, { sort }))).toEqual(order),
  );

  it('are found by flag, number, chapter and subject', () => {
    expect(numbers(chooseQuestions(all, { flagged: true }))).toEqual([2]);
    expect(numbers(chooseQuestions(all, { find: 'q3' }))).toEqual([3]);
    expect(numbers(chooseQuestions(all, { find: 'wav' }))).toEqual([3]);
    expect(numbers(chooseQuestions(all, { find: 'phys', flagged: true }))).toEqual([2]);
  });
});

const [one, two] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];

describe('addresses', () => {
  it('of an analysis keep only what somebody could have chosen', () => {
    expect(analysisSearch.read({ batchId: one, version: '2', sort: 'time', flagged: 'true', find: 3 })).toEqual({
      batchId: one,
      version: 2,
      sort: 'time',
      flagged: true,
      find: '3',
    });
    expect(analysisSearch.read({ batchId: 'x', version: 0, sort: 'number', flagged: 1 })).toEqual({});
  });

  it('of a comparison name at most four papers, each once', () => {
    expect(compareSearch.read({ papers: `${one},${two},${one},nonsense`, batchId: two })).toEqual({
      papers: `${one},${two}`,
      batchId: two,
    });
    expect(compareSearch.read({ papers: '' })).toEqual({});
  });
});
