import type { RankEntry, RankListPage } from '@abhyas/contract/assessments/rank-lists';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import type { MergedEntry } from './merge-sessions.ts';

type IssuedSession = NonNullable<RankListPage['issued']>['sessions'][number];
export interface Issue {
  readonly issue: number;
  readonly issuedAt: Date;
  readonly issuedBy: string | null;
  readonly candidates: number;
  readonly sessions: readonly IssuedSession[];
  /** Of rules and results: the same digest gives the same list. */
  readonly digest: string;
}

export async function findIssue(ctx: Context, listId: string, issue: number): Promise<Issue | undefined> {
  const row = await ctx.db
    .selectFrom('rank_list_issues')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('list_id', '=', listId)
    .where('issue', '=', issue)
    .executeTakeFirst();
  return (
    row && {
      issue: row.issue,
      issuedAt: row.issued_at,
      issuedBy: row.issued_by,
      candidates: row.candidates,
      sessions: row.sessions as IssuedSession[],
      digest: row.digest,
    }
  );
}

const CHUNK = 2000;

/** Writes an issue of a locked list with its entries and makes it the newest. */
export async function insertIssue(
  tx: TransactionContext,
  listId: string,
  issue: Issue,
  entries: readonly MergedEntry[],
): Promise<void> {
  await tx.db
    .insertInto('rank_list_issues')
    .values({
      institute_id: tx.instituteId,
      list_id: listId,
      issue: issue.issue,
      issued_at: issue.issuedAt,
      issued_by: issue.issuedBy,
      candidates: issue.candidates,
      sessions: json(issue.sessions),
      digest: issue.digest,
    })
    .execute();
  for (let from = 0; from < entries.length; from += CHUNK)
    await tx.db
      .insertInto('rank_list_entries')
      .values(
        entries.slice(from, from + CHUNK).map((entry) => ({
          institute_id: tx.instituteId,
          list_id: listId,
          issue: issue.issue,
          account_id: entry.accountId,
          rank: entry.rank,
          attempt_id: entry.attemptId,
          session: entry.session,
          marks: entry.marks,
          at_or_below: entry.atOrBelow,
          of: entry.of,
          subjects: json(entry.subjects),
        })),
      )
      .execute();
  await tx.db
    .updateTable('rank_lists')
    .set({ issue: issue.issue, updated_at: issue.issuedAt })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', listId)
    .execute();
}

interface EntryRow {
  account_id: string;
  attempt_id: string;
  rank: number;
  session: string;
  marks: number;
  at_or_below: number;
  of: number;
  subjects: unknown;
}
const read = (row: EntryRow): MergedEntry => ({
  accountId: row.account_id,
  attemptId: row.attempt_id,
  rank: row.rank,
  session: row.session,
  marks: row.marks,
  atOrBelow: row.at_or_below,
  of: row.of,
  subjects: row.subjects as readonly RankEntry['subjects'][number][],
});

/** Entries of one issue by rank: a page of them, those of some people, or all. */
export async function listEntries(
  ctx: Context,
  { listId, issue }: { readonly listId: string; readonly issue: number },
  part: { readonly offset?: number; readonly limit?: number; readonly accountIds?: readonly string[] } = {},
): Promise<MergedEntry[]> {
  let query = ctx.db
    .selectFrom('rank_list_entries')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('list_id', '=', listId)
    .where('issue', '=', issue)
    .orderBy('rank')
    .orderBy('account_id');
  if (part.accountIds) query = query.where('account_id', '=', sql<string>`any(${part.accountIds as string[]}::uuid[])`);
  if (part.limit !== undefined) query = query.limit(part.limit).offset(part.offset ?? 0);
  return (await query.execute()).map(read);
}

/** Everybody of one issue, by rank. */
export async function listCandidateIds(ctx: Context, listId: string, issue: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('rank_list_entries')
    .select('account_id')
    .where('institute_id', '=', ctx.instituteId)
    .where('list_id', '=', listId)
    .where('issue', '=', issue)
    .orderBy('rank')
    .orderBy('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}

/** One person's entries in the newest issues of lists that are shared, newest first. */
export async function listEntriesOf(ctx: Context, accountId: string) {
  const rows = await ctx.db
    .selectFrom('rank_list_entries as e')
    .innerJoin('rank_lists as l', (join) =>
      join
        .onRef('l.institute_id', '=', 'e.institute_id')
        .onRef('l.id', '=', 'e.list_id')
        .onRef('l.issue', '=', 'e.issue'),
    )
    .innerJoin('rank_list_issues as i', (join) =>
      join
        .onRef('i.institute_id', '=', 'e.institute_id')
        .onRef('i.list_id', '=', 'e.list_id')
        .onRef('i.issue', '=', 'e.issue'),
    )
    .selectAll('e')
    .select(['l.title', 'l.combine', 'i.issued_at', 'i.candidates', 'i.sessions'])
    .where('e.institute_id', '=', ctx.instituteId)
    .where('e.account_id', '=', accountId)
    .where('l.shared', '=', true)
    .where('l.archived_at', 'is', null)
    .orderBy('i.issued_at', 'desc')
    .execute();
  return rows.map(({ list_id, title, combine, issued_at, candidates, sessions, ...row }) => ({
    listId: list_id,
    title,
    combine,
    issuedAt: issued_at,
    candidates,
    paperIds: (sessions as IssuedSession[]).map(({ paperId }) => paperId),
    entry: read(row),
  }));
}
