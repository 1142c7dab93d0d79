import type { BroadcastState } from '@abhyas/contract/engagement/broadcast-words';
import type { BroadcastDraft } from '@abhyas/contract/engagement/broadcasts';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, pageOf, removeRows, rows } from '../../../kernel/database/rows.ts';
import { containing, json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    broadcasts: { purpose: BroadcastDraft['purpose']; state: BroadcastState; texts: BroadcastDraft['texts'] };
  }
}
export interface StoredBroadcast extends BroadcastDraft {
  readonly id: string;
  readonly state: BroadcastState;
  readonly sendAt: Date | null;
  /** Accounts that got it; null until it was sent. */
  readonly people: number | null;
  readonly updatedAt: Date;
}
const columns = [
  'id',
  'purpose',
  'everyone',
  'batchIds',
  'students',
  'guardians',
  'mail',
  'sms',
  'urgent',
  'texts',
  'state',
  'sendAt',
  'people',
  'updatedAt',
] as const;
const broadcasts = (ctx: Bound) => rows(ctx).selectFrom('broadcasts').select(columns);

export const findBroadcast = (ctx: Bound, id: string): Promise<StoredBroadcast | undefined> =>
  broadcasts(ctx).where('id', '=', id).executeTakeFirst();

export async function getBroadcast(ctx: Bound, id: string): Promise<StoredBroadcast> {
  return (await findBroadcast(ctx, id)) ?? fail('NOT_FOUND');
}

/** The broadcast in one of these states, locked until the transaction ends. BROADCAST_STATE. */
export async function lockBroadcast(
  tx: TransactionContext,
  id: string,
  ...states: readonly BroadcastState[]
): Promise<StoredBroadcast> {
  const found = (await broadcasts(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
  return states.includes(found.state) ? found : fail('BROADCAST_STATE', { state: found.state });
}

const asRow = (draft: BroadcastDraft) => ({
  purpose: draft.purpose,
  everyone: draft.everyone,
  batchIds: [...draft.batchIds],
  students: draft.students,
  guardians: draft.guardians,
  mail: draft.mail,
  sms: draft.sms,
  urgent: draft.urgent,
  texts: json(draft.texts),
});

export async function insertBroadcast(tx: TransactionContext, id: string, draft: BroadcastDraft): Promise<void> {
  const now = tx.clock.now();
  await insertRows(tx, 'broadcasts', { ...asRow(draft), id, state: 'draft', createdAt: now, updatedAt: now });
}

export async function changeBroadcast(tx: TransactionContext, id: string, draft: BroadcastDraft): Promise<void> {
  await changeRows(tx, 'broadcasts', { id }, { ...asRow(draft), updatedAt: tx.clock.now() });
}

export async function moveBroadcast(
  tx: TransactionContext,
  id: string,
  to: Pick<StoredBroadcast, 'state' | 'sendAt' | 'people'>,
): Promise<void> {
  const { state, sendAt, people } = to;
  await changeRows(tx, 'broadcasts', { id }, { state, sendAt, people, updatedAt: tx.clock.now() });
}

export async function removeBroadcastRow(tx: TransactionContext, id: string): Promise<void> {
  await removeRows(tx, 'broadcasts', { id });
}

export interface BroadcastFilter {
  readonly state?: BroadcastState | undefined;
  readonly search: string;
  readonly page: number;
  readonly size: number;
}

export function listBroadcastRows(
  ctx: Bound,
  { state, search, ...page }: BroadcastFilter,
): Promise<{ rows: StoredBroadcast[]; total: number }> {
  let query = broadcasts(ctx);
  if (state) query = query.where('state', '=', state);
  if (search) query = query.where(sql<boolean>`lower(texts::text) like ${containing(search.toLowerCase())}`);
  return pageOf(query.orderBy('updatedAt', 'desc').orderBy('id', 'desc'), page);
}

/** What broadcasts are called, by id. */
export async function subjectsOfBroadcasts(ctx: Bound, ids: readonly string[]): Promise<Map<string, string>> {
  const found = await broadcasts(ctx).where('id', '=', anyOf(ids)).execute();
  return new Map(found.map(({ id, texts }) => [id, texts.en.subject]));
}
