import type { SalesDocument } from '@abhyas/contract/commerce/sales/sales-document';
import { fail } from '../../../../kernel/errors.ts';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/ids.ts';
import { contactsOf } from '../../../identity/index.ts';
import { rulesOf } from '../../../tenancy/index.ts';
import { addSums } from '../../offers/order-sums.ts';
import { nextNumber } from '../../seller/next-number.store.ts';
import { sellerOf } from '../../seller/seller-of.ts';
import type { StoredLine, StoredOrder } from '../orders.store.ts';
import type { StoredPayment } from '../payments/payments.store.ts';
import { insertDocument, type StoredDocument } from './documents.store.ts';

interface Issue {
  readonly order: StoredOrder;
  readonly lines: readonly StoredLine[];
  /** Undefined: a coupon, credits or the wallet paid for all of it. */
  readonly payment: StoredPayment | undefined;
  /** What of these lines the wallet paid. */
  readonly walletPaise: number;
  /** The invoice that a credit note corrects. */
  readonly corrects?: StoredDocument;
  /** Credit notes that paid a part of an invoice. */
  readonly creditNotes?: readonly StoredDocument[];
}

/**
 * Issues the invoice of a paid order, or the credit note of what is given back of it. Its number is taken in this transaction, so that the
 * numbers of a financial year have no gap (GST rules: at most sixteen characters, consecutive within the year).
 */
export async function issueDocument(
  tx: TransactionContext,
  { order, lines, payment, walletPaise, corrects, creditNotes = [] }: Issue,
): Promise<StoredDocument> {
  const seller = await sellerOf(tx);
  const now = tx.clock.now();
  const { timeZone } = await rulesOf(tx.instituteId);
  const year = financialYear(now, timeZone);
  const letters = corrects ? `${seller.prefix}C` : seller.prefix;
  const number = `${letters}/${year}/${String(await nextNumber(tx, `${letters}/${year}`)).padStart(5, '0')}`;
  const { legalName, address, email, stateCode, gstin } = seller;
  const contact = (await contactsOf(tx, [order.accountId])).get(order.accountId) ?? fail('NOT_FOUND');
  const body: SalesDocument = {
    kind: corrects ? 'creditNote' : gstin === '' ? 'billOfSupply' : 'invoice',
    number,
    issuedAt: now.toISOString(),
    orderNumber: order.number,
    invoiceNumber: corrects?.body.number ?? null,
    // A credit note speaks of the seller as the invoice did.
    seller: corrects?.body.seller ?? { legalName, address, email, stateCode, gstin },
    buyer: { ...order.billing, email: contact.email },
    placeOfSupply: order.placeOfSupply,
    lines: lines.map(presentLine),
    sums: addSums(lines),
    couponCode: order.couponCode,
    paidBy: paidBy(addSums(lines).totalPaise, { payment, walletPaise, creditNotes }),
  };
  const document = { id: newId(), orderId: order.id, correctsId: corrects?.id ?? null, body };
  await insertDocument(tx, document);
  return document;
}

/** Credits first, then the wallet, and the rest by the payment. */
function paidBy(
  totalPaise: number,
  { payment, walletPaise, creditNotes = [] }: Pick<Issue, 'payment' | 'walletPaise' | 'creditNotes'>,
): SalesDocument['paidBy'] {
  const parts: SalesDocument['paidBy'] = creditNotes.map(({ body: { number, sums } }) => ({
    way: 'credit',
    reference: number,
    amountPaise: sums.totalPaise,
  }));
  if (walletPaise > 0) parts.push({ way: 'wallet', reference: null, amountPaise: walletPaise });
  if (!payment) return parts;
  const amountPaise = parts.reduce((left, part) => left - part.amountPaise, totalPaise);
  return [...parts, { way: payment.method ?? payment.gateway, reference: payment.reference, amountPaise }];
}

function presentLine(line: StoredLine): SalesDocument['lines'][number] {
  const {
    orderId: _order,
    line: _line,
    thingKind,
    thingId,
    validityDays: _days,
    refundedAt: _refunded,
    ...said
  } = line;
  return { ...said, thing: { kind: thingKind, id: thingId }, opensUntil: line.opensUntil?.toISOString() ?? null };
}

/** India's financial year begins on 1 April: 2026-27 is written 26-27. */
export function financialYear(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric' }).formatToParts(at);
  const part = (type: 'year' | 'month') => Number(parts.find((one) => one.type === type)?.value);
  const begins = part('month') < 4 ? part('year') - 1 : part('year');
  const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
  return `${twoDigits(begins)}-${twoDigits(begins + 1)}`;
}
