import type { PayeeKind } from '@abhyas/contract/commerce/offers/shares';
import { ALL_POINTS, shareOf } from '@abhyas/contract/commerce/offers/share-sums';
import type { Seller } from '@abhyas/contract/commerce/seller';
import type { LineKind } from '@abhyas/contract/commerce/shapes';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { type LedgerAccount, post } from '../../ledger/ledger.store.ts';
import { sellerOf } from '../../seller/seller-of.ts';
import { shelfOf } from '../shelf.ts';
import { insertEntries, listEarned, type ShareEntry } from './entries.store.ts';
import { ensurePayees } from './payees.store.ts';
import { findCommission, listParts } from './rules.store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The account on which each kind of payee waits for its money. */
export const payableTo: Readonly<Record<PayeeKind, LedgerAccount>> = {
  author: 'authorSharePayable',
  publisher: 'publisherSharePayable',
  provider: 'providerCommissionPayable',
};

/**
 * How many days a share waits after a sale: as long as the institute's own rule lets a student ask the money back, in whole or in part
 * (commerce: held until the refund window ends).
 */
export const holdDaysOf = ({ refundDays, refundPartDays }: Pick<Seller, 'refundDays' | 'refundPartDays'>): number =>
  Math.max(refundDays, refundPartDays);

interface PaidLine {
  readonly line: number;
  readonly thingKind: LineKind;
  readonly thingId: string;
  readonly taxablePaise: number;
}
interface Sharing {
  readonly id: string;
  readonly kind: PayeeKind;
  readonly basisPoints: number;
}
type Made = ShareEntry & { readonly kind: PayeeKind };

/**
 * Gives authors, publisher and provider their part of each paid line, by the rules of the time when the order was placed and by licences. It is owed from
 * now on, and paid out once the time for refunds is over.
 */
export async function earnShares(
  tx: TransactionContext,
  order: { readonly id: string; readonly placedAt: Date },
  lines: readonly PaidLine[],
): Promise<void> {
  const at = tx.clock.now();
  const commission = await findCommission(tx, order.placedAt);
  const freeAt = new Date(at.getTime() + holdDaysOf(await sellerOf(tx)) * DAY);
  const made: Made[] = [];
  for (const { line, thingKind, thingId, taxablePaise } of lines) {
    const shared = await shelfOf(thingKind).sharedAs?.(tx, thingId);
    const thing = { thingKind: shared?.kind ?? thingKind, thingId: shared?.id ?? thingId };
    const parts = await listParts(tx, thing, order.placedAt);
    const payees = [...(await byLicence(tx, thing)), ...(await byCommission(tx, commission)), ...parts];
    for (const { id: payeeId, kind, basisPoints } of withinWhole(payees)) {
      const paise = shareOf(taxablePaise, basisPoints);
      const entry = { payeeId, orderId: order.id, line, purpose: 'paid', at, taxablePaise, basisPoints, paise, freeAt };
      made.push({ ...entry, kind });
    }
  }
  await book(tx, order.id, 'shares:paid', made);
}

/** The publisher of a white-labelled book, with what was agreed when the institute took it up. */
async function byLicence(
  tx: TransactionContext,
  { thingKind, thingId }: Pick<PaidLine, 'thingKind' | 'thingId'>,
): Promise<Sharing[]> {
  const licence = await shelfOf(thingKind).licenceOf?.(tx, thingId);
  if (!licence || licence.basisPoints === 0) return [];
  const [payee] = await ensurePayees(tx, [{ kind: 'publisher', accountId: null, name: licence.publisher }]);
  return [{ id: payee!.id, kind: 'publisher', basisPoints: licence.basisPoints }];
}

async function byCommission(tx: TransactionContext, basisPoints: number): Promise<Sharing[]> {
  if (basisPoints === 0) return [];
  const [provider] = await ensurePayees(tx, [{ kind: 'provider', accountId: null, name: '' }]);
  return [{ id: provider!.id, kind: 'provider', basisPoints }];
}

/**
 * Each payee with what is left for it of the whole price, the first first: a commission that rose later, or a licence beside a rule, never
 * makes the institute pay more than it sold for. Pure.
 */
function withinWhole(payees: readonly Sharing[]): Sharing[] {
  let left = ALL_POINTS;
  return payees.map(({ id, kind, basisPoints: asked }) => {
    const basisPoints = Math.min(asked, left);
    left -= basisPoints;
    return { id, kind, basisPoints };
  });
}

interface GoneBack {
  readonly orderId: string;
  readonly line: number;
  /** What was sold of the line, without tax, and what of it went back now. */
  readonly taxablePaise: number;
  readonly backPaise: number;
}
/**
 * Takes back what payees earned with the part of a line whose money goes back. What they keep is their share of what is left, so that a
 * line given back in whole leaves nothing.
 */
export async function takeSharesBack(tx: TransactionContext, gone: GoneBack, purpose: string): Promise<void> {
  const { orderId, line, taxablePaise, backPaise } = gone;
  const at = tx.clock.now();
  const made = (await listEarned(tx, orderId, line)).map(({ payeeId, kind, basisPoints, paise, freeAt }): Made => ({
    payeeId,
    kind,
    orderId,
    line,
    purpose,
    at,
    taxablePaise: -backPaise,
    basisPoints,
    paise: shareOf(taxablePaise - backPaise, basisPoints) - paise,
    freeAt: freeAt > at ? freeAt : at,
  }));
  await book(tx, orderId, `shares:${purpose}:${line}`, made);
}

async function book(tx: TransactionContext, orderId: string, purpose: string, made: readonly Made[]): Promise<void> {
  const kept = made.filter(({ paise }) => paise !== 0);
  await insertEntries(
    tx,
    kept.map(({ kind: _kind, ...entry }) => entry),
  );
  const given = kept.reduce((sum, { paise }) => sum + paise, 0);
  await post(tx, {
    orderId,
    purpose,
    entries: [
      { account: 'sharesGiven', amountPaise: given },
      ...kept.map(({ kind, payeeId, paise }) => ({
        account: payableTo[kind],
        amountPaise: -paise,
        personId: payeeId,
      })),
    ],
  });
}
