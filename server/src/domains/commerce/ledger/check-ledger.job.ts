import { inTransaction } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { findLastUntil, nameOf, saveSnapshot, sumFromFirst, sumFromSnapshot } from './balances.store.ts';

export const CHECK_LEDGER = 'commerce.checkLedger';
/** A transaction that began before this has ended, so that no id from before it is still to come. */
const SETTLED_MS = 60 * 60 * 1000;

/**
 * Adds the ledger up from its first entry every night, says every account that differs from the running sums by a paisa or more, and keeps
 * the sums for the balances of the next day.
 */
export const checkLedger: Job = async (ctx) => {
  await inTransaction(ctx, async (tx) => {
    await lockByName(tx, CHECK_LEDGER);
    const untilId = await findLastUntil(tx, lastIdBefore(tx.clock.now().getTime() - SETTLED_MS));
    if (untilId === undefined) return;
    const running = await sumFromSnapshot(tx, untilId);
    const sums = await sumFromFirst(tx, untilId);
    if (running) {
      const known = new Map(running.map((sum) => [nameOf(sum), sum.amountPaise]));
      for (const { amountPaise, ...one } of sums) {
        const differsPaise = amountPaise - (known.get(nameOf(one)) ?? 0);
        if (differsPaise !== 0) tx.log.error({ ...one, differsPaise }, 'the running sum of the ledger differs');
      }
    }
    const whole = sums.reduce((all, { amountPaise }) => all + amountPaise, 0);
    if (whole !== 0) tx.log.error({ differsPaise: whole }, 'the ledger does not sum to nothing');
    await saveSnapshot(tx, untilId, sums);
  });
};

/** The greatest id that is made before a moment, in ms: ids begin with their time (RFC 9562, version 7). */
export function lastIdBefore(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}
