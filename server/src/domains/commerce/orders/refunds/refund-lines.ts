import type { TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { record } from '../../../audit/index.ts';
import { notify } from '../../../notices/index.ts';
import { releaseCoupons } from '../../coupons/hold-coupon.ts';
import { inRupees } from '../../ledger/in-rupees.ts';
import { post } from '../../ledger/ledger.store.ts';
import { takeSharesBack } from '../../offers/shares/earn-shares.ts';
import { refundToWallet } from '../../wallet/hold-wallet.ts';
import { addSums, spread } from '../../offers/order-sums.ts';
import { shelfOf } from '../../offers/shelf.ts';
import { endSchedule } from '../instalments/end-schedule.ts';
import { listDocuments } from '../invoices/documents.store.ts';
import { issueDocument } from '../invoices/issue-document.ts';
import {
  changeOrder,
  isRefundable,
  listLines,
  markRefunded,
  type StoredLine,
  type StoredOrder,
} from '../orders.store.ts';
import { partOfLine } from '../part-of-line.ts';
import type { StoredPayment } from '../payments/payments.store.ts';
import { sourceOfLine } from '../source-of-line.ts';
import { insertRefund, listRefunds, type StoredRefund } from './refunds.store.ts';
import { askToSend, finishRefund } from './send-refund.job.ts';
import { shareRefund } from './share-refund.ts';

interface Why {
  readonly key: string;
  readonly reason: string;
  /** The money is gone already: no gateway is asked for it. */
  readonly takenByBank?: boolean;
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
  // A bank takes back what was paid at a gateway; of a part of it nothing is of the wallet.
  const isPart = parts.some((part) => part.totalPaise < (all[part.line]?.totalPaise ?? 0));
  const walletPaise = why.takenByBank && isPart ? 0 : walletPartOf(order, all, parts);
  const left = all.some((line) => isRefundable(line) && !chosen.includes(line));
  // Coupons before the wallet, as payments lock them.
  if (!left) await releaseCoupons(tx, order.id, 'used');
  await giveBack(tx, order, parts, { ...why, walletPaise });
  for (const { line, taxablePaise } of chosen) {
    const backPaise = parts.find((part) => part.line === line)?.taxablePaise ?? 0;
    await takeSharesBack(tx, { orderId: order.id, line, taxablePaise, backPaise }, `refund:${why.key}`);
  }
  await changeOrder(tx, order.id, { state: left ? 'part_refunded' : 'refunded' });
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
  { key, reason, takenByBank = false, walletPaise }: Why & { readonly walletPaise: number },
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
  await postRefund(tx, order.id, sums, `refund:${key}`);
  for (const line of lines) {
    await markRefunded(tx, line, tx.clock.now());
    const source = sourceOfLine(order.id, line.line);
    await shelfOf(line.thingKind).close(tx, { source, why: 'refunded', reason });
  }
  await endSchedule(tx, order.id, reason);
  await refundToWallet(tx, order.id, walletPaise);
  for (const { orderId, amountPaise } of wallets) await refundToWallet(tx, orderId, amountPaise);
  const given = { orderId: order.id, reason, creditNoteId: note.id, takenByBank };
  await send(
    tx,
    { payment: payments[0]?.payment, amountPaise: payments[0]?.amountPaise ?? 0, walletPaise: backPaise },
    { ...given, id: key },
  );
  for (const part of payments.slice(1)) await send(tx, { ...part, walletPaise: 0 }, { ...given, id: newId() });
  await tell(tx, order, {
    lines,
    key,
    reason,
    kind: takenByBank ? 'order.takenByBank' : 'order.refunded',
    creditNote: note.body.number,
    amountPaise: sums.totalPaise,
  });
}

/** The sale and its tax are taken back, and what was paid for them is owed. */
const postRefund = (tx: TransactionContext, orderId: string, sums: ReturnType<typeof addSums>, purpose: string) =>
  post(tx, {
    orderId,
    purpose,
    entries: [
      { account: 'sales', amountPaise: sums.taxablePaise },
      { account: 'outputCgst', amountPaise: sums.cgstPaise },
      { account: 'outputSgst', amountPaise: sums.sgstPaise },
      { account: 'outputIgst', amountPaise: sums.igstPaise },
      { account: 'refundsPayable', amountPaise: -sums.totalPaise },
    ],
  });

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
  {
    takenByBank,
    ...given
  }: Pick<StoredRefund, 'id' | 'orderId' | 'reason' | 'creditNoteId'> & {
    readonly takenByBank: boolean;
  },
): Promise<void> {
  const now = tx.clock.now();
  const isDone = !payment || takenByBank;
  const refund: StoredRefund = {
    ...given,
    paymentId: payment?.id ?? null,
    amountPaise: amountPaise + walletPaise,
    walletPaise,
    state: isDone ? 'done' : 'sending',
    askedBy: tx.actor?.accountId ?? null,
    askedAt: now,
    gatewayRefundId: null,
    doneAt: isDone ? now : null,
  };
  await insertRefund(tx, refund);
  if (payment && takenByBank) await finishRefund(tx, refund, payment);
  else if (payment) await askToSend(tx, given.id, payment);
}

interface Given {
  readonly kind: 'order.refunded' | 'order.takenByBank';
  readonly lines: readonly StoredLine[];
  readonly key: string;
  readonly reason: string;
  readonly creditNote: string;
  readonly amountPaise: number;
}
async function tell(tx: TransactionContext, order: StoredOrder, given: Given): Promise<void> {
  const { kind, lines, key, reason, creditNote, amountPaise } = given;
  await record(tx, {
    action: 'order.refunded',
    subjectKind: 'order',
    subjectId: order.id,
    reason,
    details: { amountPaise, creditNote },
  });
  await notify(tx, {
    kind,
    accountIds: [order.accountId],
    params: {
      number: order.number,
      titles: lines.map(({ title }) => title).join(', '),
      amount: inRupees(amountPaise),
    },
    link: `/student/orders/${order.id}`,
    key,
  });
}
