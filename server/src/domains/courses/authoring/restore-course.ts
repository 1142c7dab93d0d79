import type { api } from '@abhyas/contract';
import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { listCourse } from '../catalogue/list-course.ts';
import { canArchiveCourse } from '../policies.ts';
import { type Course, getCourse, saveCourse } from '../versions/courses.store.ts';
import { presentCourse } from './present-course.ts';

/** Brings an archived course back as it stood: published where it was, otherwise as a draft. */
export async function restoreCourse(
  ctx: Context,
  { params }: Input<typeof api.courses.restoreCourse>,
): Promise<AuthoredCourse> {
  const restored = await inTransaction(ctx, async (tx) => {
    const course = authorize(tx, canArchiveCourse, await getCourse(tx, params.courseId, true));
    if (course.status !== 'archived') fail('COURSE_STATE', { status: course.status });
    const status = course.version > 0 ? 'published' : 'draft';
    const next: Course = { ...course, status, archivedAt: null, updatedAt: tx.clock.now() };
    await saveCourse(tx, next);
    await listCourse(tx, course.id);
    await record(tx, {
      action: 'course.restored',
      subjectKind: 'course',
      subjectId: course.id,
      details: { title: course.details.title },
      before: { status: 'archived' },
      after: { status },
    });
    return next;
  });
  return presentCourse(ctx, restored);
}
