import { courseFile } from '../../portability/recipe.ts';
import type { ImportSource } from './import-source.ts';
import type { Problems } from './problems.ts';
import type { ReadRecipe } from './read-recipe.ts';

/** Reads the `course.json` of an export. Paths in it begin where it lies. */
export async function readCourseFile(source: ImportSource, path: string, problems: Problems): Promise<ReadRecipe> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const read: ReadRecipe = { format: 'abhyas', recipe: undefined, lines: new Map(), problems };
  const bytes = await source.read(path);
  const parsed = courseFile.safeParse(bytes && jsonOf(bytes));
  if (!parsed.success) {
    const at = parsed.error.issues[0]?.path.join('.') ?? '';
    problems.error('courseFileBroken', null, { at });
    return read;
  }
  const { format: _format, version: _version, ...recipe } = parsed.data;
  const files = recipe.files.map((file) => ({ ...file, path: folder + file.path }));
  return { ...read, recipe: { ...recipe, files } };
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}
