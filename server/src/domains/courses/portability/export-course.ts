import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { ZipFile } from 'yazl';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { FileAnswer } from '../../../kernel/http/implement.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { fileOf } from '../../media/index.ts';
import { getCourse } from '../versions/courses.store.ts';
import { canManageCourse } from '../policies.ts';
import { COURSE_FILE, FORMAT } from './recipe.ts';
import { OUTLINE_FILE, writeOutline } from './write-outline.ts';
import { writeRecipe, type WrittenRecipe } from './write-recipe.ts';

/** All files of an archive say the same time: what differs between two exports is the course. */
const TIME = new Date(2020, 0, 1);

/** A course as a zip: `course.json`, its outline as a table, and its files as they were stored, one after the other, never in memory as a whole. */
export async function exportCourse(
  ctx: Context,
  { params }: Input<typeof api.courses.exportCourse>,
): Promise<FileAnswer> {
  const course = authorize(ctx, canManageCourse, await getCourse(ctx, params.courseId));
  const written = await writeRecipe(ctx, course);
  await inTransaction(ctx, (tx) =>
    record(tx, {
      action: 'course.exported',
      subjectKind: 'course',
      subjectId: course.id,
      details: { title: course.details.title, files: written.recipe.files.length },
    }),
  );
  const zip = await pack(ctx, written);
  return {
    fileName: `${course.details.title.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()}.zip`,
    content: zip,
    type: 'application/zip',
  };
}

async function pack(ctx: Context, { recipe, mediaIds }: WrittenRecipe) {
  const zip = new ZipFile();
  const output = zip.outputStream as import('node:stream').PassThrough;
  zip.on('error', (error) => output.destroy(error as Error));
  const text = JSON.stringify({ format: FORMAT, version: 1, ...recipe }, null, 1);
  zip.addBuffer(Buffer.from(text), COURSE_FILE, { mtime: TIME });
  zip.addBuffer(Buffer.from(writeOutline(recipe)), OUTLINE_FILE, { mtime: TIME });
  for (const { id, path } of recipe.files) {
    const { storageKey } = await fileOf(ctx, mediaIds.get(id) ?? fail('NOT_FOUND'));
    // Films, pictures and archives are packed already.
    zip.addReadStreamLazy(path, { mtime: TIME, compress: false }, (give) => {
      runtime()
        .storage.get(storageKey)
        .then(
          (file) =>
            file ? give(null, file.stream) : give(new Error(`a file of a course is gone: ${storageKey}`), null!),
          (error: Error) => give(error, null!),
        );
    });
  }
  zip.end();
  return output;
}
