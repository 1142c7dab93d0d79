import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { mayOpen } from '../../../entitlements/index.ts';
import { readListed } from '../listings.store.ts';
import { findEnrolment } from './course-page.store.ts';

type Show = typeof api.courses.showOwnCourse;
/** What the page of a course offers this student: to begin, to go on, or to ask for it. */
export async function showOwnCourse(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const { courseId } = params;
  const { accountId } = actorOf(ctx);
  const [listed] = await readListed(ctx, [courseId]);
  if (!listed) fail('NOT_FOUND');
  const open = await mayOpen(ctx, accountId, listed.type === 'pack' ? 'pack' : 'course', [courseId]);
  const enrolment = await findEnrolment(ctx, courseId, accountId);
  return {
    open: open.has(courseId),
    enrolled: enrolment !== undefined,
    lessonsDone: enrolment?.lessonsDone ?? 0,
    lessons: listed.card.lessons,
  };
}
