import type { api } from '@abhyas/contract';
import type { AuthoredCourse } from '@abhyas/contract/courses/authoring';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { getCourse } from '../versions/courses.store.ts';
import { presentCourse } from './present-course.ts';

/** A course with its draft, and what the caller may do with it. */
export async function showAuthoredCourse(
  ctx: Context,
  { params }: Input<typeof api.courses.showAuthoredCourse>,
): Promise<AuthoredCourse> {
  return presentCourse(ctx, await getCourse(ctx, params.courseId));
}
