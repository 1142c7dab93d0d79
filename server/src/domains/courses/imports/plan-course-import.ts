import type { api } from '@abhyas/contract';
import type { CourseImport, ImportPlan } from '@abhyas/contract/courses/portability';
import type { Input } from '@abhyas/contract/endpoint';
import { ArchiveError } from '../../../kernel/archive/archive-error.ts';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { fileOf } from '../../media/index.ts';
import { getImport, insertImport } from './imports.store.ts';
import { makePlan, type PlannedImport } from './make-plan.ts';
import { presentImport } from './present-import.ts';
import { archiveSource, folderSource, openUploadedArchive } from './readers/import-source.ts';

type Endpoint = typeof api.courses.planCourseImport;
type Body = Input<Endpoint>['body'];

/** The dry run: reads what was given and says what would be made and what is wrong, line by line. Of an archive only its owner makes a course. */
export async function planCourseImport(ctx: Context, { body }: Input<Endpoint>): Promise<CourseImport> {
  const { accountId } = actorOf(ctx);
  const planned =
    body.from === 'archive' ? await planArchive(ctx, body.mediaId, accountId) : await planFolder(ctx, body);
  const importId = newId();
  return inTransaction(ctx, async (tx) => {
    const mediaId = body.from === 'archive' ? body.mediaId : null;
    await insertImport(tx, { importId, accountId, mediaId, plan: planned.plan, recipe: planned.recipe ?? null });
    return presentImport(await getImport(tx, importId));
  });
}

async function planArchive(ctx: Context, mediaId: string, accountId: string): Promise<PlannedImport> {
  const file = await fileOf(ctx, mediaId);
  if (file.ownerId !== accountId || file.state !== 'ready') fail('NOT_FOUND');
  try {
    const archive = await openUploadedArchive(file.storageKey);
    try {
      return await makePlan(ctx, archiveSource(archive, file.fileName));
    } finally {
      archive.close();
    }
  } catch (error) {
    return refused(error, file.fileName);
  }
}

async function planFolder(ctx: Context, folder: Extract<Body, { from: 'folder' }>): Promise<PlannedImport> {
  try {
    return await makePlan(ctx, folderSource(folder));
  } catch (error) {
    return refused(error, folder.name);
  }
}

/** An archive that is not read is a plan with one problem. */
function refused(error: unknown, title: string): PlannedImport {
  if (!(error instanceof ArchiveError)) throw error;
  const problem = { level: 'error', line: null, key: error.problem, details: { path: error.path ?? '' } } as const;
  const nothing = { format: 'outline', language: 'en', sections: [], files: [], unused: [] } as const;
  const plan: ImportPlan = { ...nothing, title, sections: [], files: [], unused: [], problems: [problem] };
  return { plan, recipe: undefined };
}
