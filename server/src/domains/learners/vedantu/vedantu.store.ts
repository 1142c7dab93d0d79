import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { rows, upsertRows } from '../../../kernel/database/rows.ts';

export async function findVedantuId(ctx: Bound, accountId: string): Promise<string | null> {
  const row = await rows(ctx)
    .selectFrom('learnerProfiles')
    .select('vedantuId')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.vedantuId ?? null;
}

/** Everything else of the profile stays; who has none yet gets one that prepares for nothing. */
export async function saveVedantuNumber(
  tx: TransactionContext,
  accountId: string,
  vedantuId: string | null,
): Promise<void> {
  await upsertRows(tx, 'learnerProfiles', { accountId, vedantuId, updatedAt: tx.clock.now() }, { key: ['accountId'] });
}
