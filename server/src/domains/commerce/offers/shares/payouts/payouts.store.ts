import type { PayoutState } from '@abhyas/contract/commerce/offers/payouts';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, pageOf, rows } from '../../../../../kernel/database/rows.ts';
import { fail } from '../../../../../kernel/errors.ts';

declare module '../../../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    payouts: { state: PayoutState };
  }
}
export interface StoredPayout {
  readonly id: string;
  readonly state: PayoutState;
  readonly makerId: string;
  readonly madeAt: Date;
  readonly checkerId: string | null;
  readonly checkedAt: Date | null;
  readonly note: string;
  readonly endedAt: Date | null;
}
const columns = ['id', 'state', 'makerId', 'madeAt', 'checkerId', 'checkedAt', 'note', 'endedAt'] as const;
export interface PayoutLine {
  readonly payoutId: string;
  readonly payeeId: string;
  readonly paise: number;
  readonly bankChangeId: string;
  readonly accountMask: string;
}
const lineColumns = ['payoutId', 'payeeId', 'paise', 'bankChangeId', 'accountMask'] as const;

const payouts = (ctx: Bound) => rows(ctx).selectFrom('payouts').select(columns);

export const findPayout = (ctx: Bound, id: string): Promise<StoredPayout | undefined> =>
  payouts(ctx).where('id', '=', id).executeTakeFirst();

/** The payout, held until the transaction ends, so that it is decided once. */
export async function lockPayout(tx: TransactionContext, id: string): Promise<StoredPayout> {
  return (await payouts(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
}

export const listPayoutPage = (ctx: Bound, page: { readonly page: number; readonly size: number }) =>
  pageOf(payouts(ctx).orderBy('madeAt', 'desc').orderBy('id'), page);

export const listPayoutLines = (ctx: Bound, payoutIds: readonly string[]): Promise<PayoutLine[]> =>
  rows(ctx)
    .selectFrom('payoutLines')
    .select(lineColumns)
    .where('payoutId', '=', anyOf(payoutIds))
    .orderBy('paise', 'desc')
    .orderBy('payeeId')
    .execute();

export async function insertPayout(
  tx: TransactionContext,
  payout: Pick<StoredPayout, 'id' | 'makerId'>,
  lines: readonly Omit<PayoutLine, 'payoutId'>[],
): Promise<void> {
  await insertRows(tx, 'payouts', { ...payout, state: 'waiting', madeAt: tx.clock.now() });
  await insertRows(
    tx,
    'payoutLines',
    lines.map(({ payeeId, paise, bankChangeId, accountMask }) => ({
      payoutId: payout.id,
      payeeId,
      paise,
      bankChangeId,
      accountMask,
    })),
  );
}

export async function changePayout(
  tx: TransactionContext,
  id: string,
  change: Partial<Pick<StoredPayout, 'state' | 'checkerId' | 'checkedAt' | 'note' | 'endedAt'>>,
): Promise<void> {
  await changeRows(tx, 'payouts', { id }, change);
}

/** Payouts that one person prepared or checked are those of another from now on; nobody becomes the checker of his or her own. */
export async function movePayouts(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`update payouts set maker_id = ${to}
    where institute_id = ${tx.instituteId} and maker_id = ${from} and checker_id is distinct from ${to}`.execute(
    rows(tx),
  );
  await sql`update payouts set checker_id = ${to}
    where institute_id = ${tx.instituteId} and checker_id = ${from} and maker_id <> ${to}`.execute(rows(tx));
}
