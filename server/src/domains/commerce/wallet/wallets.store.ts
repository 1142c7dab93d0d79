import type { MovementKind, MovementView } from '@abhyas/contract/commerce/wallet';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, pageOf, rows, upsertRows } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    walletMovements: { kind: MovementKind };
  }
}
export interface StoredWallet {
  readonly accountId: string;
  readonly cashPaise: number;
  /** Ended promo money too, until it is taken out. */
  readonly promoPaise: number;
  /** What the bank took back of money that was spent already. */
  readonly owedPaise: number;
  readonly movements: number;
}
const walletColumns = ['accountId', 'cashPaise', 'promoPaise', 'owedPaise', 'movements'] as const;
export interface StoredPromo {
  readonly id: string;
  readonly accountId: string;
  readonly source: string;
  readonly givenPaise: number;
  readonly leftPaise: number;
  readonly givenAt: Date;
  readonly endsAt: Date;
}
const promoColumns = ['id', 'accountId', 'source', 'givenPaise', 'leftPaise', 'givenAt', 'endsAt'] as const;
export interface StoredMovement {
  readonly id: string;
  readonly accountId: string;
  readonly place: number;
  readonly at: Date;
  readonly kind: MovementKind;
  readonly cashPaise: number;
  readonly promoPaise: number;
  readonly owedPaise: number;
  readonly balancePaise: number;
  readonly note: string;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly endsAt: Date | null;
  readonly givenBy: string | null;
}
const movementColumns = [
  'id',
  'accountId',
  'place',
  'at',
  'kind',
  'cashPaise',
  'promoPaise',
  'owedPaise',
  'balancePaise',
  'note',
  'orderId',
  'orderNumber',
  'endsAt',
  'givenBy',
] as const;

/** The wallet of a person, locked until the transaction ends; one that is not there yet is made. */
export async function lockWallet(tx: TransactionContext, accountId: string): Promise<StoredWallet> {
  const empty = { accountId, cashPaise: 0, promoPaise: 0, owedPaise: 0, movements: 0 };
  await upsertRows(tx, 'wallets', empty, {
    key: ['accountId'],
    keep: ['cashPaise', 'promoPaise', 'owedPaise', 'movements'],
  });
  return rows(tx)
    .selectFrom('wallets')
    .select(walletColumns)
    .where('accountId', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const findWallet = (ctx: Bound, accountId: string): Promise<StoredWallet | undefined> =>
  rows(ctx).selectFrom('wallets').select(walletColumns).where('accountId', '=', accountId).executeTakeFirst();

/** Promo money of a person that can be spent now, the end that comes first first. */
export const listPromos = (ctx: Bound, accountId: string, now: Date): Promise<StoredPromo[]> =>
  rows(ctx)
    .selectFrom('walletPromos')
    .select(promoColumns)
    .where('accountId', '=', accountId)
    .where('leftPaise', '>', 0)
    .where('endsAt', '>', now)
    .orderBy('endsAt')
    .orderBy('id')
    .execute();

/** Whether a source has given this person something before. */
export async function hasPromoOf(ctx: Bound, accountId: string, source: string): Promise<boolean> {
  const query = rows(ctx).selectFrom('walletPromos').select('id').where('accountId', '=', accountId);
  return (await query.where('source', '=', source).executeTakeFirst()) !== undefined;
}

export const insertPromo = (tx: TransactionContext, promo: StoredPromo): Promise<void> =>
  insertRows(tx, 'walletPromos', promo);

/** Adds to what is left of promo money, or takes from it. Where `until` is later than its end, that is the new end. */
export async function changePromo(tx: TransactionContext, id: string, byPaise: number, until?: Date): Promise<void> {
  await rows(tx)
    .updateTable('walletPromos')
    .set((eb) => ({
      leftPaise: eb('leftPaise', '+', byPaise),
      ...(until && { endsAt: sql<Date>`greatest(ends_at, ${until})` }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Promo money that was not used in time. */
export const listEndedPromos = (ctx: Bound, now: Date, most: number): Promise<StoredPromo[]> =>
  rows(ctx)
    .selectFrom('walletPromos')
    .select(promoColumns)
    .where('leftPaise', '>', 0)
    .where('endsAt', '<=', now)
    .orderBy('endsAt')
    .limit(most)
    .execute();

export async function saveMovement(
  tx: TransactionContext,
  { accountId, ...wallet }: StoredWallet,
  movement: StoredMovement,
): Promise<void> {
  await changeRows(tx, 'wallets', { accountId }, wallet);
  await insertRows(tx, 'walletMovements', movement);
}

/** One page of a passbook, the newest movement first. */
export function listMovementsOf(
  ctx: Bound,
  accountId: string,
  { view, ...page }: { readonly view: MovementView; readonly page: number; readonly size: number },
): Promise<{ rows: StoredMovement[]; total: number }> {
  let query = rows(ctx).selectFrom('walletMovements').select(movementColumns).where('accountId', '=', accountId);
  if (view === 'in') query = query.where(sql<boolean>`cash_paise + promo_paise > 0`);
  if (view === 'out') query = query.where(sql<boolean>`cash_paise + promo_paise < 0`);
  if (view === 'cash') query = query.where('cashPaise', '<>', 0);
  if (view === 'promo') query = query.where('promoPaise', '<>', 0);
  return pageOf(query.orderBy('at', 'desc').orderBy('place', 'desc'), page);
}

/** Wallets that owe something and those with money in them, the fullest first, or all that these accounts have. */
export function listWalletsOf(
  ctx: Bound,
  accountIds: readonly string[] | undefined,
  page: { readonly page: number; readonly size: number },
): Promise<{ rows: StoredWallet[]; total: number }> {
  const query = rows(ctx).selectFrom('wallets').select(walletColumns);
  if (accountIds) return pageOf(query.where('accountId', '=', anyOf(accountIds)), { page: 1, size: accountIds.length });
  const full = query.where(sql<boolean>`cash_paise + promo_paise + owed_paise > 0`);
  const sorted = full.orderBy('owedPaise', 'desc').orderBy(sql`cash_paise + promo_paise`, 'desc');
  return pageOf(sorted.orderBy('accountId'), page);
}

/** What is left of promo money that has ended; nothing of any other. */
export async function leftOfEnded(ctx: Bound, id: string, now: Date): Promise<number> {
  const query = rows(ctx).selectFrom('walletPromos').select('leftPaise').where('id', '=', id);
  return (await query.where('endsAt', '<=', now).executeTakeFirst())?.leftPaise ?? 0;
}

/** All that the institute's wallets hold and owe. */
export async function sumWallets(ctx: Bound): Promise<Pick<StoredWallet, 'cashPaise' | 'promoPaise' | 'owedPaise'>> {
  return rows(ctx)
    .selectFrom('wallets')
    .select([
      sql<number>`coalesce(sum(cash_paise), 0)::bigint`.as('cashPaise'),
      sql<number>`coalesce(sum(promo_paise), 0)::bigint`.as('promoPaise'),
      sql<number>`coalesce(sum(owed_paise), 0)::bigint`.as('owedPaise'),
    ])
    .executeTakeFirstOrThrow();
}
