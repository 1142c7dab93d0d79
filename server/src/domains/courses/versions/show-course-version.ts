import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { presentVersions } from './present-versions.ts';
import { listVersionRows } from './versions.store.ts';

/** One version as learners got it. */
export async function showCourseVersion(
  ctx: Context,
  { params }: Input<typeof api.courses.showCourseVersion>,
): Promise<Reply<typeof api.courses.showCourseVersion>> {
  const versions = await listVersionRows(ctx, params.courseId);
  const rows = await presentVersions(ctx, versions);
  const at = versions.findIndex(({ version }) => version === params.version);
  const [version, row] = [versions[at], rows[at]];
  if (!version || !row) fail('NOT_FOUND');
  return { row, details: version.details, outline: version.outline };
}
