import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import type { Job } from '../../../../kernel/jobs/worker.ts';
import { record } from '../../../audit/index.ts';
import { revoke } from '../../../entitlements/index.ts';
import { notify } from '../../../notices/index.ts';
import { inRupees } from '../../ledger/in-rupees.ts';
import { getOrder } from '../orders.store.ts';
import { sourceOfLine } from '../source-of-line.ts';
import { instalmentNotices } from './notice-kinds.ts';
import { pausesAt } from './pay-part.ts';
import {
  changePart,
  changeSchedule,
  listToLookAt,
  lockSchedule,
  type StoredPart,
  type ToldOfPart,
} from './schedules.store.ts';

export const REMIND_INSTALMENTS = 'commerce.remindInstalments';
/** So long before its date a buyer hears of a part. */
const SOON_MS = 3 * 24 * 60 * 60 * 1000;
const AT_ONCE = 500;

/**
 * Says what is due soon and what is late, each once, and closes what was bought where a part is late for longer than its days of grace: softly,
 * for the payment opens it again.
 */
export const remindInstalments: Job = async (ctx) => {
  const until = new Date(ctx.clock.now().getTime() + SOON_MS);
  for (let behind: string | undefined, ended = false; !ended;) {
    const found = await listToLookAt(ctx, { until, behind, most: AT_ONCE });
    for (const { orderId } of found) await lookAt(ctx, orderId);
    behind = found.at(-1)?.orderId;
    ended = found.length < AT_ONCE;
  }
};

const stepOf = (part: StoredPart, graceDays: number, now: Date): ToldOfPart | undefined => {
  if (pausesAt(part, graceDays) <= now) return 'paused';
  if (part.dueAt <= now) return 'late';
  return part.dueAt.getTime() - now.getTime() < SOON_MS ? 'due' : undefined;
};

const lookAt = (ctx: Context, orderId: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { schedule, parts } = await lockSchedule(tx, orderId);
    const { state, title, graceDays } = schedule;
    const next = parts.find(({ paidAt }) => paidAt === null);
    if (!next || (state !== 'running' && state !== 'paused')) return;
    const told = stepOf(next, graceDays, tx.clock.now());
    if (told === undefined || told === next.told) return;
    await changePart(tx, next, { told });
    if (told === 'paused' && state === 'running') await pause(tx, orderId);
    const { accountId } = await getOrder(tx, orderId);
    await notify(tx, {
      kind: instalmentNotices[told],
      accountIds: [accountId],
      params: {
        title,
        part: `${next.part}/${parts.length}`,
        amount: inRupees(next.amountPaise),
        dueAt: next.dueAt.toISOString(),
        pausesAt: pausesAt(next, graceDays).toISOString(),
      },
      link: `/student/orders/${orderId}`,
      key: `${orderId}:${next.part}:${told}`,
    });
  });

async function pause(tx: TransactionContext, orderId: string): Promise<void> {
  await changeSchedule(tx, orderId, 'paused');
  await revoke(tx, { source: sourceOfLine(orderId, 0), reason: 'An instalment is late' });
  await record(tx, { action: 'instalments.paused', subjectKind: 'order', subjectId: orderId });
}
