import type { api } from '@abhyas/contract';
import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { getCourse } from '../versions/courses.store.ts';
import { presentCourse } from './present-course.ts';
import { canManageCourse } from '../policies.ts';
import { saveAuthors } from '../authors/authors.store.ts';
import { requireStaff } from '../authors/require-staff.ts';

/** Says who writes a course beside the one who began it. */
export async function saveCourseAuthors(
  ctx: Context,
  { params, body }: Input<typeof api.courses.saveCourseAuthors>,
): Promise<AuthoredCourse> {
  const saved = await inTransaction(ctx, async (tx) => {
    const course = authorize(tx, canManageCourse, await getCourse(tx, params.courseId, true));
    const authorIds = [...new Set(body.accountIds)].filter((id) => id !== course.createdBy);
    await requireStaff(
      tx,
      authorIds.filter((id) => !course.authorIds.includes(id)),
    );
    await saveAuthors(tx, course.id, authorIds);
    await record(tx, {
      action: 'course.authors_saved',
      subjectKind: 'course',
      subjectId: course.id,
      details: { title: course.details.title, people: authorIds.length },
    });
    return { ...course, authorIds };
  });
  return presentCourse(ctx, saved);
}
