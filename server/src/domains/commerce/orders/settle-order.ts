import type { TransactionContext } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notices/index.ts';
import { post } from '../ledger/ledger.store.ts';
import { shelfOf } from '../offers/shelf.ts';
import { earnShares } from '../offers/shares/earn-shares.ts';
import { move } from '../wallet/move.ts';
import { payOwed } from '../wallet/owed.ts';
import { lockWallet } from '../wallet/wallets.store.ts';
import { spendCredits } from './credits/spend-credits.ts';
import { payPart } from './instalments/pay-part.ts';
import { changeOrder, dueOf, listLines, saveOpening, type StoredLine, type StoredOrder } from './orders.store.ts';
import { issueDocument } from './invoices/issue-document.ts';
import { moneyAccountOf, type StoredPayment } from './payments/payments.store.ts';
import { sourceOfLine } from './source-of-line.ts';

/**
 * An order that is paid for: its state, the ledger, its credits, what opens and the invoice change in one transaction. The caller holds the
 * lock of the order and has seen that it was not paid before, and that its credits are free.
 */
export async function settleOrder(
  tx: TransactionContext,
  order: StoredOrder,
  payment: StoredPayment | undefined,
): Promise<void> {
  const now = tx.clock.now();
  await changeOrder(tx, order.id, { state: 'paid', paidAt: now });
  const bought = await listLines(tx, [order.id]);
  if (payment && bought.some(({ thingKind }) => thingKind === 'topUp')) return fillWallet(tx, order, payment);
  const creditNotes = await spendCredits(tx, order);
  await post(tx, {
    orderId: order.id,
    purpose: payment ? `payment:${payment.id}` : 'settled',
    // A discount is never income: what was sold is booked at what it was sold for, without its tax.
    entries: [
      { account: payment ? moneyAccountOf(payment) : 'gatewayClearing', amountPaise: dueOf(order) },
      { account: 'walletHeld', amountPaise: order.walletPaise, personId: order.accountId },
      { account: 'buyerCredit', amountPaise: order.creditPaise },
      { account: 'sales', amountPaise: -order.taxablePaise },
      { account: 'outputCgst', amountPaise: -order.cgstPaise },
      { account: 'outputSgst', amountPaise: -order.sgstPaise },
      { account: 'outputIgst', amountPaise: -order.igstPaise },
    ],
  });
  await earnShares(tx, order, bought);
  const lines: StoredLine[] = [];
  for (const line of bought) lines.push(await openLine(tx, order, line));
  await payPart(tx, order.id);
  await issueDocument(tx, { order, lines, payment, walletPaise: order.walletPaise, creditNotes });
  await logPaid(tx, order, payment);
  // Who sold seats of the institute knows; their students hear of it when they get one.
  if (lines.some(({ thingKind }) => thingKind === 'seats')) return;
  await notify(tx, {
    kind: lines.some(({ thingKind }) => thingKind === 'gift') ? 'order.giftPaid' : 'order.paid',
    accountIds: [order.accountId],
    params: { titles: lines.map(({ title }) => title).join(', '), number: order.number },
    link: `/student/orders/${order.id}`,
    key: order.id,
  });
}

const logPaid = (tx: TransactionContext, { id, totalPaise }: StoredOrder, payment: StoredPayment | undefined) =>
  record(tx, {
    action: 'order.paid',
    subjectKind: 'order',
    subjectId: id,
    details: { totalPaise, gateway: payment?.gateway },
  });

/** Money for the buyer's own wallet: nothing is sold, so there is no tax and no invoice. */
async function fillWallet(tx: TransactionContext, order: StoredOrder, payment: StoredPayment): Promise<void> {
  const { id: orderId, number: orderNumber, accountId, totalPaise: cashPaise } = order;
  const wallet = await lockWallet(tx, accountId);
  const note = [payment.method, payment.reference].filter(Boolean).join(', ');
  await move(tx, wallet, {
    kind: 'topUp',
    note,
    orderId,
    orderNumber,
    cashPaise,
    promoPaise: 0,
    against: moneyAccountOf(payment),
  });
  await payOwed(tx, accountId);
  await logPaid(tx, order, payment);
}

/** Opens what a line bought, and keeps until when; money of a wallet opens nothing. */
async function openLine(tx: TransactionContext, { accountId, id }: StoredOrder, line: StoredLine): Promise<StoredLine> {
  if (line.thingKind === 'topUp') return line;
  const opensUntil = await shelfOf(line.thingKind).open(tx, {
    accountId,
    thingId: line.thingId,
    source: sourceOfLine(id, line.line),
    validityDays: line.validityDays,
    opensUntil: line.opensUntil,
    paidPaise: line.totalPaise,
  });
  await saveOpening(tx, line, opensUntil);
  return { ...line, opensUntil };
}
