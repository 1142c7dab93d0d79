import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, rows } from '../../../kernel/database/rows.ts';
import { newId } from '../../../kernel/ids.ts';

/** How often each of these passes was paused since then. */
export async function countPauses(ctx: Bound, passIds: readonly string[], since: Date): Promise<Map<string, number>> {
  const found = await rows(ctx)
    .selectFrom('passPauses')
    .select(['passId', sql<number>`count(*)::int`.as('many')])
    .where('passId', '=', anyOf(passIds))
    .where('fromAt', '>', since)
    .groupBy('passId')
    .execute();
  return new Map(found.map(({ passId, many }) => [passId, many]));
}

export async function insertPause(tx: TransactionContext, passId: string, untilAt: Date): Promise<void> {
  await insertRows(tx, 'passPauses', { id: newId(), passId, fromAt: tx.clock.now(), untilAt });
}

/** The pause that runs until then ends now. */
export async function endPause(tx: TransactionContext, passId: string, untilAt: Date): Promise<void> {
  await changeRows(tx, 'passPauses', { passId, untilAt }, { untilAt: tx.clock.now() });
}
