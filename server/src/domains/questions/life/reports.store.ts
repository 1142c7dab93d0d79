import type { ReportReason, ReportState } from '@abhyas/contract/questions/life';
import type { Variant } from '@abhyas/contract/questions/variables';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { SeenQuestion } from './bookmarks.store.ts';

export interface NewReport {
  readonly reason: ReportReason;
  readonly comment: string;
  readonly pictureId: string | undefined;
}

/** False where this person reported this version before. */
export async function insertReport(
  tx: TransactionContext,
  accountId: string,
  seen: SeenQuestion,
  { reason, comment, pictureId }: NewReport,
): Promise<boolean> {
  const row = await tx.db
    .insertInto('question_reports')
    .values({
      institute_id: tx.instituteId,
      id: newId(),
      account_id: accountId,
      question_id: seen.questionId,
      version: seen.version,
      attempt_id: seen.attemptId,
      path: seen.path ?? null,
      variant: seen.variant ? json(seen.variant) : null,
      reason,
      comment,
      picture_id: pictureId ?? null,
      created_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['institute_id', 'account_id', 'question_id', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What one person reported about a version. */
export async function findOwnReport(ctx: Context, accountId: string, { questionId, version }: SeenQuestion) {
  return ctx.db
    .selectFrom('question_reports')
    .select(['reason', 'state', 'verdict'])
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .where('question_id', '=', questionId)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** NOT_FOUND where the institute has no such report; nobody else judges it until the transaction ends. */
export async function lockReport(tx: TransactionContext, id: string) {
  const row = await tx.db
    .selectFrom('question_reports as r')
    .innerJoin('questions as q', (join) =>
      join.onRef('q.institute_id', '=', 'r.institute_id').onRef('q.id', '=', 'r.question_id'),
    )
    .select([
      'r.state',
      'r.account_id as accountId',
      'r.question_id as questionId',
      'r.attempt_id as attemptId',
      'r.path',
      'q.number',
    ])
    .where('r.institute_id', '=', tx.instituteId)
    .where('r.id', '=', id)
    .forUpdate('r')
    .executeTakeFirst();
  return row ?? fail('NOT_FOUND');
}

export async function saveVerdict(
  tx: TransactionContext,
  id: string,
  { state, verdict, judgedBy }: { readonly state: ReportState; readonly verdict: string; readonly judgedBy: string },
): Promise<void> {
  await tx.db
    .updateTable('question_reports')
    .set({ state, verdict, judged_by: judgedBy, judged_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

export interface ReportRow {
  readonly id: string;
  readonly questionId: string;
  readonly number: number;
  readonly version: number;
  readonly current: number;
  readonly stem: RichTextDoc;
  /** The numbers that its reporter had. */
  readonly variant: Variant | null;
  readonly reason: ReportReason;
  readonly comment: string;
  readonly pictureId: string | null;
  readonly state: ReportState;
  readonly verdict: string;
  readonly at: Date;
  readonly accountId: string | null;
  readonly upheld: number;
  readonly reports: number;
}

export interface ReportFilter {
  readonly state: ReportState;
  readonly reason: ReportReason | undefined;
  readonly questionId: string | undefined;
}

const narrowed = ({ reason, questionId }: Omit<ReportFilter, 'state'>) => sql`
  ${reason === undefined ? sql`` : sql`and r.reason = ${reason}`} ${questionId === undefined ? sql`` : sql`and r.question_id = ${questionId}`}`;

/** One page: open reports by their reporter's upheld share, (upheld + 1) ÷ (reports + 2), then the oldest; judged ones newest first. */
export async function listReportRows(
  ctx: Context,
  filter: ReportFilter,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<ReportRow[]> {
  const order =
    filter.state === 'open'
      ? sql`(coalesce(s.upheld, 0) + 1.0) / (coalesce(s.reports, 0) + 2) desc, r.created_at, r.id`
      : sql`r.judged_at desc, r.id`;
  const { rows } = await sql<ReportRow>`
    select r.id, r.question_id as "questionId", q.number, r.version, q.version as current, v.content -> 'stem' as stem, r.variant, r.reason,
      r.comment, r.picture_id as "pictureId", r.state, r.verdict, r.created_at as at, r.account_id as "accountId",
      coalesce(s.upheld, 0)::int as upheld, coalesce(s.reports, 0)::int as reports
    from question_reports r
    join questions q on q.institute_id = ${ctx.instituteId} and q.id = r.question_id
    join question_versions v on v.institute_id = ${ctx.instituteId} and v.question_id = r.question_id and v.version = r.version
    left join (
      select account_id, count(*) as reports, count(*) filter (where state = 'upheld') as upheld
      from question_reports where institute_id = ${ctx.instituteId} group by account_id
    ) s on s.account_id = r.account_id
    where r.institute_id = ${ctx.instituteId} and r.state = ${filter.state} ${narrowed(filter)}
    order by ${order} limit ${size} offset ${(page - 1) * size}`.execute(ctx.db);
  return rows;
}

/** How many reports stand in each state. */
export async function countReports(
  ctx: Context,
  filter: Omit<ReportFilter, 'state'>,
): Promise<Record<ReportState, number>> {
  const { rows } = await sql<{ state: ReportState; count: number }>`
    select r.state, count(*)::int as count from question_reports r
    where r.institute_id = ${ctx.instituteId} ${narrowed(filter)} group by r.state`.execute(ctx.db);
  const counts = { open: 0, upheld: 0, dismissed: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
