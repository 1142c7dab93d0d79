import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { insertRows, changeRows, lockByName, removeRows, rows, unbound } from '../../../kernel/database/rows.ts';
import type { ExamRow } from '../exams/reference.store.ts';

/** What an exam is made of, by number. */
export interface ExamParts {
  readonly subjectIds: readonly number[];
  readonly standardIds: readonly number[];
}

export const lockExams = (tx: TransactionContext) => lockByName(unbound(tx), 'taxonomy.exams');

export const listStandards = (ctx: Pick<Bound, 'db'>) =>
  rows(unbound(ctx)).selectFrom('standards').selectAll().orderBy('id').execute();

/** Needs the database role `staff`. Throws a unique violation where the code is taken. */
export const insertExam = (
  tx: TransactionContext,
  { targetYears, ...exam }: Pick<ExamRow, 'id' | 'code' | 'name' | 'category' | 'targetYears'>,
) => insertRows(unbound(tx), 'exams', { ...exam, targetYears: [...targetYears] });

/** Needs the database role `staff`. */
export const changeExam = (
  tx: TransactionContext,
  id: number,
  { name, targetYears }: Pick<ExamRow, 'name' | 'targetYears'>,
) => changeRows(unbound(tx), 'exams', { id }, { name, targetYears: [...targetYears] });

/** Subjects in the order of the exam, and standards, in place of what was there. Needs the database role `staff`. */
export async function saveParts(
  tx: TransactionContext,
  examId: number,
  { subjectIds, standardIds }: ExamParts,
): Promise<void> {
  const shared = unbound(tx);
  await removeRows(shared, 'examSubjects', { examId });
  await insertRows(
    shared,
    'examSubjects',
    subjectIds.map((subjectId, position) => ({ examId, subjectId, position })),
  );
  await removeRows(shared, 'examStandards', { examId });
  await insertRows(
    shared,
    'examStandards',
    standardIds.map((standardId) => ({ examId, standardId })),
  );
}
