import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { asStaff } from '../../tenancy/index.ts';
import { loadReference, type Reference } from '../exams/reference.store.ts';
import { forgetReference } from '../exams/reference.ts';
import { type ExamParts, listStandards, lockExams } from './provided-exams.store.ts';

/** Changes the exams of all institutes while nobody else does. EXAM_EXISTS where a name or code is taken. */
export async function changeExams<R>(
  ctx: Context,
  work: (tx: TransactionContext, reference: Reference) => Promise<R>,
): Promise<R> {
  try {
    return await inTransaction(asStaff(ctx, ctx.instituteId), async (tx) => {
      await lockExams(tx);
      return work(tx, await loadReference(tx));
    });
  } catch (error) {
    if (isDuplicate(error)) fail('EXAM_EXISTS');
    throw error;
  } finally {
    forgetReference();
  }
}

interface Named {
  readonly name: string;
  readonly subjects: readonly SubjectName[];
  readonly standards: readonly number[];
}

/** What an exam is made of, by number; NOT_FOUND for what is not there, EXAM_EXISTS where another exam has its name. */
export async function partsOf(
  tx: TransactionContext,
  { exams, subjects }: Reference,
  { name, ...asked }: Named,
  examId?: number,
): Promise<ExamParts> {
  if (exams.some((one) => one.id !== examId && one.name.toLowerCase() === name.toLowerCase())) fail('EXAM_EXISTS');
  const known = new Set((await listStandards(tx)).map(({ id }) => id));
  if (asked.standards.some((id) => !known.has(id))) fail('NOT_FOUND');
  return {
    subjectIds: [...new Set(asked.subjects)].map(
      (code) => subjects.find((subject) => subject.code === code)?.id ?? fail('NOT_FOUND'),
    ),
    standardIds: [...new Set(asked.standards)],
  };
}
