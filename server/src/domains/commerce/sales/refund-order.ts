import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { revoke } from '../../entitlements/index.ts';
import { notify } from '../../notices/index.ts';
import { releaseCoupon } from '../coupons/hold-coupon.ts';
import { post } from '../ledger/ledger.store.ts';
import { addSums } from '../offers/order-sums.ts';
import { listDocuments } from '../orders/invoices/documents.store.ts';
import { issueDocument } from '../orders/invoices/issue-document.ts';
import {
  changeOrder,
  getOrder,
  listLines,
  lockOrder,
  markRefunded,
  type StoredLine,
  type StoredOrder,
} from '../orders/orders.store.ts';
import { listPayments } from '../orders/payments/payments.store.ts';
import { presentOrder } from '../orders/present-orders.ts';
import { insertRefund, listRefunds } from '../orders/refunds/refunds.store.ts';
import { SEND_REFUND } from '../orders/refunds/send-refund.job.ts';
import { sourceOfLine } from '../orders/settle-order.ts';

type Refund = typeof api.commerce.refundOrder;
/**
 * Gives the money of some lines back: what they opened closes, a credit note is issued and the gateway is asked to send the money, all in one
 * transaction but the sending. The same key again is the same refund. ORDER_NOT_PAID, LINE_REFUNDED.
 */
export async function refundOrder(ctx: Context, { params, body }: Input<Refund>): Promise<Answer<Refund>> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, params.orderId);
    if ((await listRefunds(tx, [order.id])).some(({ id }) => id === body.key)) return;
    if (order.state !== 'paid' && order.state !== 'part_refunded') fail('ORDER_NOT_PAID');
    const all = await listLines(tx, [order.id]);
    const chosen = [...new Set(body.lines)].map((line) => all[line] ?? fail('NOT_FOUND'));
    if (chosen.some(({ refundedAt, totalPaise }) => refundedAt || totalPaise === 0)) fail('LINE_REFUNDED');
    await giveBack(tx, order, chosen, body);
    const left = all.some((line) => !line.refundedAt && !chosen.includes(line) && line.totalPaise > 0);
    await changeOrder(tx, order.id, { state: left ? 'part_refunded' : 'refunded' });
    if (!left) await releaseCoupon(tx, order.id, 'used');
  });
  return presentOrder(ctx, await getOrder(ctx, params.orderId));
}

async function giveBack(
  tx: TransactionContext,
  order: StoredOrder,
  lines: readonly StoredLine[],
  { key, reason }: { readonly key: string; readonly reason: string },
): Promise<void> {
  const sums = addSums(lines);
  const payment =
    (await listPayments(tx, [order.id])).find(({ state }) => state === 'captured') ?? fail('ORDER_NOT_PAID');
  const corrects =
    (await listDocuments(tx, [order.id])).find(({ correctsId }) => correctsId === null) ?? fail('NOT_FOUND');
  const note = await issueDocument(tx, { order, lines, payment, corrects });
  await post(tx, {
    orderId: order.id,
    purpose: `refund:${key}`,
    entries: [
      { account: 'sales', amountPaise: sums.taxablePaise },
      { account: 'outputCgst', amountPaise: sums.cgstPaise },
      { account: 'outputSgst', amountPaise: sums.sgstPaise },
      { account: 'outputIgst', amountPaise: sums.igstPaise },
      { account: 'refundsPayable', amountPaise: -sums.totalPaise },
    ],
  });
  for (const line of lines) {
    await markRefunded(tx, line, tx.clock.now());
    await revoke(tx, { source: sourceOfLine(order.id, line.line), reason });
  }
  await insertRefund(tx, {
    id: key,
    orderId: order.id,
    paymentId: payment.id,
    amountPaise: sums.totalPaise,
    reason,
    state: 'sending',
    askedBy: actorOf(tx).accountId,
    askedAt: tx.clock.now(),
    gatewayRefundId: null,
    doneAt: null,
    creditNoteId: note.id,
  });
  await enqueue(tx, SEND_REFUND, { refundId: key }, { key: `refund:${key}` });
  await tell(tx, order, { lines, key, reason, creditNote: note.body.number, amountPaise: sums.totalPaise });
}

interface Given {
  readonly lines: readonly StoredLine[];
  readonly key: string;
  readonly reason: string;
  readonly creditNote: string;
  readonly amountPaise: number;
}
async function tell(tx: TransactionContext, order: StoredOrder, given: Given): Promise<void> {
  const { lines, key, reason, creditNote, amountPaise } = given;
  await record(tx, {
    action: 'order.refunded',
    subjectKind: 'order',
    subjectId: order.id,
    reason,
    details: { amountPaise, creditNote },
  });
  await notify(tx, {
    kind: 'order.refunded',
    accountIds: [order.accountId],
    params: {
      number: order.number,
      titles: lines.map(({ title }) => title).join(', '),
      amount: rupees(amountPaise),
    },
    link: `/student/orders/${order.id}`,
    key,
  });
}

const rupees = (paise: number) => `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;
