import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { getCourse } from './courses.store.ts';
import { presentVersions } from './present-versions.ts';
import { listVersionRows } from './versions.store.ts';

/** What was published of a course, the newest first, and what each version changed. */
export async function listCourseVersions(
  ctx: Context,
  { params }: Input<typeof api.courses.listCourseVersions>,
): Promise<Reply<typeof api.courses.listCourseVersions>> {
  await getCourse(ctx, params.courseId);
  return { versions: await presentVersions(ctx, await listVersionRows(ctx, params.courseId)) };
}
