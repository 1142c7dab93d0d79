import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';

/** A paper that a student made for himself. */
export interface OwnPaper {
  readonly id: string;
  readonly kind: 'CUSTOM' | 'OVERVIEW' | 'PRACTICE';
  readonly status: 'published' | 'archived';
  /** Attempts that were begun. */
  readonly attempts: number;
}

/** Lets one request of a student after the other make papers, so that the limits hold. */
export async function lockMaking(tx: TransactionContext, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`own-papers:${tx.instituteId}:${accountId}`}, 0))`.execute(
    tx.db,
  );
}

/** Custom papers of this student that have no result yet. */
export async function countUnfinished(ctx: Context, accountId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from papers p
    where p.institute_id = ${ctx.instituteId} and p.created_by = ${accountId}::uuid and p.kind = 'CUSTOM' and p.status = 'published'
      and not exists (select from attempts a where a.institute_id = ${ctx.instituteId} and a.paper_id = p.id and a.state = 'marked')`.execute(
    ctx.db,
  );
  return rows[0]!.count;
}

/** Papers of these kinds that this student made since then, discarded ones among them. */
export async function countMade(
  ctx: Context,
  accountId: string,
  since: Date,
  kinds: readonly ('CUSTOM' | 'OVERVIEW' | 'PRACTICE')[],
): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('papers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('institute_id', '=', ctx.instituteId)
    .where('created_by', '=', accountId)
    .where('kind', 'in', kinds)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The caller's own paper, locked until the transaction ends. NOT_FOUND for anybody else's. */
export async function lockOwnPaper(tx: TransactionContext, accountId: string, paperId: string): Promise<OwnPaper> {
  const { rows } = await sql<OwnPaper>`
    select p.id, p.kind, p.status, (select count(*)::int from attempts a where a.institute_id = ${tx.instituteId}
      and a.paper_id = p.id) as attempts
    from papers p
    where p.institute_id = ${tx.instituteId} and p.id = ${paperId}::uuid and p.created_by = ${accountId}::uuid
      and p.kind <> 'PREDEFINED' for update of p`.execute(tx.db);
  return rows[0] ?? fail('NOT_FOUND');
}

/** Diagnostics of this student for an exam that were not discarded, the newest first. */
export async function listOverviews(ctx: Context, accountId: string, examId: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('papers')
    .select('id')
    .where('institute_id', '=', ctx.instituteId)
    .where('created_by', '=', accountId)
    .where('kind', '=', 'OVERVIEW')
    .where('exam_id', '=', examId)
    .where('status', '=', 'published')
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Says for which exam a paper was made. */
export async function saveExamOf(tx: TransactionContext, paperId: string, examId: number): Promise<void> {
  await tx.db
    .updateTable('papers')
    .set({ exam_id: examId })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', paperId)
    .execute();
}

/** Takes a paper out of its student's list. */
export async function archiveOwn(tx: TransactionContext, paperId: string): Promise<void> {
  await tx.db
    .updateTable('papers')
    .set({ status: 'archived', updated_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', paperId)
    .execute();
}
