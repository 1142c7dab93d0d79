import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, insertRows, rows } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';

export interface StoredDoubt {
  readonly id: string;
  readonly classId: string;
  readonly accountId: string;
  readonly words: string;
  readonly askedAt: Date;
  /** Empty until somebody has answered. */
  readonly answer: string;
  readonly answeredBy: string | null;
  readonly answeredAt: Date | null;
}
const columns = ['id', 'classId', 'accountId', 'words', 'askedAt', 'answer', 'answeredBy', 'answeredAt'] as const;
const doubts = (ctx: Bound) => rows(ctx).selectFrom('liveDoubts').select(columns);

/** In the order in which they were left. */
export const listDoubts = (ctx: Bound, classId: string): Promise<StoredDoubt[]> =>
  doubts(ctx).where('classId', '=', classId).orderBy('id').execute();
export const listDoubtsOf = (ctx: Bound, classId: string, accountId: string): Promise<StoredDoubt[]> =>
  doubts(ctx).where('classId', '=', classId).where('accountId', '=', accountId).orderBy('id').execute();
export async function getDoubt(ctx: Bound, id: string): Promise<StoredDoubt> {
  return (await doubts(ctx).where('id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND');
}

export async function insertDoubt(tx: TransactionContext, one: StoredDoubt): Promise<void> {
  const { id, classId, accountId, words, askedAt } = one;
  await insertRows(tx, 'liveDoubts', { id, classId, accountId, words, askedAt });
}

export async function saveAnswer(
  tx: TransactionContext,
  id: string,
  answer: Pick<StoredDoubt, 'answer' | 'answeredBy' | 'answeredAt'>,
): Promise<void> {
  await changeRows(tx, 'liveDoubts', { id }, answer);
}
