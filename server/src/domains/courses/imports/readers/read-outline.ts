import { courseLimits } from '@abhyas/contract/courses/shapes';
import { fromSource } from '@abhyas/contract/rich-text';
import { readSheet } from '../../../../kernel/sheets/read-sheet.ts';
import { SheetError, type SheetRow, usualSheetLimits } from '../../../../kernel/sheets/sheet.ts';
import { courseTypeOf } from './course-type.ts';
import type { ImportSource } from './import-source.ts';
import { findPath, readFolders, titleOf } from './outline-files.ts';
import { isWebAddress, kindOf, type Line, lineOf, minutesOf, type Places, placesOf } from './outline-line.ts';
import type { Problems } from './problems.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { RecipeMaker } from './recipe-maker.ts';

const limits = { ...usualSheetLimits, bytes: 5_000_000, rows: courseLimits.lessons * 2, milliseconds: 20_000 };

/**
 * Reads a course from files and an outline: a table with a line for each lesson (section, title, kind, file, link, text, minutes, free; course type
 * anywhere is that of the whole course). Without
 * an outline folders are sections and files are lessons, in the order of their names.
 */
export async function readOutline(
  source: ImportSource,
  outline: string | undefined,
  problems: Problems,
): Promise<ReadRecipe> {
  const maker = new RecipeMaker(source.name);
  const bytes = outline === undefined ? undefined : await source.read(outline);
  if (outline === undefined || !bytes) readFolders(source, maker, problems);
  else await readLines(bytes, { source, maker, problems, folder: outline.slice(0, outline.lastIndexOf('/') + 1) });
  if (maker.lessons === 0 && problems.all.length === 0) problems.error('noLessons');
  if (maker.lessons > courseLimits.lessons) problems.error('tooManyLessons', null, { most: courseLimits.lessons });
  if (maker.sections > courseLimits.sections) problems.error('tooManySections', null, { most: courseLimits.sections });
  const recipe = problems.all.some(({ key }) => key.startsWith('tooMany')) ? undefined : maker.make();
  return { format: 'outline', recipe, lines: maker.lines, problems };
}

interface Reading {
  readonly source: ImportSource;
  readonly maker: RecipeMaker;
  readonly problems: Problems;
  /** Where the outline lies: its paths begin there. */
  readonly folder: string;
}

async function readLines(bytes: Buffer, reading: Reading): Promise<void> {
  let places: Places = {};
  const rows: SheetRow[] = [];
  try {
    await readSheet(bytes, limits, {
      onHeader: (header) => {
        places = placesOf(header);
      },
      onRows: (some) => void rows.push(...some),
    });
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return reading.problems.error('outlineBroken', null, { why: error.code });
  }
  if (places.title === undefined && places.file === undefined) return reading.problems.error('noColumns', 1);
  for (const row of rows) readLine(lineOf(row, places), reading);
}

function readLine(given: Line, reading: Reading): void {
  const { maker, problems, source } = reading;
  const { line } = given;
  if (given.type !== '') {
    const type = courseTypeOf(given.type);
    if (type === undefined) return problems.error('courseTypeUnknown', line, { type: given.type });
    maker.type = type;
  }
  if (given.section !== '' || maker.sections === 0) maker.section(given.section || source.name);
  const path = given.file === '' ? undefined : findPath(given.file, source, reading.folder);
  if (given.file !== '' && path === undefined) return problems.error('fileMissing', line, { path: given.file });
  const title = given.title || (path === undefined ? '' : titleOf(path));
  if (title === '') return problems.error('noTitle', line);
  const kind = kindOf(given, path);
  if (kind === undefined)
    return problems.error('kindUnknown', line, { kind: given.kind || (given.file.split('.').at(-1) ?? '') });
  if (kind === 'quiz' || kind === 'paper') return problems.error('kindNotHere', line, { kind: given.kind });
  if ((kind === 'pdf' || kind === 'audio' || kind === 'file' || kind === 'scorm') && path === undefined)
    return problems.error('fileNeeded', line);
  if (kind === 'video' && path === undefined && given.link === '') return problems.error('fileNeeded', line);
  if (given.link !== '' && !isWebAddress(given.link)) return problems.error('linkBroken', line, { link: given.link });
  if (kind === 'link' && given.link === '') return problems.error('linkNeeded', line);
  if (kind === 'article' && given.text === '') problems.warning('articleEmpty', line);
  maker.lesson({
    title,
    kind,
    line,
    free: /^(y|yes|true|1|free|हाँ|हां)$/i.test(given.free),
    minutes: minutesOf(given, problems),
    ...(path !== undefined && { path }),
    ...(given.link !== '' && { url: given.link }),
    ...(kind === 'article' && { body: fromSource(given.text) }),
  });
}
