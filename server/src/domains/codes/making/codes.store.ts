import type { CodeState } from '@abhyas/contract/codes/shapes';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, pageOf, removeRows, rows } from '../../../kernel/database/rows.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Drawn } from './draw-codes.ts';

/** A code with its redemption, if it was redeemed. */
export interface StoredCode {
  readonly id: string;
  readonly batchId: string;
  readonly number: number;
  readonly lastFour: string;
  readonly blockedAt: Date | null;
  readonly accountId: string | null;
  readonly redeemedAt: Date | null;
  readonly opensUntil: Date | null;
}
const codes = (ctx: Bound) =>
  rows(ctx)
    .selectFrom('activationCodes as c')
    .leftJoin('codeRedemptions as r', 'r.codeId', 'c.id')
    .select(['c.id', 'c.batchId', 'c.number', 'c.lastFour', 'c.blockedAt'])
    .select(['r.accountId', 'r.redeemedAt', 'r.opensUntil']);

export const findCode = (ctx: Bound, id: string): Promise<StoredCode | undefined> =>
  codes(ctx).where('c.id', '=', id).executeTakeFirst();

/** Locks one code until the transaction ends, and answers it as it is from then on: who waited sees what the other did. */
export async function lockCode(
  tx: TransactionContext,
  by: { readonly digest: string } | { readonly id: string },
): Promise<StoredCode | undefined> {
  const query = rows(tx).selectFrom('activationCodes').select('id').forUpdate();
  const locked = await (
    'digest' in by ? query.where('digest', '=', by.digest) : query.where('id', '=', by.id)
  ).executeTakeFirst();
  return locked && findCode(tx, locked.id);
}

/** The codes of a batch, instead of those that a broken try left. */
export async function replaceCodes(tx: TransactionContext, batchId: string, drawn: readonly Drawn[]): Promise<void> {
  await removeRows(tx, 'activationCodes', { batchId });
  const made = drawn.map(({ code, digest }, at) => ({
    id: newId(),
    batchId,
    number: at + 1,
    digest,
    lastFour: code.slice(-4),
  }));
  await insertRows(tx, 'activationCodes', made);
}

export async function markBlocked(tx: TransactionContext, id: string, blockedAt: Date | null): Promise<void> {
  await changeRows(tx, 'activationCodes', { id }, { blockedAt });
}

export interface CodeFilter {
  readonly batchId: string | undefined;
  readonly state: CodeState | undefined;
  /** What was searched for; null: everything. */
  readonly found: {
    readonly digest: string | null;
    readonly lastFour: string;
    readonly accountIds: readonly string[];
  } | null;
  readonly page: number;
  readonly size: number;
}
/** One page of codes: those that were redeemed first, the newest before the others, then by their number. */
export function listCodePage(ctx: Bound, filter: CodeFilter): Promise<{ rows: StoredCode[]; total: number }> {
  const { batchId, state, found, ...page } = filter;
  let query = codes(ctx);
  if (batchId) query = query.where('c.batchId', '=', batchId);
  if (state === 'redeemed') query = query.where('r.codeId', 'is not', null);
  if (state === 'blocked') query = query.where('c.blockedAt', 'is not', null);
  if (state === 'open') query = query.where('r.codeId', 'is', null).where('c.blockedAt', 'is', null);
  if (found)
    query = query.where((eb) =>
      eb.or([
        eb('c.digest', '=', found.digest ?? ''),
        eb('c.lastFour', '=', found.lastFour),
        eb('r.accountId', '=', anyOf(found.accountIds)),
      ]),
    );
  const newest = query.orderBy(sql`r.redeemed_at desc nulls last`);
  return pageOf(newest.orderBy('c.batchId', 'desc').orderBy('c.number'), page);
}

/** How many codes of a batch a person has redeemed. */
export async function countRedeemedBy(ctx: Bound, batchId: string, accountId: string): Promise<number> {
  const { many } = await rows(ctx)
    .selectFrom('codeRedemptions')
    .select(sql<number>`count(*)::int`.as('many'))
    .where('batchId', '=', batchId)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return many;
}

/** What a person redeemed, the newest first. */
export const listRedeemedBy = (ctx: Bound, accountId: string): Promise<StoredCode[]> =>
  codes(ctx).where('r.accountId', '=', accountId).orderBy('r.redeemedAt', 'desc').limit(100).execute();

export async function insertRedemption(
  tx: TransactionContext,
  redeemed: Pick<StoredCode, 'id' | 'batchId' | 'opensUntil'> & { readonly accountId: string },
): Promise<void> {
  const { id: codeId, batchId, accountId, opensUntil } = redeemed;
  await insertRows(tx, 'codeRedemptions', { codeId, batchId, accountId, redeemedAt: tx.clock.now(), opensUntil });
}
