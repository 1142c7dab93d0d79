import type { RatingQueue, RatingReportReason } from '@abhyas/contract/courses/ratings';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';

/** Whether that account studies, or has completed, one of these courses: what was opened as a free lesson alone makes nobody a learner. */
export async function hasBegun(ctx: Context, accountId: string, courseIds: readonly string[]): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('enrolments')
    .select('course_id')
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .where('course_id', 'in', [...courseIds])
    .where((where) => where.or([where('last_at', 'is not', null), where('completed_at', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findOwn(ctx: Context, courseId: string, accountId: string) {
  return ctx.db
    .selectFrom('course_ratings')
    .select(['id', 'stars', 'text', 'hidden_at as hiddenAt'])
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

interface SavedRating {
  readonly courseId: string;
  readonly accountId: string;
  readonly stars: number;
  readonly text: string;
}
/** Writes one's rating, or puts it in the place of the older one; what was hidden stays hidden. */
export async function saveRating(tx: TransactionContext, rating: SavedRating): Promise<string> {
  const now = tx.clock.now();
  const { id } = await tx.db
    .insertInto('course_ratings')
    .values({
      institute_id: tx.instituteId,
      id: newId(),
      course_id: rating.courseId,
      account_id: rating.accountId,
      stars: rating.stars,
      text: rating.text,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['institute_id', 'course_id', 'account_id'])
        .doUpdateSet({ stars: rating.stars, text: rating.text, updated_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The id of what was taken back; undefined where there was nothing. */
export async function removeOwn(
  tx: TransactionContext,
  courseId: string,
  accountId: string,
): Promise<string | undefined> {
  const row = await tx.db
    .deleteFrom('course_ratings')
    .where('institute_id', '=', tx.instituteId)
    .where('course_id', '=', courseId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** What is shown of a course, the newest first. */
export async function listShown(
  ctx: Context,
  courseId: string,
  { most, after }: { readonly most: number; readonly after: number },
) {
  const shown = ctx.db
    .selectFrom('course_ratings')
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .where('hidden_at', 'is', null);
  const rows = await shown
    .select(['id', 'account_id as accountId', 'stars', 'text', 'updated_at as at'])
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(most)
    .offset(after)
    .execute();
  const { total } = await shown.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** NOT_FOUND where the institute has no such rating; nobody else judges it until the transaction ends. */
export async function lockRating(tx: TransactionContext, id: string) {
  const row = await tx.db
    .selectFrom('course_ratings')
    .select(['id', 'course_id as courseId', 'account_id as accountId', 'hidden_at as hiddenAt'])
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? fail('NOT_FOUND');
}

/** False where this person reported this rating before. */
export async function insertReport(
  tx: TransactionContext,
  ratingId: string,
  accountId: string,
  reason: RatingReportReason,
): Promise<boolean> {
  const row = await tx.db
    .insertInto('rating_reports')
    .values({ institute_id: tx.instituteId, rating_id: ratingId, account_id: accountId, reason, at: tx.clock.now() })
    .onConflict((conflict) => conflict.columns(['institute_id', 'rating_id', 'account_id']).doNothing())
    .returning('rating_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many reports of a rating nobody has judged, told again in its own row. */
export async function countReports(tx: TransactionContext, ratingId: string): Promise<void> {
  await sql`
    update course_ratings set open_reports = (
      select count(*)::int from rating_reports
      where institute_id = ${tx.instituteId} and rating_id = ${ratingId} and judged_at is null
    ) where institute_id = ${tx.instituteId} and id = ${ratingId}`.execute(tx.db);
}

interface Judgement {
  /** Why it is hidden; undefined: it is shown. */
  readonly reason: string | undefined;
  readonly by: string;
}
/** Hides or shows a rating and settles its reports. */
export async function saveJudgement(tx: TransactionContext, ratingId: string, { reason, by }: Judgement) {
  const now = tx.clock.now();
  await tx.db
    .updateTable('course_ratings')
    .set(
      reason === undefined
        ? { hidden_at: null, hidden_by: null, hidden_reason: '' }
        : { hidden_at: now, hidden_by: by, hidden_reason: reason },
    )
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', ratingId)
    .execute();
  await tx.db
    .updateTable('rating_reports')
    .set({ judged_at: now })
    .where('institute_id', '=', tx.instituteId)
    .where('rating_id', '=', ratingId)
    .where('judged_at', 'is', null)
    .execute();
  await countReports(tx, ratingId);
}

/** One page of what moderators look at; the search goes through what was written and the titles of the courses. */
export async function listQueue(
  ctx: Context,
  { queue, search }: { readonly queue: RatingQueue; readonly search: string },
  { most, after }: { readonly most: number; readonly after: number },
) {
  const pattern = containing(search);
  const among = ctx.db
    .selectFrom('course_ratings as r')
    .innerJoin('courses as c', (join) =>
      join.onRef('c.institute_id', '=', 'r.institute_id').onRef('c.id', '=', 'r.course_id'),
    )
    .where('r.institute_id', '=', ctx.instituteId)
    .where((where) =>
      queue === 'hidden'
        ? where('r.hidden_at', 'is not', null)
        : queue === 'reported'
          ? where('r.open_reports', '>', 0)
          : where('r.hidden_at', 'is', null),
    )
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`(r.text ilike ${pattern} or c.details ->> 'title' ilike ${pattern})`),
    );
  const rows = await among
    .select([
      'r.id',
      'r.course_id as courseId',
      sql<string>`c.details ->> 'title'`.as('course'),
      'r.account_id as accountId',
      'r.stars',
      'r.text',
      'r.updated_at as at',
      'r.hidden_at as hiddenAt',
      'r.hidden_reason as hiddenReason',
    ])
    .orderBy('r.open_reports', 'desc')
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.id')
    .limit(most)
    .offset(after)
    .execute();
  const { total } = await among.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

/** Why these ratings were reported and how often, what nobody has judged only. */
export async function reasonsOf(ctx: Context, ratingIds: readonly string[]) {
  if (ratingIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('rating_reports')
    .select(['rating_id as ratingId', 'reason', sql<number>`count(*)::int`.as('count')])
    .where('institute_id', '=', ctx.instituteId)
    .where('rating_id', 'in', [...ratingIds])
    .where('judged_at', 'is', null)
    .groupBy(['rating_id', 'reason'])
    .orderBy('reason')
    .execute();
  return rows.map((row) => ({ ...row, reason: row.reason as RatingReportReason }));
}
