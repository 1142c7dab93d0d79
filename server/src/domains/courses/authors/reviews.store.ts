import type { CourseReview } from '@abhyas/contract/courses/authoring';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';

export interface Review {
  readonly id: string;
  readonly state: CourseReview['state'];
  readonly askedBy: string | null;
  readonly askedAt: Date;
  readonly note: string;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly decision: string;
}

/** The one asked for last. */
export async function findNewestReview(ctx: Context, courseId: string): Promise<Review | undefined> {
  const row = await ctx.db
    .selectFrom('course_reviews')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('course_id', '=', courseId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      state: row.state as CourseReview['state'],
      askedBy: row.asked_by,
      askedAt: row.asked_at,
      note: row.note,
      decidedBy: row.decided_by,
      decidedAt: row.decided_at,
      decision: row.decision,
    }
  );
}

/** Courses whose authors asked for a review that nobody gave yet, the one that waits longest first. */
export function listReviewsAsked(ctx: Context): Promise<{ courseId: string }[]> {
  return ctx.db
    .selectFrom('course_reviews')
    .select('course_id as courseId')
    .where('institute_id', '=', ctx.instituteId)
    .where('state', '=', 'asked')
    .orderBy('asked_at')
    .execute();
}

export async function insertReview(tx: TransactionContext, courseId: string, note: string): Promise<void> {
  await tx.db
    .insertInto('course_reviews')
    .values({
      institute_id: tx.instituteId,
      course_id: courseId,
      id: newId(),
      state: 'asked',
      asked_by: tx.actor?.accountId ?? null,
      asked_at: tx.clock.now(),
      note,
    })
    .execute();
}

/** Ends the open review; false where there is none. */
export async function endReview(
  tx: TransactionContext,
  courseId: string,
  state: 'approved' | 'returned' | 'withdrawn',
  decision: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('course_reviews')
    .set({ state, decision, decided_by: tx.actor?.accountId ?? null, decided_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('course_id', '=', courseId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
