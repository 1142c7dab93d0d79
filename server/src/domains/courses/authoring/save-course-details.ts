import type { api } from '@abhyas/contract';
import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import type { Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { requireStaff } from '../authors/require-staff.ts';
import { markChanged } from '../outline/draft/present-outline.ts';
import { canEditCourse } from '../policies.ts';
import { openCourse } from '../outline/editable-course.ts';
import type { Course } from '../versions/courses.store.ts';
import { draftOfCourse } from '../outline/draft/draft-of.ts';
import { useMediaOfDetails } from './media-of-details.ts';
import { presentCourse } from './present-course.ts';

/** Saves what is said of a course; learners see it with the next version. CONFLICT when somebody saved meanwhile. */
export async function saveCourseDetails(
  ctx: Context,
  { params, body }: Input<typeof api.courses.saveCourseDetails>,
): Promise<AuthoredCourse> {
  const saved = await inTransaction(ctx, async (tx) => {
    const course = authorize(tx, canEditCourse, await openCourse(tx, params.courseId));
    if (course.revision !== body.revision) fail('CONFLICT', { revision: course.revision });
    const named = body.details.teacherIds.filter((id) => !course.details.teacherIds.includes(id));
    await requireStaff(tx, named);
    const next: Course = { ...course, details: body.details, revision: course.revision + 1 };
    await useMediaOfDetails(tx, course.id, body.details);
    const changed = await markChanged(tx, await draftOfCourse(tx, next));
    return { ...next, changed };
  });
  return presentCourse(ctx, saved);
}
