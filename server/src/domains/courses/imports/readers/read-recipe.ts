import type { ImportFormat } from '@abhyas/contract/courses/portability';
import type { Recipe } from '../../portability/recipe.ts';
import { COURSE_FILE } from '../../portability/recipe.ts';
import { Problems } from './problems.ts';
import type { ImportSource } from './import-source.ts';
import { readCartridge } from './read-cartridge.ts';
import { readCourseFile } from './read-course-file.ts';
import { readOutline } from './read-outline.ts';

/** What was read: the course to make, where it could be read at all, and what is wrong. */
export interface ReadRecipe {
  readonly format: ImportFormat;
  readonly recipe: Recipe | undefined;
  /** Line of the outline by lesson. */
  readonly lines: ReadonlyMap<string, number>;
  readonly problems: Problems;
}

/** Tells by its files what is imported: an export of ours, a Common Cartridge, or files with or without an outline. */
export async function readRecipe(source: ImportSource): Promise<ReadRecipe> {
  const problems = new Problems();
  const find = (name: string) => shallow(source, (path) => path.toLowerCase().split('/').at(-1) === name);
  const courseFile = find(COURSE_FILE);
  if (courseFile !== undefined) return readCourseFile(source, courseFile, problems);
  const manifest = find('imsmanifest.xml');
  if (manifest !== undefined) return readCartridge(source, manifest, problems);
  const outline = shallow(source, (path) => /^(?:.*\/)?(outline|syllabus)\.(csv|xlsx|tsv|txt)$/i.test(path));
  return readOutline(source, outline, problems);
}

/** At the top, or in the one folder at the top. */
function shallow({ files }: ImportSource, fits: (path: string) => boolean): string | undefined {
  return [...files.keys()].find((path) => path.split('/').length <= 2 && fits(path));
}
