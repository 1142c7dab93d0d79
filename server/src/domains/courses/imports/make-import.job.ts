import type { ImportProblem } from '@abhyas/contract/courses/portability';
import { ArchiveError } from '../../../kernel/archive/archive-error.ts';
import type { Archive } from '../../../kernel/archive/open-archive.ts';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { addLink, fileOf, storeFile, withdrawMedia } from '../../media/index.ts';
import { newCourse } from '../authoring/new-course.ts';
import { lessonKindOf } from '../lesson-kinds/lesson-kinds.ts';
import { type Recipe, swapIds } from '../portability/recipe.ts';
import { getImport, type ImportRow, saveImport } from './imports.store.ts';
import { openUploadedArchive } from './readers/import-source.ts';

const DAYS_KEPT = 30;
const DAY_MS = 86_400_000;

/**
 * Makes the course of a planned import as whoever planned it: files first, then the whole draft in one transaction. Where anything is refused nothing
 * stays, and the import says what it was. Started again after a stop it goes on with the files that it stored before.
 */
export async function makeImport(given: Context, importId: string): Promise<void> {
  const found = await getImport(given, importId);
  if (found.state !== 'working' || found.recipe === null || found.accountId === null) return;
  const ctx = byImporter(given, found.accountId);
  // Of an archive: by placeholder what was stored, also before a stop. Of a folder the browser stored them.
  const stored = new Map(found.mediaId === null ? [] : Object.entries(found.uploads));
  try {
    const ids = await storeAll(ctx, found, found.recipe, stored);
    await writeCourse(ctx, found, found.recipe, ids);
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    await withdrawMedia(ctx, stored.values());
    await saveImport(ctx, importId, { state: 'failed', problem });
    return;
  }
  // The archive has done its work; its files are in the library now.
  if (found.mediaId !== null) await withdrawMedia(ctx, [found.mediaId]);
}

/** Work that goes on after the call of its author is over: done in the author's name. */
const byImporter = (ctx: Context, accountId: string): Context => ({
  ...ctx,
  actor: {
    accountId,
    sessionId: '',
    kind: 'institute_partner',
    capabilities: new Set(),
    verified: true,
    employee: false,
  },
});

/** Real ids by placeholder. */
async function storeAll(
  ctx: Context,
  found: ImportRow,
  recipe: Recipe,
  stored: Map<string, string>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const archive =
    found.mediaId === null ? undefined : await openUploadedArchive((await fileOf(ctx, found.mediaId)).storageKey);
  try {
    for (const [at, file] of recipe.files.entries()) {
      const percent = Math.floor(((at + 1) * 90) / recipe.files.length);
      if (archive) stored.set(file.id, stored.get(file.id) ?? (await storeOne(ctx, archive, file)));
      ids.set(file.id, stored.get(file.id) ?? found.uploads[file.path] ?? '');
      await saveImport(ctx, found.importId, { percent, ...(archive && { uploads: Object.fromEntries(stored) }) });
    }
  } finally {
    archive?.close();
  }
  for (const { id, url, title } of recipe.links) {
    const { linkId } = await naming(url, () => addLink(ctx, { body: { url, title } }));
    ids.set(id, linkId);
  }
  return ids;
}

async function storeOne(
  ctx: Context,
  archive: Archive,
  { path, fileName, kind }: Recipe['files'][number],
): Promise<string> {
  const file = archive.files.get(path);
  if (!file) throw new ArchiveError('broken', path);
  const ownerId = ctx.actor?.accountId ?? null;
  const content = await file.open();
  return naming(path, () => storeFile(ctx, { content, fileName, kind, ownerId }));
}

/** A refusal that knows which file or link it is about. */
class RefusedPart extends Error {
  readonly refusal: Refusal;
  readonly path: string;
  constructor(refusal: Refusal, path: string) {
    super(refusal.message);
    this.refusal = refusal;
    this.path = path;
  }
}
async function naming<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Refusal ? new RefusedPart(error, path) : error;
  }
}

function problemOf(error: unknown): ImportProblem | undefined {
  const failed = (key: string, details: ImportProblem['details']) =>
    ({ level: 'error', line: null, key, details }) as const;
  if (error instanceof ArchiveError) return failed(error.problem, { path: error.path ?? '' });
  if (error instanceof RefusedPart) return failed('fileRefused', { path: error.path, refusal: error.refusal.error });
  if (error instanceof Refusal) return failed('refused', { refusal: error.error });
  return undefined;
}

async function writeCourse(ctx: Context, found: ImportRow, recipe: Recipe, ids: Map<string, string>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if ((await getImport(tx, found.importId, true)).state !== 'working') return;
    for (const { id, kind, archived } of recipe.things) {
      const port = lessonKindOf(kind);
      if (port) ids.set(id, await port.fromArchive(tx, archived));
    }
    for (const { lessons } of recipe.sections) for (const { lessonId } of lessons) ids.set(lessonId, newId());
    const { type, details, sections } = swapIds(
      { type: recipe.type, details: recipe.details, sections: recipe.sections },
      ids,
    );
    const teacherIds = found.accountId === null ? [] : [found.accountId];
    const { courseId, lessonIds } = await newCourse(tx, { type, details: { ...details, teacherIds }, sections });
    await saveImport(tx, found.importId, { state: 'done', percent: 100, courseId });
    await record(tx, {
      action: 'course.imported',
      subjectKind: 'course',
      subjectId: courseId,
      details: { title: details.title, lessons: lessonIds.length, files: recipe.files.length },
    });
  });
}

/** Forgets imports that nobody has touched for a month: what they made stays. */
export const importsForgottenBefore = (now: Date): Date => new Date(now.getTime() - DAYS_KEPT * DAY_MS);
