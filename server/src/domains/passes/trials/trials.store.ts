import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { insertRows, rows } from '../../../kernel/database/rows.ts';

/** The exams of which somebody has tried a plan. */
export async function triedExams(ctx: Bound, accountId: string): Promise<Set<number>> {
  const found = await rows(ctx).selectFrom('passTrials').select('examId').where('accountId', '=', accountId).execute();
  return new Set(found.map(({ examId }) => examId));
}

export async function insertTrials(
  tx: TransactionContext,
  { accountId, passId, examIds }: { readonly accountId: string; readonly passId: string; readonly examIds: number[] },
): Promise<void> {
  await insertRows(
    tx,
    'passTrials',
    examIds.map((examId) => ({ accountId, examId, passId })),
  );
}
