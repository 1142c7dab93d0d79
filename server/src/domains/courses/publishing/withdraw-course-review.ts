import type { api } from '@abhyas/contract';
import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { presentCourse } from '../authoring/present-course.ts';
import { canEditCourse } from '../policies.ts';
import { openCourse } from '../outline/editable-course.ts';
import { recordReview } from '../authors/newest-review.ts';
import { endReview } from '../authors/reviews.store.ts';

/** Takes the wish for a review back. */
export async function withdrawCourseReview(
  ctx: Context,
  { params }: Input<typeof api.courses.withdrawCourseReview>,
): Promise<AuthoredCourse> {
  const course = await inTransaction(ctx, async (tx) => {
    const found = authorize(tx, canEditCourse, await openCourse(tx, params.courseId));
    if (!(await endReview(tx, found.id, 'withdrawn', ''))) fail('COURSE_REVIEW_STATE');
    await recordReview(tx, found, 'course.review_withdrawn');
    return found;
  });
  return presentCourse(ctx, course);
}
