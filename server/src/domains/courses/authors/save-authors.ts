import type { api } from '@abhyas/contract';
import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { accountIdsOfRole, namesOf } from '../../identity/index.ts';
import { getCourse } from '../authoring/courses.store.ts';
import { presentCourse } from '../authoring/show-course.ts';
import { canManageCourse } from '../policies.ts';
import { saveAuthors } from './authors.store.ts';
import { requireStaff } from './require-staff.ts';

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

const authorRoles = ['owner', 'administrator', 'teacher', 'content author', 'reviewer'] as const;

/** Staff who may be named as teachers or co-authors, by name. */
export async function listPossibleAuthors(ctx: Context): Promise<Reply<typeof api.courses.listPossibleAuthors>> {
  const ids = (await Promise.all(authorRoles.map((role) => accountIdsOfRole(ctx, role)))).flat();
  const names = await namesOf(ctx, ids);
  return {
    people: [...names]
      .map(([accountId, { name }]) => ({ accountId, name }))
      .sort((one, other) => one.name.localeCompare(other.name)),
  };
}
