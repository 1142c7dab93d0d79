import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notices/index.ts';
import { releaseCoupon } from '../coupons/hold-coupon.ts';
import { post } from '../ledger/ledger.store.ts';
import { refundToWallet } from '../wallet/hold-wallet.ts';
import { addSums, spread } from '../offers/order-sums.ts';
import { shelfOf } from '../offers/shelf.ts';
import { listDocuments } from '../orders/invoices/documents.store.ts';
import { issueDocument } from '../orders/invoices/issue-document.ts';
import {
  changeOrder,
  getOrder,
  isRefundable,
  listLines,
  lockOrder,
  markRefunded,
  type StoredLine,
  type StoredOrder,
} from '../orders/orders.store.ts';
import { partOfLine } from '../orders/part-of-line.ts';
import { presentOrder } from '../orders/present-orders.ts';
import { insertRefund, listRefunds, type StoredRefund } from '../orders/refunds/refunds.store.ts';
import { SEND_REFUND } from '../orders/refunds/send-refund.job.ts';
import type { StoredPayment } from '../orders/payments/payments.store.ts';
import { shareRefund } from '../orders/refunds/share-refund.ts';
import { sourceOfLine } from '../orders/source-of-line.ts';

type Refund = typeof api.commerce.refundOrder;
/**
 * Gives the money of some lines back: what they opened closes, a credit note is issued and the gateway is asked to send the money, all in one
 * transaction but the sending. The same key again is the same refund. ORDER_NOT_PAID, LINE_REFUNDED.
 */
export async function refundOrder(ctx: Context, { params, body }: Input<Refund>): Promise<Answer<Refund>> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, params.orderId);
    await refundLines(tx, order, new Map(body.lines.map((line) => [line, undefined])), body);
  });
  return presentOrder(ctx, await getOrder(ctx, params.orderId));
}

interface Why {
  readonly key: string;
  readonly reason: string;
}

/** Gives lines of a locked order back: all that was paid for each, or the paise that stand beside it. */
export async function refundLines(
  tx: TransactionContext,
  order: StoredOrder,
  wanted: ReadonlyMap<number, number | undefined>,
  why: Why,
): Promise<void> {
  if ((await listRefunds(tx, [order.id])).some(({ id }) => id === why.key)) return;
  if (order.state !== 'paid' && order.state !== 'part_refunded') fail('ORDER_NOT_PAID');
  const all = await listLines(tx, [order.id]);
  const chosen = [...wanted.keys()].map((line) => all[line] ?? fail('NOT_FOUND'));
  if (chosen.some(({ thingKind }) => thingKind === 'topUp')) fail('TOP_UP_KEPT');
  if (chosen.some(({ refundedAt, totalPaise }) => refundedAt || totalPaise === 0)) fail('LINE_REFUNDED');
  const parts = chosen.map((line) => partOfLine(line, wanted.get(line.line) ?? line.totalPaise));
  const walletPaise = walletPartOf(order, all, parts);
  await giveBack(tx, order, parts, { ...why, walletPaise });
  const left = all.some((line) => isRefundable(line) && !chosen.includes(line));
  await changeOrder(tx, order.id, { state: left ? 'part_refunded' : 'refunded' });
  if (!left) await releaseCoupon(tx, order.id, 'used');
}

/** What the wallet paid of these lines or parts: each line has its share of it, so that all together are the whole. */
function walletPartOf(order: StoredOrder, all: readonly StoredLine[], parts: readonly StoredLine[]): number {
  const shares = spread(
    order.walletPaise,
    all.map(({ totalPaise }) => totalPaise),
  );
  return parts.reduce((sum, { line, totalPaise }) => {
    const exact = BigInt(shares[line] ?? 0) * BigInt(totalPaise);
    return sum + Number(exact / BigInt(all[line]?.totalPaise ?? 1));
  }, 0);
}

async function giveBack(
  tx: TransactionContext,
  order: StoredOrder,
  lines: readonly StoredLine[],
  { key, reason, walletPaise }: { readonly key: string; readonly reason: string; readonly walletPaise: number },
): Promise<void> {
  const sums = addSums(lines);
  const { payments, wallets } = await shareRefund(tx, order.id, sums.totalPaise - walletPaise);
  const corrects =
    (await listDocuments(tx, [order.id])).find(({ correctsId }) => correctsId === null) ?? fail('NOT_FOUND');
  const backPaise = wallets.reduce((sum, { amountPaise }) => sum + amountPaise, walletPaise);
  const note = await issueDocument(tx, {
    order,
    lines,
    payment: payments[0]?.payment,
    walletPaise: backPaise,
    corrects,
  });
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
    const source = sourceOfLine(order.id, line.line);
    await shelfOf(line.thingKind).close(tx, { source, why: 'refunded', reason });
  }
  await refundToWallet(tx, order.id, walletPaise);
  for (const { orderId, amountPaise } of wallets) await refundToWallet(tx, orderId, amountPaise);
  const given = { orderId: order.id, reason, creditNoteId: note.id };
  await send(
    tx,
    { payment: payments[0]?.payment, amountPaise: payments[0]?.amountPaise ?? 0, walletPaise: backPaise },
    { ...given, id: key },
  );
  for (const part of payments.slice(1)) await send(tx, { ...part, walletPaise: 0 }, { ...given, id: newId() });
  await tell(tx, order, { lines, key, reason, creditNote: note.body.number, amountPaise: sums.totalPaise });
}

interface SentPart {
  /** Undefined: all of it went to wallets. */
  readonly payment: StoredPayment | undefined;
  readonly amountPaise: number;
  readonly walletPaise: number;
}
/**
 * Keeps one part of a refund, and asks its gateway for the money. The first part has the key of the refund, so that the same key is the same
 * refund, and says what went to wallets.
 */
async function send(
  tx: TransactionContext,
  { payment, amountPaise, walletPaise }: SentPart,
  given: Pick<StoredRefund, 'id' | 'orderId' | 'reason' | 'creditNoteId'>,
): Promise<void> {
  const now = tx.clock.now();
  await insertRefund(tx, {
    ...given,
    paymentId: payment?.id ?? null,
    amountPaise: amountPaise + walletPaise,
    walletPaise,
    state: payment ? 'sending' : 'done',
    askedBy: actorOf(tx).accountId,
    askedAt: now,
    gatewayRefundId: null,
    doneAt: payment ? null : now,
  });
  if (payment) await enqueue(tx, SEND_REFUND, { refundId: given.id }, { key: `refund:${given.id}` });
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
