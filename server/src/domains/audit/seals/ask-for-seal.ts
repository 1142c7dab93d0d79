import type { TransactionContext } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';

export const SEAL_ENTRIES = 'audit.seal';
const SOON_MS = 1500;
const QUIET_MS = 2000;

/** When this process last asked, by institute. */
const asked = new Map<number, number>();

/**
 * Has the entry sealed a second or two after it was written. One question in two seconds is enough for all entries of an institute, and it has
 * no key: two transactions that write entries at once must not wait for each other. What slips through is found by the minute's sweep.
 */
export async function askForSeal(tx: TransactionContext): Promise<void> {
  const now = tx.clock.now().getTime();
  if (Math.abs(now - (asked.get(tx.instituteId) ?? 0)) < QUIET_MS) return;
  asked.set(tx.instituteId, now);
  await enqueue(tx, SEAL_ENTRIES, {}, { runAt: new Date(now + SOON_MS) });
}
