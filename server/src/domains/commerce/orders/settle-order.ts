import type { TransactionContext } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { openBought } from '../../courses/index.ts';
import { whyOpen } from '../../entitlements/index.ts';
import { notify } from '../../notices/index.ts';
import { post } from '../ledger/ledger.store.ts';
import { changeOrder, listLines, saveOpening, type StoredLine, type StoredOrder } from './orders.store.ts';
import { issueDocument } from './invoices/issue-document.ts';
import type { StoredPayment } from './payments/payments.store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Where the grant of a line comes from, so that a refund closes this line alone. */
export const sourceOfLine = (orderId: string, line: number): string => `purchase:${orderId}:${line}`;

/**
 * An order that is paid for: its state, the ledger, what opens and the invoice change in one transaction. The caller holds the lock of the
 * order and has seen that it was not paid before.
 */
export async function settleOrder(
  tx: TransactionContext,
  order: StoredOrder,
  payment: StoredPayment | undefined,
): Promise<void> {
  const now = tx.clock.now();
  await changeOrder(tx, order.id, { state: 'paid', paidAt: now });
  if (payment)
    await post(tx, {
      orderId: order.id,
      purpose: `payment:${payment.id}`,
      // A discount is never income: what was sold is booked at what it was sold for, without its tax.
      entries: [
        { account: 'gatewayClearing', amountPaise: order.totalPaise },
        { account: 'sales', amountPaise: -order.taxablePaise },
        { account: 'outputCgst', amountPaise: -order.cgstPaise },
        { account: 'outputSgst', amountPaise: -order.sgstPaise },
        { account: 'outputIgst', amountPaise: -order.igstPaise },
      ],
    });
  const lines: StoredLine[] = [];
  for (const line of await listLines(tx, [order.id])) lines.push(await openLine(tx, order, line));
  await issueDocument(tx, { order, lines, payment });
  await record(tx, {
    action: 'order.paid',
    subjectKind: 'order',
    subjectId: order.id,
    details: { totalPaise: order.totalPaise, gateway: payment?.gateway },
  });
  await notify(tx, {
    kind: 'order.paid',
    accountIds: [order.accountId],
    params: { titles: lines.map(({ title }) => title).join(', '), number: order.number },
    link: `/student/orders/${order.id}`,
    key: order.id,
  });
}

/** Opens what a line bought for its days, which begin now, or where the days of what the buyer has end. */
async function openLine(tx: TransactionContext, { accountId, id }: StoredOrder, line: StoredLine): Promise<StoredLine> {
  const now = tx.clock.now().getTime();
  const thing = { kind: line.thingKind, id: line.thingId };
  const ends = (await whyOpen(tx, accountId, thing)).map(({ endsAt }) =>
    endsAt === null ? Infinity : Date.parse(endsAt),
  );
  const since = Math.max(now, ...ends);
  const forGood = line.validityDays === null || since === Infinity;
  const opensUntil = forGood ? null : new Date(since + line.validityDays * DAY);
  await openBought(tx, { courseId: line.thingId, accountId, source: sourceOfLine(id, line.line), endsAt: opensUntil });
  await saveOpening(tx, line, opensUntil);
  return { ...line, opensUntil };
}
