import type { api } from '@abhyas/contract';
import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { draftOfCourse, usedBy } from '../outline/draft/draft-of.ts';
import { presentCourse } from '../authoring/present-course.ts';
import { canEditCourse } from '../policies.ts';
import { courseProblems } from '../outline/draft/course-problems.ts';
import { openCourse } from '../outline/editable-course.ts';
import { recordReview } from '../authors/newest-review.ts';
import { findNewestReview, insertReview } from '../authors/reviews.store.ts';

/** Puts a draft that could be published before those who may. */
export async function askCourseReview(
  ctx: Context,
  { params, body }: Input<typeof api.courses.askCourseReview>,
): Promise<AuthoredCourse> {
  const course = await inTransaction(ctx, async (tx) => {
    const found = authorize(tx, canEditCourse, await openCourse(tx, params.courseId));
    const newest = await findNewestReview(tx, found.id);
    if (newest?.state === 'asked') fail('COURSE_REVIEW_STATE');
    const draft = await draftOfCourse(tx, found);
    const problems = courseProblems(draft, await usedBy(tx, draft));
    if (problems.length > 0) fail('COURSE_NOT_READY', { problems });
    await insertReview(tx, found.id, body.note);
    await recordReview(tx, found, 'course.review_asked');
    return found;
  });
  return presentCourse(ctx, course);
}
