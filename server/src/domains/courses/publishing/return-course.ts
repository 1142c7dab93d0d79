import type { api } from '@abhyas/contract';
import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { notify } from '../../notices/index.ts';
import { presentCourse } from '../authoring/present-course.ts';
import { canPublishCourse } from '../policies.ts';
import { openCourse } from '../outline/editable-course.ts';
import { recordReview } from '../authors/newest-review.ts';
import { endReview, findNewestReview } from '../authors/reviews.store.ts';

/** Gives the draft back to its authors with what is to change, and tells who asked. */
export async function returnCourse(
  ctx: Context,
  { params, body }: Input<typeof api.courses.returnCourse>,
): Promise<AuthoredCourse> {
  const course = await inTransaction(ctx, async (tx) => {
    const found = authorize(tx, canPublishCourse, await openCourse(tx, params.courseId));
    const asked = await findNewestReview(tx, found.id);
    if (!(await endReview(tx, found.id, 'returned', body.note))) fail('COURSE_REVIEW_STATE');
    await recordReview(tx, found, 'course.returned');
    await notify(tx, {
      kind: 'course.returned',
      accountIds: asked?.askedBy ? [asked.askedBy] : [],
      params: { title: found.details.title, note: body.note },
      link: `/partner/courses/${found.id}`,
      key: `course_review:${asked?.id}`,
    });
    return found;
  });
  return presentCourse(ctx, course);
}
