import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { rows, upsertRows } from '../../../kernel/database/rows.ts';

/** Which of the addresses that were made for somebody is good; undefined where none was. */
export async function findRound(ctx: Bound, accountId: string): Promise<number | undefined> {
  const found = await rows(ctx)
    .selectFrom('liveCalendars')
    .select('round')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return found?.round;
}

/** Makes another one the good one: those of before lead nowhere. */
export async function saveRound(tx: TransactionContext, accountId: string, round: number): Promise<void> {
  const madeAt = tx.clock.now();
  await upsertRows(tx, 'liveCalendars', { accountId, round, madeAt }, { key: ['accountId'] });
}
