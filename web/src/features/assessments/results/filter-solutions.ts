import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import type { SolutionFilter } from './result-search.ts';

export type ResultQuestion = AttemptResult['questions'][number];

/** Seconds per question if the paper's time were shared out equally. */
export const paceOf = ({ paper }: Pick<AttemptResult, 'paper'>): number =>
  (paper.minutes * 60) / Math.max(1, paper.questions);

/** Slow: twice as long as the topper and longer than the question's share of the time; without a topper, twice its share. */
export const isSlow = ({ seconds, topperSeconds }: ResultQuestion, pace: number): boolean =>
  topperSeconds === null ? seconds > 2 * pace : seconds > pace && seconds > 2 * topperSeconds;

/** A set with something missing counts among the mistakes too. */
const isWrong = ({ outcome }: ResultQuestion) => outcome === 'wrong' || outcome === 'partial';

const rules: Readonly<Record<SolutionFilter, (question: ResultQuestion, pace: number) => boolean>> = {
  all: () => true,
  mistakes: (question, pace) => isWrong(question) || isSlow(question, pace),
  wrong: isWrong,
  skipped: ({ outcome }) => outcome === 'unanswered',
  slow: isSlow,
  review: ({ review }) => review,
};

/** The questions that a filter shows. */
export const filterSolutions = (result: AttemptResult, filter: SolutionFilter): readonly ResultQuestion[] =>
  result.questions.filter((question) => rules[filter](question, paceOf(result)));

/** Those of them with these words in topic, subject or section, or with this number. */
export function findSolutions(questions: readonly ResultQuestion[], words: string): readonly ResultQuestion[] {
  const sought = words.trim().toLocaleLowerCase();
  if (sought === '') return questions;
  const number = /^q?\s*(\d+)$/.exec(sought)?.[1];
  return questions.filter((question) =>
    number
      ? question.number === Number(number)
      : [question.topic, question.subject, question.section].some((text) => text.toLocaleLowerCase().includes(sought)),
  );
}

/** What opens first: the mistakes, unless there are none. */
export const usualFilter = (result: AttemptResult): SolutionFilter =>
  filterSolutions(result, 'mistakes').length > 0 ? 'mistakes' : 'all';
