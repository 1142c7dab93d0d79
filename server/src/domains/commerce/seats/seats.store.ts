import type { SeatState } from '@abhyas/contract/commerce/seats';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, removeRows, rows } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    seatBlocks: { state: SeatState };
  }
}
export interface StoredSeats {
  readonly orderId: string;
  /** The course or pack that each seat opens. */
  readonly thingId: string;
  readonly title: string;
  readonly validityDays: number | null;
  readonly state: SeatState;
  readonly seats: number;
  readonly taken: number;
}
const columns = ['orderId', 'thingId', 'title', 'validityDays', 'state', 'seats', 'taken'] as const;
const blocks = (ctx: Bound, orderId: string) =>
  rows(ctx).selectFrom('seatBlocks').select(columns).where('orderId', '=', orderId);

export async function getSeats(ctx: Bound, orderId: string): Promise<StoredSeats> {
  return (await blocks(ctx, orderId).executeTakeFirst()) ?? fail('NOT_FOUND');
}

/** The seats of an order, locked until the transaction ends: whoever gives one waits, so that none is given twice. */
export async function lockSeats(tx: TransactionContext, orderId: string): Promise<StoredSeats> {
  return (await blocks(tx, orderId).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
}

export const insertSeats = (tx: TransactionContext, seats: StoredSeats): Promise<void> =>
  insertRows(tx, 'seatBlocks', seats);

export async function changeSeats(
  tx: TransactionContext,
  orderId: string,
  change: Partial<Pick<StoredSeats, 'state' | 'taken'>>,
): Promise<void> {
  await changeRows(tx, 'seatBlocks', { orderId }, change);
}

/** Who has a seat, the last first. */
export const listTaken = (ctx: Bound, orderId: string): Promise<{ accountId: string; givenAt: Date }[]> =>
  rows(ctx)
    .selectFrom('seatsTaken')
    .select(['accountId', 'givenAt'])
    .where('orderId', '=', orderId)
    .orderBy('givenAt', 'desc')
    .orderBy('accountId')
    .execute();

/** Those among these people who have a seat already. */
export async function haveSeats(ctx: Bound, orderId: string, accountIds: readonly string[]): Promise<Set<string>> {
  const found = await rows(ctx)
    .selectFrom('seatsTaken')
    .select('accountId')
    .where('orderId', '=', orderId)
    .where('accountId', '=', anyOf(accountIds))
    .execute();
  return new Set(found.map(({ accountId }) => accountId));
}

export const insertTaken = (
  tx: TransactionContext,
  orderId: string,
  given: { readonly accountIds: readonly string[]; readonly givenBy: string },
): Promise<void> =>
  insertRows(
    tx,
    'seatsTaken',
    given.accountIds.map((accountId) => ({
      orderId,
      accountId,
      givenBy: given.givenBy,
      givenAt: tx.clock.now(),
    })),
  );

/** Seats that a person was given. */
export const listSeatsOf = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('seatsTaken as t')
    .innerJoin('seatBlocks as b', 'b.orderId', 't.orderId')
    .select(['b.title', 't.givenAt'])
    .where('t.accountId', '=', accountId)
    .orderBy('t.givenAt')
    .execute();

/** The seats of an account that is merged into another one. Where both have one of the same order, one of them was used twice and stays. */
export async function moveSeats(tx: TransactionContext, from: string, to: string): Promise<void> {
  const both = await rows(tx)
    .selectFrom('seatsTaken as f')
    .innerJoin('seatsTaken as t', 't.orderId', 'f.orderId')
    .select('f.orderId')
    .where('f.accountId', '=', from)
    .where('t.accountId', '=', to)
    .execute();
  for (const { orderId } of both) await removeRows(tx, 'seatsTaken', { orderId, accountId: from });
  await changeRows(tx, 'seatsTaken', { accountId: from }, { accountId: to });
  await changeRows(tx, 'seatsTaken', { givenBy: from }, { givenBy: to });
}
