import type { TransactionContext } from '../../../../kernel/context.ts';
import { record } from '../../../audit/index.ts';
import { openBought } from '../../../courses/index.ts';
import { getOrder, listLines } from '../orders.store.ts';
import { sourceOfLine } from '../source-of-line.ts';
import {
  changePart,
  changeSchedule,
  listPartsOfOrders,
  lockSchedule,
  type StoredPart,
  type StoredSchedule,
} from './schedules.store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** When access closes where a part is not paid. */
export const pausesAt = ({ dueAt }: Pick<StoredPart, 'dueAt'>, graceDays: number): Date =>
  new Date(dueAt.getTime() + graceDays * DAY);

/** Whether an order may take money: one of a part whose schedule has ended may not. True for every other order. */
export async function isPartOpen(tx: TransactionContext, payOrderId: string): Promise<boolean> {
  const [part] = await listPartsOfOrders(tx, [payOrderId]);
  if (!part) return true;
  const { schedule } = await lockSchedule(tx, part.orderId);
  return schedule.state !== 'ended' && part.paidAt === null;
}

/**
 * An order is paid: where it pays a part, the part is paid too. The first part begins its schedule, the last one ends it, and what a late part
 * had closed opens again once no part is late.
 */
export async function payPart(tx: TransactionContext, payOrderId: string): Promise<void> {
  const [paid] = await listPartsOfOrders(tx, [payOrderId]);
  if (!paid) return;
  const { schedule, parts } = await lockSchedule(tx, paid.orderId);
  const now = tx.clock.now();
  await changePart(tx, paid, { paidAt: now });
  const left = parts.filter(({ part, paidAt }) => part !== paid.part && paidAt === null);
  const late = left.some((part) => pausesAt(part, schedule.graceDays) <= now);
  await changeSchedule(tx, schedule.orderId, left.length === 0 ? 'done' : stateAfter(schedule, late));
  if (schedule.state === 'paused' && !late) await openAgain(tx, schedule);
}

/** A schedule begins though a later part is late already: the daily look closes it, and a payment opens it again. */
const stateAfter = ({ state }: StoredSchedule, late: boolean) => (late && state === 'paused' ? 'paused' : 'running');

/** The grant of the first order holds again until the day that it had. */
async function openAgain(tx: TransactionContext, { orderId, thingId, thingKind }: StoredSchedule): Promise<void> {
  const { accountId } = await getOrder(tx, orderId);
  const [line] = await listLines(tx, [orderId]);
  await openBought(tx, {
    courseId: thingId,
    accountId,
    source: sourceOfLine(orderId, 0),
    endsAt: line?.opensUntil ?? null,
  });
  await record(tx, { action: 'instalments.resumed', subjectKind: 'order', subjectId: orderId, details: { thingKind } });
}
