import type { SeededQuestion } from '../bank.ts';

export const single = ({ type }: SeededQuestion): boolean => type === 'SINGLE';
export const typed = ({ type }: SeededQuestion): boolean => type === 'FILL-BLANK-NUMBER';
export const of =
  (subject: string) =>
  (question: SeededQuestion): boolean =>
    question.subject === subject;

/** So many questions, spread over the chapters. `from`: after so many others. */
export function spread(
  bank: readonly SeededQuestion[],
  { count, from = 0 }: { readonly count: number; readonly from?: number },
  ...fits: ((question: SeededQuestion) => boolean)[]
): string[] {
  const byChapter = [
    ...Map.groupBy(
      bank.filter((question) => fits.every((fit) => fit(question))),
      ({ chapter }) => chapter,
    ).values(),
  ];
  const deepest = Math.max(0, ...byChapter.map(({ length }) => length));
  const inTurn = Array.from({ length: deepest }, (_, row) => byChapter.flatMap((chapter) => chapter[row] ?? [])).flat();
  return inTurn.slice(from, from + count).map(({ questionId }) => questionId);
}
