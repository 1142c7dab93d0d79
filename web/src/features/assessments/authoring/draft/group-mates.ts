import type { QuestionFacts } from '../builder/use-known-questions.ts';

interface Row {
  readonly id: string;
  readonly groupId: string | null;
}

/**
 * Chosen questions with those that share their stem: each group comes whole and in its own order, where its first question stands.
 * Pure.
 */
export function withMates<R extends Row>(rows: readonly R[], groups: ReadonlyMap<string, readonly R[]>): readonly R[] {
  const done = new Set<string>();
  return rows.flatMap((row) => {
    if (done.has(row.id)) return [];
    const mates = (row.groupId !== null && groups.get(row.groupId)) || [];
    const all = mates.some(({ id }) => id === row.id) ? mates.filter(({ id }) => !done.has(id)) : [row];
    for (const { id } of all) done.add(id);
    return all;
  });
}

/** The questions of the paper that share a stem with this one, itself among them; just itself where it stands alone. */
export function matesIn(
  questionId: string,
  inPaper: readonly string[],
  facts: ReadonlyMap<string, Pick<QuestionFacts, 'groupId'>>,
): readonly string[] {
  const groupId = facts.get(questionId)?.groupId ?? null;
  return groupId === null ? [questionId] : inPaper.filter((id) => facts.get(id)?.groupId === groupId);
}

/** Seconds that these questions are expected to take together, and how many say nothing. */
export function expectedOf(
  questionIds: readonly string[],
  facts: ReadonlyMap<string, Pick<QuestionFacts, 'expectedSeconds'>>,
): { readonly seconds: number; readonly unknown: number } {
  const known = questionIds.flatMap((id) => facts.get(id)?.expectedSeconds ?? []);
  return { seconds: known.reduce((sum, one) => sum + one, 0), unknown: questionIds.length - known.length };
}
