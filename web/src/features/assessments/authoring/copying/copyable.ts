import type { QuestionSheet, SheetQuestion } from '@abhyas/contract/assessments/shapes';

export type CopySection = Pick<QuestionSheet['sections'][number], 'id' | 'title' | 'questions'>;

/** The questions of another test in their order. */
export const questionsIn = (sections: readonly CopySection[]): readonly SheetQuestion[] =>
  sections.flatMap(({ questions }) => questions);

/** Numbers in the other test of the questions that this one holds already. */
export const numbersThere = (sections: readonly CopySection[], inPaper: ReadonlySet<string>): readonly number[] =>
  questionsIn(sections).flatMap(({ id, number }) => (inPaper.has(id) ? [number] : []));

/**
 * What is chosen after these questions are chosen or released: those that share a stem go together, and what this test holds already is
 * never chosen. In the order of the other test. Pure.
 */
export function chooseToCopy(
  sections: readonly CopySection[],
  { chosen, inPaper }: { readonly chosen: ReadonlySet<string>; readonly inPaper: ReadonlySet<string> },
  { ids, on }: { readonly ids: readonly string[]; readonly on: boolean },
): ReadonlySet<string> {
  const all = questionsIn(sections);
  const asked = new Set(ids);
  const groups = new Set(all.flatMap(({ id, groupId }) => (asked.has(id) && groupId !== undefined ? [groupId] : [])));
  const meant = ({ id, groupId }: SheetQuestion) => asked.has(id) || (groupId !== undefined && groups.has(groupId));
  return new Set(
    all.flatMap((question) => {
      if (inPaper.has(question.id)) return [];
      return (meant(question) ? on : chosen.has(question.id)) ? [question.id] : [];
    }),
  );
}
