import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, rows } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    gifts: { thingKind: 'course' | 'pack' };
  }
}
export interface StoredGift {
  readonly id: string;
  readonly buyerId: string;
  readonly thingKind: 'course' | 'pack';
  readonly thingId: string;
  readonly name: string;
  readonly email: string;
  readonly words: string;
  readonly sendAt: Date;
  readonly address: string;
  readonly createdAt: Date;
  readonly source: string | null;
  readonly paidAt: Date | null;
  readonly batchId: string | null;
  readonly sentAt: Date | null;
  readonly closedAt: Date | null;
}
const columns = [
  'id',
  'buyerId',
  'thingKind',
  'thingId',
  'name',
  'email',
  'words',
  'sendAt',
  'address',
  'createdAt',
  'source',
  'paidAt',
  'batchId',
  'sentAt',
  'closedAt',
] as const;
const gifts = (ctx: Bound) => rows(ctx).selectFrom('gifts').select(columns);

/** What a gift opens. */
export const thingOf = ({ thingKind, thingId }: StoredGift): SoldThing => ({ kind: thingKind, id: thingId });

export const listGifts = (ctx: Bound, ids: readonly string[]): Promise<StoredGift[]> =>
  gifts(ctx).where('id', '=', anyOf(ids)).execute();

export const listGiftsOf = (ctx: Bound, buyerId: string): Promise<StoredGift[]> =>
  gifts(ctx).where('buyerId', '=', buyerId).orderBy('createdAt', 'desc').orderBy('id').limit(100).execute();

/** A gift, locked until the transaction ends: it is paid, sent and closed once. */
export async function lockGift(tx: TransactionContext, id: string): Promise<StoredGift> {
  return (await gifts(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
}

export const lockGiftOfSource = (tx: TransactionContext, source: string): Promise<StoredGift | undefined> =>
  gifts(tx).where('source', '=', source).forUpdate().executeTakeFirst();

export const insertGift = (tx: TransactionContext, gift: StoredGift): Promise<void> => insertRows(tx, 'gifts', gift);

export async function changeGift(
  tx: TransactionContext,
  id: string,
  change: Partial<Pick<StoredGift, 'email' | 'source' | 'paidAt' | 'batchId' | 'sentAt' | 'closedAt'>>,
): Promise<void> {
  await changeRows(tx, 'gifts', { id }, change);
}

/** When the codes of these batches were redeemed, by batch. */
export async function redeemedAtOf(ctx: Bound, batchIds: readonly string[]): Promise<Map<string, Date>> {
  const found = await rows(ctx)
    .selectFrom('codeRedemptions')
    .select(['batchId', 'redeemedAt'])
    .where('batchId', '=', anyOf(batchIds))
    .execute();
  return new Map(found.map(({ batchId, redeemedAt }) => [batchId, redeemedAt]));
}

/** The code of a gift, once it was drawn. */
export async function codeIdOf(ctx: Bound, batchId: string): Promise<string | undefined> {
  return (await rows(ctx).selectFrom('activationCodes').select('id').where('batchId', '=', batchId).executeTakeFirst())
    ?.id;
}

/** Whom a person gave gifts is forgotten once they are sent; those that wait still need it. */
export async function forgetRecipients(tx: TransactionContext, buyerId: string): Promise<void> {
  const done = (await listGiftsOf(tx, buyerId)).filter(({ sentAt, closedAt }) => sentAt !== null || closedAt !== null);
  for (const { id } of done) await changeRows(tx, 'gifts', { id }, { name: '', email: '', words: '' });
}

export async function moveGifts(tx: TransactionContext, from: string, to: string): Promise<void> {
  await changeRows(tx, 'gifts', { buyerId: from }, { buyerId: to });
}
