import type { CourseReview } from '@abhyas/contract/courses/authoring';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
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
