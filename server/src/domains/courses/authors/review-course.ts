import type { api } from '@abhyas/contract';
import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notices/index.ts';
import type { Course } from '../authoring/courses.store.ts';
import { draftOfCourse, usedBy } from '../authoring/draft-of.ts';
import { presentCourse } from '../authoring/show-course.ts';
import { canEditCourse, canPublishCourse } from '../policies.ts';
import { courseProblems } from '../publishing/course-problems.ts';
import { openCourse } from '../publishing/publish-course.ts';
import { endReview, findNewestReview, insertReview } from './reviews.store.ts';

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
    await note(tx, found, 'course.review_asked');
    return found;
  });
  return presentCourse(ctx, course);
}

/** Takes the wish for a review back. */
export async function withdrawCourseReview(
  ctx: Context,
  { params }: Input<typeof api.courses.withdrawCourseReview>,
): Promise<AuthoredCourse> {
  const course = await inTransaction(ctx, async (tx) => {
    const found = authorize(tx, canEditCourse, await openCourse(tx, params.courseId));
    if (!(await endReview(tx, found.id, 'withdrawn', ''))) fail('COURSE_REVIEW_STATE');
    await note(tx, found, 'course.review_withdrawn');
    return found;
  });
  return presentCourse(ctx, course);
}

/** Gives the draft back to its authors with what is to change, and tells who asked. */
export async function returnCourse(
  ctx: Context,
  { params, body }: Input<typeof api.courses.returnCourse>,
): Promise<AuthoredCourse> {
  const course = await inTransaction(ctx, async (tx) => {
    const found = authorize(tx, canPublishCourse, await openCourse(tx, params.courseId));
    const asked = await findNewestReview(tx, found.id);
    if (!(await endReview(tx, found.id, 'returned', body.note))) fail('COURSE_REVIEW_STATE');
    await note(tx, found, 'course.returned');
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

const note = (tx: TransactionContext, { id, details }: Course, action: string) =>
  record(tx, { action, subjectKind: 'course', subjectId: id, details: { title: details.title } });
