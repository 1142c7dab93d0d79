import type { RoomRole } from '@abhyas/contract/live/words';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, removeRows, rows, upsertRows } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    liveVisits: { role: RoomRole };
  }
}
/** A stay in a room that is not over. */
export interface Visit {
  readonly id: string;
  readonly classId: string;
  readonly accountId: string;
  readonly role: RoomRole;
  /** Null while the line is lost. */
  readonly lineId: string | null;
  readonly seenAt: Date;
}
const columns = ['id', 'classId', 'accountId', 'role', 'lineId', 'seenAt'] as const;
const visits = (ctx: Bound) => rows(ctx).selectFrom('liveVisits').select(columns);

/** Those of a class, first come first. */
export const listVisits = (ctx: Bound, classId: string): Promise<Visit[]> =>
  visits(ctx).where('classId', '=', classId).orderBy('id').execute();
export const listVisitsOf = (ctx: Bound, classId: string, accountId: string): Promise<Visit[]> =>
  visits(ctx).where('classId', '=', classId).where('accountId', '=', accountId).execute();

/** Writes a visit that waits for its line, which the token of this hash opens until an instant. */
export async function awaitLine(
  tx: TransactionContext,
  visit: Pick<Visit, 'id' | 'classId' | 'accountId' | 'role'>,
  token: { readonly hash: Buffer; readonly until: Date },
): Promise<void> {
  const { id, classId, accountId, role } = visit;
  const [tokenHash, tokenUntil, seenAt] = [token.hash, token.until, tx.clock.now()];
  await upsertRows(tx, 'liveVisits', { id, classId, accountId, role, tokenHash, tokenUntil, seenAt }, { key: ['id'] });
}

/** Opens the line of a visit by its token, which is used up by that. Undefined: the token is not of this visit, used, or too old. */
export async function openLineOf(
  ctx: Bound,
  { id, accountId, hash, lineId, now }: OpenedLine,
): Promise<Visit | undefined> {
  return rows(ctx)
    .updateTable('liveVisits')
    .set({ tokenHash: null, tokenUntil: null, lineId, seenAt: now })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('tokenHash', '=', hash)
    .where('tokenUntil', '>', now)
    .returning(columns)
    .executeTakeFirst();
}
interface OpenedLine {
  readonly id: string;
  readonly accountId: string;
  readonly hash: Buffer;
  readonly lineId: string;
  readonly now: Date;
}

/** Says that a line is lost; a newer line of the same visit is not touched. Answers whether it was the visit's line. */
export async function loseLine(ctx: Bound, id: string, lineId: string, now: Date): Promise<boolean> {
  return (await changeRows(ctx, 'liveVisits', { id, lineId }, { lineId: null, seenAt: now })) > 0;
}

/** Says that these visits are seen at this moment. Answers those of them that still are. */
export async function seeVisits(ctx: Bound, ids: readonly string[], now: Date): Promise<Set<string>> {
  const seen = rows(ctx).updateTable('liveVisits').set({ seenAt: now }).where('id', '=', anyOf(ids)).returning('id');
  return new Set((await seen.execute()).map(({ id }) => id));
}

/** Takes away the visits that were last seen before an instant, of one class or of all, and answers them. */
export function takeLost(tx: TransactionContext, before: Date, classId?: string): Promise<Visit[]> {
  const lost = rows(tx).deleteFrom('liveVisits').where('seenAt', '<', before).returning(columns);
  return (classId ? lost.where('classId', '=', classId) : lost).execute();
}

export const removeVisit = (tx: TransactionContext, id: string): Promise<number> =>
  removeRows(tx, 'liveVisits', { id });
export const removeVisitsOf = (tx: TransactionContext, classId: string): Promise<number> =>
  removeRows(tx, 'liveVisits', { classId });
