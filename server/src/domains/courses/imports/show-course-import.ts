import type { api } from '@abhyas/contract';
import type { CourseImport } from '@abhyas/contract/courses/portability';
import type { Input } from '@abhyas/contract/endpoint';
import { type Actor, authorize, type Context } from '../../../kernel/context.ts';
import { getImport, type ImportRow } from './imports.store.ts';
import { presentImport } from './present-import.ts';

/** An import belongs to whoever planned it. */
export const canSeeImport = (actor: Actor, { accountId }: ImportRow): boolean => accountId === actor.accountId;

/** How far an import is, for whoever planned it. */
export async function showCourseImport(
  ctx: Context,
  { params }: Input<typeof api.courses.showCourseImport>,
): Promise<CourseImport> {
  return presentImport(authorize(ctx, canSeeImport, await getImport(ctx, params.importId)));
}
