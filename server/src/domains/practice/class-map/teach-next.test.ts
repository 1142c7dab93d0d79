import { expect, it } from 'vitest';
import { type Evidence, teachNext } from './teach-next.ts';

const people = (count: number) => Array.from({ length: count }, (_, at) => `s${at}`);
const chapters = ['a', 'b', 'c', 'd'].map((id, at) => ({
  id,
  name: `Chapter ${id}`,
  share: at === 3 ? null : 10 + at,
}));
const nothing: Evidence = {
  chapters,
  students: 10,
  missed: [],
  answered: [],
  fading: new Map(),
  notBegun: new Map(),
  questionName: (id) => `Q-${id}`,
};
const codes = (evidence: Partial<Evidence>) =>
  teachNext({ ...nothing, ...evidence }).map(({ code, chapterId }) => `${code} ${chapterId}`);

it('says nothing without evidence', () => {
  expect(codes({})).toEqual([]);
});

it('names a question that at least half got wrong, and the one most got wrong first', () => {
  const missed = [
    { questionId: '1', chapterId: 'a', wrong: people(3), of: 7 },
    { questionId: '2', chapterId: 'b', wrong: people(4), of: 8 },
    { questionId: '3', chapterId: 'c', wrong: people(6), of: 8 },
  ];
  expect(teachNext({ ...nothing, missed })).toEqual([
    {
      code: 'missed',
      chapterId: 'c',
      chapter: 'Chapter c',
      accountIds: people(6),
      questionId: '3',
      question: 'Q-3',
      wrong: 6,
      of: 8,
    },
  ]);
});

it('takes one line of a chapter, and at most three', () => {
  const evidence = {
    missed: [{ questionId: '1', chapterId: 'a', wrong: people(5), of: 8 }],
    answered: [
      { chapterId: 'a', right: 4, answers: 20, weak: people(5) },
      { chapterId: 'b', right: 8, answers: 20, weak: people(4) },
    ],
    fading: new Map([['c', { accountIds: people(3), weeks: 6 }]]),
    notBegun: new Map([['d', people(10)]]),
  };
  expect(codes(evidence)).toEqual(['missed a', 'weak b', 'fading c']);
});

it('leaves out what concerns two people, few answers, and chapters that are no part of the exam', () => {
  const evidence = {
    answered: [
      { chapterId: 'a', right: 1, answers: 9, weak: people(5) },
      { chapterId: 'b', right: 14, answers: 20, weak: people(5) },
    ],
    fading: new Map([['c', { accountIds: people(2), weeks: 6 }]]),
    notBegun: new Map([
      ['a', people(4)],
      ['d', people(10)],
    ]),
  };
  expect(codes(evidence)).toEqual([]);
});

it('names what most have not begun, the heaviest first', () => {
  const notBegun = new Map([
    ['a', people(6)],
    ['b', people(7)],
  ]);
  expect(codes({ notBegun })).toEqual(['notBegun b', 'notBegun a']);
});
