import type { Reaction } from '@abhyas/contract/courses/learning';
import { sql } from 'kysely';
import type { Bound, Context, TransactionContext } from '../../../../kernel/context.ts';
import { rows } from '../../../../kernel/database/rows.ts';

interface Mark {
  readonly accountId: string;
  readonly lessonId: string;
  readonly courseId: string;
}

/** Bookmark and reaction of an account on a lesson. */
export async function findMarks(
  ctx: Context,
  accountId: string,
  lessonId: string,
): Promise<{ bookmarked: boolean; reaction: Reaction }> {
  const found = await sql<{ bookmarked: boolean; reaction: Reaction }>`
    select exists (select 1 from lesson_bookmarks where institute_id = ${ctx.instituteId}
        and account_id = ${accountId}::uuid and lesson_id = ${lessonId}::uuid) as bookmarked,
      coalesce((select reaction from lesson_reactions where institute_id = ${ctx.instituteId}
        and account_id = ${accountId}::uuid and lesson_id = ${lessonId}::uuid), 'none') as reaction`.execute(ctx.db);
  return found.rows[0]!;
}

/** Lessons of a course that the account bookmarked. */
export async function listBookmarked(ctx: Context, accountId: string, courseId: string): Promise<Set<string>> {
  const kept = await ctx.db
    .selectFrom('lesson_bookmarks')
    .select('lesson_id')
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .where('course_id', '=', courseId)
    .execute();
  return new Set(kept.map((row) => row.lesson_id));
}

/** Lessons of any course that the account bookmarked, newest first. */
export const listAllBookmarked = (
  ctx: Bound,
  accountId: string,
): Promise<{ lessonId: string; courseId: string; putAt: Date }[]> =>
  rows(ctx)
    .selectFrom('lessonBookmarks')
    .select(['lessonId', 'courseId', 'putAt'])
    .where('accountId', '=', accountId)
    .orderBy('putAt', 'desc')
    .execute();

export async function saveBookmark(tx: TransactionContext, { accountId, lessonId, courseId }: Mark): Promise<void> {
  await tx.db
    .insertInto('lesson_bookmarks')
    .values({
      institute_id: tx.instituteId,
      account_id: accountId,
      lesson_id: lessonId,
      course_id: courseId,
      put_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function saveReaction(
  tx: TransactionContext,
  { accountId, lessonId, courseId }: Mark,
  reaction: 'like' | 'dislike',
): Promise<void> {
  await tx.db
    .insertInto('lesson_reactions')
    .values({
      institute_id: tx.instituteId,
      account_id: accountId,
      lesson_id: lessonId,
      course_id: courseId,
      reaction,
      reacted_at: tx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['institute_id', 'lesson_id', 'account_id'])
        .doUpdateSet({ reaction, reacted_at: tx.clock.now() }),
    )
    .execute();
}

export async function removeMark(
  tx: TransactionContext,
  table: 'lesson_bookmarks' | 'lesson_reactions',
  { accountId, lessonId }: Mark,
): Promise<void> {
  await tx.db
    .deleteFrom(table)
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .where('lesson_id', '=', lessonId)
    .execute();
}
