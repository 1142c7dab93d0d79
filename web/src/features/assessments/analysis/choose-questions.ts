import type { AnalysedQuestion } from '@abhyas/contract/assessments/analysis';
import type { AnalysisSearch, QuestionSort } from '../addresses.ts';

/** What should be looked at first has the smallest figure; questions without one come last. */
const figures: Readonly<Record<QuestionSort, (question: AnalysedQuestion) => number | null>> = {
  number: ({ number }) => number,
  facility: ({ facility }) => facility,
  discrimination: ({ discrimination, pointBiserial }) => discrimination ?? pointBiserial,
  skipped: ({ skipped }) => -skipped,
  time: ({ averageSeconds }) => (averageSeconds === null ? null : -averageSeconds),
};

/** The questions that an address asks for, in its order. */
export function chooseQuestions(
  questions: readonly AnalysedQuestion[],
  { sort = 'number', flagged, find = '' }: AnalysisSearch,
): readonly AnalysedQuestion[] {
  const sought = find.trim().toLocaleLowerCase();
  const number = /^q?\s*(\d+)$/.exec(sought)?.[1];
  const says = ({ topic, subject, section }: AnalysedQuestion) =>
    [topic, subject, section].some((text) => text.toLocaleLowerCase().includes(sought));
  const figure = (question: AnalysedQuestion) => figures[sort](question) ?? Number.MAX_SAFE_INTEGER;
  return questions
    .filter((one) => !flagged || one.flags.length > 0)
    .filter((one) => sought === '' || (number ? one.number === Number(number) : says(one)))
    .toSorted((a, b) => figure(a) - figure(b) || a.number - b.number);
}

/** The part of the address that the server is asked for. */
export const askedOf = ({ batchId, version }: AnalysisSearch): Pick<AnalysisSearch, 'batchId' | 'version'> => ({
  ...(batchId && { batchId }),
  ...(version && { version }),
});
