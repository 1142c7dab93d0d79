import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { insertEvents } from '../attendance/events.store.ts';
import { takeLost, type Visit } from './visits.store.ts';

/** Who comes back within this time was never gone. */
const GONE_MS = 30_000;

/**
 * Ends the visits that nobody has seen for half a minute, at the moment when they were last seen: so it makes no difference whether a tab, a
 * line or a whole server died, nor when this is run. Answers the visits that are over.
 */
export function settleVisits(ctx: Context): Promise<Visit[]> {
  return inTransaction(ctx, (tx) => settleLost(tx));
}

/** The same within a transaction, for one class. */
export async function settleLost(tx: TransactionContext, classId?: string): Promise<Visit[]> {
  const lost = await takeLost(tx, new Date(tx.clock.now().getTime() - GONE_MS), classId);
  await insertEvents(
    tx,
    lost.map(({ id: visitId, classId: lostIn, accountId, seenAt }) => ({
      id: newId(),
      classId: lostIn,
      accountId,
      visitId,
      mode: 'leave' as const,
      source: 'sweep' as const,
      at: seenAt,
    })),
  );
  return lost;
}
