import type { TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { post } from '../../ledger/ledger.store.ts';
import { shelfOf } from '../../offers/shelf.ts';
import { listDocuments, type StoredDocument } from '../invoices/documents.store.ts';
import { issueDocument } from '../invoices/issue-document.ts';
import { takeSharesBack } from '../../offers/shares/earn-shares.ts';
import { getOrder, listLines, lockOrder, markRefunded, type StoredOrder } from '../orders.store.ts';
import { partOfLine } from '../part-of-line.ts';
import { sourceOfLine } from '../source-of-line.ts';
import { listCredits, type StoredCredit } from './credits.store.ts';

/**
 * Whether the purchases whose rest an order counts are as they were: none went back, or paid for another order, meanwhile. Their orders stay
 * locked until the transaction ends.
 */
export async function areCreditsFree(tx: TransactionContext, orderId: string): Promise<boolean> {
  for (const { fromOrderId, fromLine } of await listCredits(tx, orderId)) {
    await lockOrder(tx, fromOrderId);
    const line = (await listLines(tx, [fromOrderId])).find((one) => one.line === fromLine);
    if (!line || line.refundedAt !== null) return false;
  }
  return true;
}

/**
 * Spends the credits of an order that is paid: each becomes a credit note of the invoice that it comes from, and what that line opened
 * closes. `areCreditsFree` went before. Answers the credit notes.
 */
export async function spendCredits(tx: TransactionContext, order: StoredOrder): Promise<StoredDocument[]> {
  const notes: StoredDocument[] = [];
  for (const credit of await listCredits(tx, order.id)) notes.push(await spend(tx, order, credit));
  return notes;
}

async function spend(tx: TransactionContext, order: StoredOrder, credit: StoredCredit): Promise<StoredDocument> {
  const from = await getOrder(tx, credit.fromOrderId);
  const line = (await listLines(tx, [from.id])).find((one) => one.line === credit.fromLine) ?? fail('NOT_FOUND');
  const corrects =
    (await listDocuments(tx, [from.id])).find(({ correctsId }) => correctsId === null) ?? fail('NOT_FOUND');
  const part = partOfLine(line, credit.paise);
  const note = await issueDocument(tx, { order: from, lines: [part], payment: undefined, walletPaise: 0, corrects });
  await post(tx, {
    orderId: from.id,
    purpose: `credit:${order.id}:${line.line}`,
    entries: [
      { account: 'sales', amountPaise: part.taxablePaise },
      { account: 'outputCgst', amountPaise: part.cgstPaise },
      { account: 'outputSgst', amountPaise: part.sgstPaise },
      { account: 'outputIgst', amountPaise: part.igstPaise },
      { account: 'buyerCredit', amountPaise: -part.totalPaise },
    ],
  });
  const gone = { orderId: from.id, line: line.line, taxablePaise: line.taxablePaise, backPaise: part.taxablePaise };
  await takeSharesBack(tx, gone, `credit:${order.id}`);
  await markRefunded(tx, line, tx.clock.now());
  const source = sourceOfLine(from.id, line.line);
  await shelfOf(line.thingKind).close(tx, { source, why: 'credited', reason: `credited to ${order.number}` });
  return note;
}
