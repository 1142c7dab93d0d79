import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, removeRows, rows } from '../../../kernel/database/rows.ts';
import type { Part } from './parts.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    walletHolds: { state: HoldState };
  }
}
export type HoldState = 'held' | 'spent' | 'released';
/** What an order takes out of its buyer's wallet. */
export interface StoredHold {
  readonly orderId: string;
  readonly accountId: string;
  readonly state: HoldState;
  readonly totalPaise: number;
  readonly orderNumber: string;
  /** What is bought. */
  readonly note: string;
  readonly holdsUntil: Date;
}
const columns = ['orderId', 'accountId', 'state', 'totalPaise', 'orderNumber', 'note', 'holdsUntil'] as const;
export interface StoredPart extends Part {
  readonly orderId: string;
  readonly part: number;
  readonly returnedPaise: number;
}

export const insertHold = (tx: TransactionContext, hold: StoredHold): Promise<void> =>
  insertRows(tx, 'walletHolds', hold);

/** The hold of an order, locked until the transaction ends. */
export const lockHold = (tx: TransactionContext, orderId: string): Promise<StoredHold | undefined> =>
  rows(tx).selectFrom('walletHolds').select(columns).where('orderId', '=', orderId).forUpdate().executeTakeFirst();

export async function changeHold(
  tx: TransactionContext,
  orderId: string,
  change: Partial<Pick<StoredHold, 'state' | 'holdsUntil'>>,
): Promise<void> {
  await changeRows(tx, 'walletHolds', { orderId }, change);
}

/** Holds of orders that were not paid in time. */
export const listOverdueHolds = (ctx: Bound, now: Date, most: number): Promise<{ orderId: string }[]> =>
  rows(ctx)
    .selectFrom('walletHolds')
    .select('orderId')
    .where('state', '=', 'held')
    .where('holdsUntil', '<', now)
    .orderBy('holdsUntil')
    .limit(most)
    .execute();

export const listParts = (ctx: Bound, orderIds: readonly string[]): Promise<StoredPart[]> =>
  rows(ctx)
    .selectFrom('walletParts')
    .select(['orderId', 'part', 'promoId', 'paise', 'returnedPaise'])
    .where('orderId', '=', anyOf(orderIds))
    .orderBy('part')
    .execute();

export async function saveParts(tx: TransactionContext, orderId: string, parts: readonly Part[]): Promise<void> {
  await removeRows(tx, 'walletParts', { orderId });
  await insertRows(
    tx,
    'walletParts',
    parts.map((one, part) => ({ ...one, orderId, part, returnedPaise: 0 })),
  );
}

export async function saveReturned(tx: TransactionContext, of: StoredPart, returnedPaise: number): Promise<void> {
  await changeRows(tx, 'walletParts', { orderId: of.orderId, part: of.part }, { returnedPaise });
}
