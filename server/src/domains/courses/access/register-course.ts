import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { enrol } from '../progress/enrol.ts';
import { courseBriefs } from './course-briefs.store.ts';
import { thingOfCourse } from '../versions/published-courses.ts';

type Register = typeof api.courses.registerCourse;
/**
 * Registers a student for a course that is open to him or her: a free one, or one that was given. COURSE_REGISTERED (4220304131) the
 * second time, also where two calls come at once.
 */
export async function registerCourse(ctx: Context, { params }: Input<Register>): Promise<Answer<Register>> {
  const { accountId } = actorOf(ctx);
  const course = (await courseBriefs(ctx, [params.courseId])).get(params.courseId);
  if (!course || course.status === 'draft') return fail('NOT_FOUND');
  if (course.status !== 'published') fail('COURSE_NOT_OPEN', { title: course.title });
  const { kind, id } = thingOfCourse(course);
  if (!(await mayOpen(ctx, accountId, kind, [id])).has(id)) fail('COURSE_NOT_YOURS');
  await inTransaction(ctx, async (tx) => {
    if (!(await enrol(tx, { courseId: id, accountId }))) fail('COURSE_REGISTERED');
  });
  return { registeredAt: ctx.clock.now().toISOString() };
}
