import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { describe, expect, it } from 'vitest';
import { keyWords, responseWords } from './answer-words.ts';
import { filterSolutions, findSolutions, usualFilter, type ResultQuestion } from './filter-solutions.ts';
import { resultSearch } from '../student-addresses.ts';

const question = (number: number, rest: Partial<ResultQuestion> = {}): ResultQuestion => ({
  questionId: `q${number}`,
  number,
  section: 'Physics',
  subject: 'Physics',
  topic: 'Optics',
  areaId: 'optics',
  stem: { type: 'doc', content: [] },
  type: 'SINGLE',
  difficulty: 1,
  outcome: 'right',
  marks: 400,
  full: 400,
  seconds: 60,
  topperSeconds: 50,
  averageSeconds: null,
  visits: 1,
  first: null,
  review: false,
  response: null,
  key: { kind: 'choice', accepted: [[1]] },
  explanation: { code: 'RIGHT', values: {} },
  ...rest,
});
/** Two minutes for each of its questions. */
const result = (...questions: ResultQuestion[]) =>
  ({
    questions,
    kept: ['q4', 'q6'],
    paper: { minutes: questions.length * 2, questions: questions.length },
  }) as AttemptResult;
const numbers = (questions: readonly ResultQuestion[]) => questions.map(({ number }) => number);

describe('the solutions', () => {
  const all = result(
    question(1),
    question(2, { outcome: 'wrong' }),
    question(3, { outcome: 'partial' }),
    question(4, { outcome: 'unanswered', seconds: 5 }),
    question(5, { seconds: 150, topperSeconds: 60 }),
    question(6, { seconds: 150, topperSeconds: 100 }),
    question(7, { seconds: 110, topperSeconds: 20 }),
    question(8, { seconds: 241, topperSeconds: null, review: true }),
  );

  it.each([
    ['all', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['wrong', [2, 3]],
    ['skipped', [4]],
    ['slow', [5, 8]],
    ['mistakes', [2, 3, 5, 8]],
    ['review', [8]],
    ['kept', [4, 6]],
  ] as const)('%s are %j', (filter, shown) => expect(numbers(filterSolutions(all, filter))).toEqual(shown));

  it('open with the mistakes, and with all where there are none', () => {
    expect(usualFilter(all)).toBe('mistakes');
    expect(usualFilter(result(question(1)))).toBe('all');
  });

  it('are found by number, topic and subject', () => {
    const some = [
      question(1),
      question(12, {
        topic: 'Definite integrals',
        areaId: 'integrals',
        subject: 'Mathematics',
        section: 'Mathematics',
      }),
    ];
    expect([
      numbers(findSolutions(some, { find: 'Q12' })),
      numbers(findSolutions(some, { find: '1' })),
      numbers(findSolutions(some, { find: 'integr' })),
    ]).toEqual([[12], [1], [12]]);
    expect(numbers(findSolutions(some, { find: ' PHYS ' }))).toEqual([1]);
    expect(numbers(findSolutions(some, { chapter: 'integrals' }))).toEqual([12]);
    expect(numbers(findSolutions(some, { chapter: 'integrals', find: '1' }))).toEqual([]);
  });
});

describe('answers in words', () => {
  it.each([
    [{ options: [3, 1] }, 'A, C'],
    [{ number: '-2.50' }, '−2.50'],
    [{ text: 'mitochondria' }, 'mitochondria'],
    [null, '–'],
  ])('%j is read as %s', (response, words) => expect(responseWords(response)).toBe(words));

  it.each([
    [{ kind: 'choice', accepted: [[2]] }, 'B'],
    [{ kind: 'choice', accepted: [[1, 3], [4]] }, 'A, C or D'],
    [
      {
        kind: 'number',
        accepted: [
          { from: '-5', to: '-5' },
          { from: '1.2', to: '1.4' },
        ],
      },
      '−5 or 1.2 – 1.4',
    ],
    [{ kind: 'text', accepted: ['mass', 'weight'], caseSensitive: false }, 'mass or weight'],
  ] as const)('the key %j is read as %s', (key, words) =>
    expect(keyWords(key as unknown as Parameters<typeof keyWords>[0], 'or')).toBe(words),
  );
});

it('a computed answer stands with its unit, on both sides', () => {
  const typed = { decimals: 1, unit: 'm/s' };
  expect(responseWords({ number: '-2.5' }, typed)).toBe('−2.5 m/s');
  expect(responseWords(null, typed)).toBe('–');
  expect(keyWords({ kind: 'number', accepted: [{ from: '2.4', to: '2.6' }], decimals: 1 }, 'or', typed)).toBe(
    '2.4 – 2.6 m/s',
  );
  expect(responseWords({ number: '7' }, { decimals: 0, unit: '' })).toBe('7');
});

it('reads only addresses that somebody could have chosen', () => {
  expect(resultSearch.read({ show: 'wrong', find: 14, open: '3' })).toEqual({ show: 'wrong', find: '14', open: 3 });
  expect(resultSearch.read({ show: 'everything', find: { a: 1 }, open: '-1' })).toEqual({});
});
