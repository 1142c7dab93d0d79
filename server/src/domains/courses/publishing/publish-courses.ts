import type { api } from '@abhyas/contract';
import type { CourseProblem } from '@abhyas/contract/courses/outline';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { getCourse } from '../versions/courses.store.ts';
import { canPublishCourse } from '../policies.ts';
import { openCourse } from '../outline/editable-course.ts';
import { publish } from './publish-course.ts';

type Answer = Reply<typeof api.courses.publishCourses>;

/** Publishes several courses, each in a transaction of its own: one that is not ready keeps no other back. */
export async function publishCourses(
  ctx: Context,
  { body }: Input<typeof api.courses.publishCourses>,
): Promise<Answer> {
  const courses: Answer['courses'] = [];
  for (const courseId of new Set(body.courseIds)) courses.push(await publishOne(ctx, courseId));
  return { courses };
}

async function publishOne(ctx: Context, courseId: string): Promise<Answer['courses'][number]> {
  const { title } = (await getCourse(ctx, courseId)).details;
  try {
    await inTransaction(ctx, async (tx) =>
      publish(tx, authorize(tx, canPublishCourse, await openCourse(tx, courseId))),
    );
    return { courseId, title, published: true, refusal: null, problems: 0 };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const problems = (error.details?.['problems'] as CourseProblem[] | undefined)?.length ?? 0;
    return { courseId, title, published: false, refusal: error.error, problems };
  }
}
