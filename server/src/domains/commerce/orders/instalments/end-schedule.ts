import type { TransactionContext } from '../../../../kernel/context.ts';
import { revoke } from '../../../entitlements/index.ts';
import { changeOrder, lockOrder } from '../orders.store.ts';
import { sourceOfLine } from '../source-of-line.ts';
import { changeSchedule, listParts, listPartsOfOrders, lockSchedule } from './schedules.store.ts';

/**
 * A part was given back: what the schedule opened closes, and nothing of it is due any more. An order for a later part that nobody has paid is
 * closed with it; money that still comes for it goes back by itself. Orders are locked before the schedule, as a payment does.
 */
export async function endSchedule(tx: TransactionContext, payOrderId: string, reason: string): Promise<void> {
  const [given] = await listPartsOfOrders(tx, [payOrderId]);
  if (!given) return;
  for (const { payOrderId: openId, paidAt } of await listParts(tx, [given.orderId])) {
    if (openId === null || paidAt !== null) continue;
    const { paidAt: orderPaidAt } = await lockOrder(tx, openId);
    if (orderPaidAt === null) await changeOrder(tx, openId, { state: 'expired' });
  }
  const { schedule } = await lockSchedule(tx, given.orderId);
  if (schedule.state === 'ended') return;
  await changeSchedule(tx, schedule.orderId, 'ended');
  await revoke(tx, { source: sourceOfLine(schedule.orderId, 0), reason });
}
