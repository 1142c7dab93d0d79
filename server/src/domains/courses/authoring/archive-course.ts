import type { api } from '@abhyas/contract';
import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events.ts';
import { record } from '../../audit/index.ts';
import { listCourse } from '../catalogue/list-course.ts';
import { courseArchived } from '../events.ts';
import { canArchiveCourse } from '../policies.ts';
import { openCourse } from '../outline/editable-course.ts';
import { type Course, saveCourse } from '../versions/courses.store.ts';
import { presentCourse } from './present-course.ts';

/** Takes a course out of the lists. No grant is taken back: who has it keeps it. */
export async function archiveCourse(
  ctx: Context,
  { params }: Input<typeof api.courses.archiveCourse>,
): Promise<AuthoredCourse> {
  const archived = await inTransaction(ctx, async (tx) => {
    const course = authorize(tx, canArchiveCourse, await openCourse(tx, params.courseId));
    const now = tx.clock.now();
    const next: Course = { ...course, status: 'archived', archivedAt: now, updatedAt: now };
    await saveCourse(tx, next);
    await listCourse(tx, course.id);
    await record(tx, {
      action: 'course.archived',
      subjectKind: 'course',
      subjectId: course.id,
      details: { title: course.details.title },
      before: { status: course.status },
      after: { status: 'archived' },
    });
    await emit(tx, courseArchived, { courseId: course.id });
    return next;
  });
  return presentCourse(ctx, archived);
}
