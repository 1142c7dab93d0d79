import type { CourseReview } from '@abhyas/contract/courses/authoring';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { namesOf } from '../../identity/index.ts';
import type { Course } from '../versions/courses.store.ts';
import { findNewestReview } from './reviews.store.ts';

/** The review asked for last, and what became of it. */
export async function newestReview(ctx: Context, courseId: string): Promise<CourseReview | null> {
  const review = await findNewestReview(ctx, courseId);
  if (!review) return null;
  const { id, askedBy, decidedBy, askedAt, decidedAt, ...said } = review;
  const names = await namesOf(
    ctx,
    [askedBy, decidedBy].filter((one) => one !== null),
  );
  const nameOf = (one: string | null) => (one === null ? null : (names.get(one)?.name ?? null));
  return {
    ...said,
    reviewId: id,
    askedBy: nameOf(askedBy) ?? '',
    decidedBy: nameOf(decidedBy),
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

/** What became of a review, in the log. */
export const recordReview = (tx: TransactionContext, { id, details }: Course, action: string) =>
  record(tx, { action, subjectKind: 'course', subjectId: id, details: { title: details.title } });
