import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import type { PersonalPart } from '../../identity/index.ts';

/** What somebody said of courses. Stars stay for the mean, without name and words; of two ratings of one course the other's stays. */
export const ratingsPersonal: PersonalPart = {
  tables: ['course_ratings', 'rating_reports'],
  export: async (ctx: Context, accountId: string) => ({
    ratings: await ctx.db
      .selectFrom('course_ratings')
      .select(['course_id as course', 'stars', 'text', 'updated_at as at', 'hidden_reason as hiddenBecause'])
      .where('institute_id', '=', ctx.instituteId)
      .where('account_id', '=', accountId)
      .orderBy('updated_at')
      .execute(),
    reportedRatings: await ctx.db
      .selectFrom('rating_reports')
      .select(['rating_id as rating', 'reason', 'at'])
      .where('institute_id', '=', ctx.instituteId)
      .where('account_id', '=', accountId)
      .orderBy('at')
      .execute(),
  }),
  erase: async (tx: TransactionContext, accountId: string) => {
    const place = tx.instituteId;
    await sql`update course_ratings set account_id = null, text = '' where institute_id = ${place} and account_id = ${accountId}`.execute(
      tx.db,
    );
    await sql`update course_ratings set hidden_by = null where institute_id = ${place} and hidden_by = ${accountId}`.execute(
      tx.db,
    );
    await sql`delete from rating_reports where institute_id = ${place} and account_id = ${accountId}`.execute(tx.db);
  },
  reassign: async (tx: TransactionContext, from: string, to: string) => {
    const place = tx.instituteId;
    await sql`
      update course_ratings r set account_id = ${to} where institute_id = ${place} and account_id = ${from} and not exists (
        select from course_ratings o where o.institute_id = ${place} and o.course_id = r.course_id and o.account_id = ${to}
      )`.execute(tx.db);
    await sql`update course_ratings set account_id = null, text = '' where institute_id = ${place} and account_id = ${from}`.execute(
      tx.db,
    );
    await sql`update course_ratings set hidden_by = ${to} where institute_id = ${place} and hidden_by = ${from}`.execute(
      tx.db,
    );
    await sql`
      update rating_reports r set account_id = ${to} where institute_id = ${place} and account_id = ${from} and not exists (
        select from rating_reports o where o.institute_id = ${place} and o.rating_id = r.rating_id and o.account_id = ${to}
      )`.execute(tx.db);
    await sql`delete from rating_reports where institute_id = ${place} and account_id = ${from}`.execute(tx.db);
  },
};
