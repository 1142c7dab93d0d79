import { courseLimits, type LessonKind } from '@abhyas/contract/courses/shapes';
import { acceptedExtensions } from '@abhyas/contract/media/uploads';
import { fromSource } from '@abhyas/contract/rich-text';
import { isNamed } from '../../../../kernel/sheets/column-names.ts';
import { readSheet } from '../../../../kernel/sheets/read-sheet.ts';
import { SheetError, type SheetRow, usualSheetLimits } from '../../../../kernel/sheets/sheet.ts';
import { courseTypeOf } from './course-type.ts';
import type { ImportSource } from './import-source.ts';
import type { Problems } from './problems.ts';
import type { ReadRecipe } from './read-recipe.ts';
import { RecipeMaker } from './recipe-maker.ts';

const columns = {
  section: ['Section', 'Chapter', 'Unit', 'Module', 'भाग', 'अध्याय'],
  title: ['Title', 'Lesson', 'Name', 'Topic', 'पाठ', 'शीर्षक'],
  kind: ['Kind', 'Type', 'प्रकार'],
  file: ['File', 'Path', 'File name', 'फ़ाइल', 'फाइल'],
  link: ['Link', 'URL', 'Address', 'लिंक'],
  text: ['Text', 'Body', 'Article', 'लेख'],
  minutes: ['Minutes', 'Duration', 'Length', 'मिनट'],
  free: ['Free', 'Preview', 'मुफ़्त', 'मुफ्त'],
  type: ['Course type', 'कोर्स का प्रकार'],
} as const;
type Column = keyof typeof columns;
type Line = Readonly<Record<Column, string>> & { readonly line: number };

const kindNames: Readonly<Record<string, LessonKind>> = {
  video: 'video',
  pdf: 'pdf',
  document: 'pdf',
  article: 'article',
  text: 'article',
  audio: 'audio',
  link: 'link',
  file: 'file',
  scorm: 'scorm',
  package: 'scorm',
  वीडियो: 'video',
  लेख: 'article',
  ऑडियो: 'audio',
  लिंक: 'link',
  फ़ाइल: 'file',
};
/** As composed letters: the same word may be typed in two ways. */
const kinds = new Map(Object.entries(kindNames).map(([name, kind]) => [name.normalize('NFC'), kind]));
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
  let places: Partial<Record<Column, number>> = {};
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

const placesOf = (header: readonly string[]): Partial<Record<Column, number>> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, titles]) => {
      const place = header.findIndex((title) => isNamed(title, titles));
      return place < 0 ? [] : [[name, place]];
    }),
  );
function lineOf({ line, cells }: SheetRow, places: Partial<Record<Column, number>>): Line {
  const cell = (name: Column) => (places[name] === undefined ? '' : (cells[places[name]] ?? '').trim());
  const names = Object.keys(columns) as Column[];
  return { ...(Object.fromEntries(names.map((name) => [name, cell(name)])) as Record<Column, string>), line };
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
  const path = given.file === '' ? undefined : findPath(given.file, reading);
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

function kindOf({ kind, link, text }: Line, path: string | undefined): LessonKind | undefined {
  const named = kind.normalize('NFC').toLowerCase();
  if (named === 'quiz' || named === 'paper') return named;
  if (named !== '') return kinds.get(named);
  if (path !== undefined) return kindOfPath(path);
  if (link !== '') return 'link';
  return text === '' ? undefined : 'article';
}

/** What a file becomes as a lesson, by its ending. */
export function kindOfPath(path: string): LessonKind | undefined {
  const extension = path.split('.').at(-1)?.toLowerCase() ?? '';
  const isOf = (kind: keyof typeof acceptedExtensions) =>
    (acceptedExtensions[kind] as readonly string[]).includes(extension);
  if (isOf('video')) return 'video';
  if (isOf('audio')) return 'audio';
  if (isOf('document')) return 'pdf';
  return isOf('file') ? 'file' : undefined;
}

/** The file of that path, whatever the capitals and the kind of strokes; from the top, or from where the outline lies. */
function findPath(given: string, { source, folder }: Reading): string | undefined {
  const wanted = given
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .normalize('NFC')
    .toLowerCase();
  return [...source.files.keys()].find((path) => [wanted, folder.toLowerCase() + wanted].includes(path.toLowerCase()));
}

function minutesOf({ minutes, line }: Line, problems: Problems): number | null {
  if (minutes === '') return null;
  const [, hours = '0', rest = minutes] = /^(\d+):(\d\d)$/.exec(minutes) ?? [];
  const number = Number(rest.replace(',', '.')) + Number(hours) * 60;
  if (Number.isFinite(number) && number >= 0 && number < 6000) return number;
  problems.warning('minutesIgnored', line, { minutes });
  return null;
}

const isWebAddress = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && text.length <= 2000;
/** `videos/03_the-moving man.mp4` → `The moving man`. */
function titleOf(path: string): string {
  const name = (path.split('/').at(-1) ?? '')
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  const plain = name.replace(/^\d{1,3}[.)\s]+(?=\S)/, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

function readFolders(source: ImportSource, maker: RecipeMaker, problems: Problems): void {
  problems.warning('noOutline');
  const tops = new Set([...source.files.keys()].map((path) => path.slice(0, path.indexOf('/') + 1)));
  const base = tops.size === 1 ? ([...tops][0] ?? '') : '';
  for (const path of source.files.keys()) {
    const kind = kindOfPath(path);
    if (kind === undefined) continue;
    const folder = path.slice(base.length).split('/').slice(0, -1).join(' › ');
    maker.section(folder === '' ? source.name : titleOf(folder));
    maker.lesson({ title: titleOf(path), kind, path });
  }
}
