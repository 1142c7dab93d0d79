import type { api } from '@abhyas/contract';
import type { CourseImport } from '@abhyas/contract/courses/portability';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { fileOf } from '../../media/index.ts';
import { getImport, type ImportRow, saveImport } from './imports.store.ts';
import { presentImport } from './present-import.ts';
import { canSeeImport } from './show-course-import.ts';

export const IMPORT_JOB = 'courses.import';

type Endpoint = typeof api.courses.runCourseImport;

/** Starts a planned import, once: a job makes the course. Of a folder every file that the plan names must have been uploaded by the same person. */
export async function runCourseImport(ctx: Context, { params, body }: Input<Endpoint>): Promise<CourseImport> {
  return inTransaction(ctx, async (tx) => {
    const found = authorize(ctx, canSeeImport, await getImport(tx, params.importId, true));
    if (found.state !== 'planned') fail('IMPORT_RUN');
    const errors = found.plan.problems.filter(({ level }) => level === 'error').length;
    if (errors > 0 || found.recipe === null) fail('IMPORT_HAS_ERRORS', { count: Math.max(1, errors) });
    const uploads = Object.fromEntries(body.uploads.map(({ path, mediaId }) => [path, mediaId]));
    if (found.mediaId === null) await checkUploads(tx, found, uploads);
    await saveImport(tx, found.importId, { state: 'working', uploads });
    await enqueue(tx, IMPORT_JOB, { importId: found.importId }, { key: `${IMPORT_JOB}:${found.importId}` });
    return presentImport(await getImport(tx, found.importId));
  });
}

async function checkUploads(
  ctx: Context,
  { plan }: ImportRow,
  uploads: Readonly<Record<string, string>>,
): Promise<void> {
  const { accountId } = actorOf(ctx);
  for (const { path, bytes, kind } of plan.files) {
    const mediaId = uploads[path] ?? fail('IMPORT_FILE_MISSING', { path });
    const file = await fileOf(ctx, mediaId);
    // Pictures are encoded anew, so their size is another.
    const fits = file.ownerId === accountId && file.state !== 'failed' && (kind === 'image' || file.bytes === bytes);
    if (!fits) fail('IMPORT_FILE_MISSING', { path });
  }
}
