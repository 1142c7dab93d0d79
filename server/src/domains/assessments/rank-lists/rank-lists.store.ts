import type { Combination, RankListDraft } from '@abhyas/contract/assessments/rank-lists';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

/** Every session names its version. */
export interface SavedDraft extends RankListDraft {
  sessions: (RankListDraft['sessions'][number] & { version: number })[];
}
export interface RankListRow {
  readonly id: string;
  readonly draft: SavedDraft;
  readonly revision: number;
  /** The newest issue; 0 before the first. */
  readonly issue: number;
  readonly archivedAt: Date | null;
}

const lists = (ctx: Context) => ctx.db.selectFrom('rank_lists').where('institute_id', '=', ctx.instituteId);

async function sessionsOf(ctx: Context, listId: string): Promise<SavedDraft['sessions']> {
  const rows = await ctx.db
    .selectFrom('rank_list_sessions')
    .select(['paper_id', 'label', 'version'])
    .where('institute_id', '=', ctx.instituteId)
    .where('list_id', '=', listId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ paperId: row.paper_id, label: row.label, version: row.version }));
}

export async function getRankList(ctx: Context, id: string): Promise<RankListRow> {
  const row = await lists(ctx).selectAll().where('id', '=', id).where('archived_at', 'is', null).executeTakeFirst();
  if (!row) fail('NOT_FOUND');
  return {
    id: row.id,
    draft: {
      title: row.title,
      combine: row.combine as Combination,
      tieChainId: row.tie_chain_id,
      shared: row.shared,
      sessions: await sessionsOf(ctx, id),
    },
    revision: row.revision,
    issue: row.issue,
    archivedAt: row.archived_at,
  };
}

/** The same, locked against other changes and issues until the transaction ends. */
export async function lockRankList(tx: TransactionContext, id: string): Promise<RankListRow> {
  await lists(tx).select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return getRankList(tx, id);
}

/** One page, newest first, each with its newest issue. */
export async function listRankListRows(
  ctx: Context,
  filter: { readonly search?: string | undefined; readonly page: number; readonly size: number },
) {
  let query = ctx.db
    .selectFrom('rank_lists as l')
    .where('l.institute_id', '=', ctx.instituteId)
    .where('l.archived_at', 'is', null);
  if (filter.search) query = query.where('l.title', 'ilike', containing(filter.search));
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .leftJoin('rank_list_issues as i', (join) =>
      join
        .onRef('i.institute_id', '=', 'l.institute_id')
        .onRef('i.list_id', '=', 'l.id')
        .onRef('i.issue', '=', 'l.issue'),
    )
    .select(['l.id', 'l.title', 'l.combine', 'l.issue', 'l.shared', 'i.issued_at', 'i.candidates'])
    .select(
      sql<number>`(select count(*)::int from rank_list_sessions s where s.institute_id = l.institute_id and s.list_id = l.id)`.as(
        'papers',
      ),
    )
    .orderBy('l.updated_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(filter.size)
    .offset((filter.page - 1) * filter.size)
    .execute();
  return { total, rows };
}

/** Issued lists in which results of this paper stand. */
export async function listIssuedOver(ctx: Context, paperId: string): Promise<RankListRow[]> {
  const rows = await lists(ctx)
    .select('id')
    .where('archived_at', 'is', null)
    .where('issue', '>', 0)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('rank_list_sessions as s')
          .select('s.list_id')
          .whereRef('s.institute_id', '=', 'rank_lists.institute_id')
          .whereRef('s.list_id', '=', 'rank_lists.id')
          .where('s.paper_id', '=', paperId),
      ),
    )
    .orderBy('id')
    .execute();
  return Promise.all(rows.map(({ id }) => getRankList(ctx, id)));
}

export async function insertRankList(tx: TransactionContext, id: string, draft: SavedDraft): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .insertInto('rank_lists')
    .values({
      institute_id: tx.instituteId,
      id,
      title: draft.title,
      combine: draft.combine,
      tie_chain_id: draft.tieChainId,
      shared: draft.shared,
      revision: 1,
      created_by: tx.actor?.accountId ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await insertSessions(tx, id, draft);
}

export async function saveRankListRow(tx: TransactionContext, { id, revision, draft }: RankListRow): Promise<void> {
  await tx.db
    .updateTable('rank_lists')
    .set({
      title: draft.title,
      combine: draft.combine,
      tie_chain_id: draft.tieChainId,
      shared: draft.shared,
      revision,
      updated_at: tx.clock.now(),
    })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
  await tx.db
    .deleteFrom('rank_list_sessions')
    .where('institute_id', '=', tx.instituteId)
    .where('list_id', '=', id)
    .execute();
  await insertSessions(tx, id, draft);
}

async function insertSessions(tx: TransactionContext, listId: string, { sessions }: SavedDraft): Promise<void> {
  await tx.db
    .insertInto('rank_list_sessions')
    .values(
      sessions.map(({ paperId, label, version }, position) => ({
        institute_id: tx.instituteId,
        list_id: listId,
        paper_id: paperId,
        position,
        label,
        version,
      })),
    )
    .execute();
}

export async function archiveRankListRow(tx: TransactionContext, id: string): Promise<void> {
  await tx.db
    .updateTable('rank_lists')
    .set({ archived_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

/** Titles of rank lists by id, archived ones among them. */
export async function titlesOfRankLists(
  { db, instituteId }: Context,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const lists = db.selectFrom('rank_lists').select(['id', 'title']).where('institute_id', '=', instituteId);
  const found = await lists.where('id', '=', sql<string>`any(${[...ids]}::uuid[])`).execute();
  return new Map(found.map(({ id, title }) => [id, title]));
}
