import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import type { ResultSearch, SolutionFilter } from '../student-addresses.ts';
import { paceOf, type ResultQuestion, speedOf } from './speed/speed-grid.ts';

export type { ResultQuestion };

/** Very slow: twice as long as the topper and longer than the question's share of the time; without a topper, twice its share. */
export const isSlow = ({ seconds, topperSeconds }: ResultQuestion, pace: number): boolean =>
  topperSeconds === null ? seconds > 2 * pace : seconds > pace && seconds > 2 * topperSeconds;

/** A set with something missing counts among the mistakes too. */
const isWrong = ({ outcome }: ResultQuestion) => outcome === 'wrong' || outcome === 'partial';

/** The first answer was right, the one that counts is not. */
const wasRight = ({ first, outcome }: ResultQuestion) => first?.outcome === 'right' && outcome !== 'right';

type Rule = (question: ResultQuestion, pace: number, kept: AttemptResult['kept']) => boolean;
const rules: Readonly<Record<SolutionFilter, Rule>> = {
  all: () => true,
  mistakes: (question, pace) => isWrong(question) || isSlow(question, pace),
  wrong: isWrong,
  skipped: ({ outcome }) => outcome === 'unanswered',
  slow: isSlow,
  review: ({ review }) => review,
  kept: ({ questionId }, _pace, kept) => kept.includes(questionId),
  fastRight: (question, pace) => speedOf(question, pace) === 'fastRight',
  slowRight: (question, pace) => speedOf(question, pace) === 'slowRight',
  fastWrong: (question, pace) => speedOf(question, pace) === 'fastWrong',
  slowWrong: (question, pace) => speedOf(question, pace) === 'slowWrong',
  changed: wasRight,
};

/** The questions that a filter shows. */
export const filterSolutions = (result: AttemptResult, filter: SolutionFilter): readonly ResultQuestion[] =>
  result.questions.filter((question) => rules[filter](question, paceOf(result), result.kept));

/** Those of them in this chapter, with these words in topic, subject or section, or with this number. */
export function findSolutions(
  questions: readonly ResultQuestion[],
  { find = '', chapter }: Pick<ResultSearch, 'find' | 'chapter'>,
): readonly ResultQuestion[] {
  const sought = find.trim().toLocaleLowerCase();
  const number = /^q?\s*(\d+)$/.exec(sought)?.[1];
  const says = ({ topic, subject, section }: ResultQuestion) =>
    [topic, subject, section].some((text) => text.toLocaleLowerCase().includes(sought));
  return questions.filter(
    (question) =>
      (!chapter || question.areaId === chapter) &&
      (sought === '' || (number ? question.number === Number(number) : says(question))),
  );
}

/** What opens first: the mistakes, unless there are none. */
export const usualFilter = (result: AttemptResult): SolutionFilter =>
  filterSolutions(result, 'mistakes').length > 0 ? 'mistakes' : 'all';
