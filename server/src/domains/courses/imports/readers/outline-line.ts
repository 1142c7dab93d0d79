import type { LessonKind } from '@abhyas/contract/courses/shapes';
import { isNamed } from '@abhyas/contract/sheet-checks/match-columns';
import { unguardCell } from '../../../../kernel/sheets/formula-guard.ts';
import type { SheetRow } from '../../../../kernel/sheets/sheet.ts';
import { type OutlineColumn, outlineColumns } from '../../portability/outline-columns.ts';
import { kindOfPath } from './outline-files.ts';
import type { Problems } from './problems.ts';

/** What a line of an outline says, column by column; what is not said is empty. */
export type Line = Readonly<Record<OutlineColumn, string>> & { readonly line: number };
/** Where each column stands. */
export type Places = Partial<Record<OutlineColumn, number>>;

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

/** Where the columns stand that a header names. */
export const placesOf = (header: readonly string[]): Places =>
  Object.fromEntries(
    Object.entries(outlineColumns).flatMap(([name, titles]) => {
      const place = header.findIndex((title) => isNamed(title, titles));
      return place < 0 ? [] : [[name, place]];
    }),
  );

export function lineOf({ line, cells }: SheetRow, places: Places): Line {
  const cell = (name: OutlineColumn) =>
    places[name] === undefined ? '' : unguardCell((cells[places[name]] ?? '').trim());
  const names = Object.keys(outlineColumns) as OutlineColumn[];
  return { ...(Object.fromEntries(names.map((name) => [name, cell(name)])) as Record<OutlineColumn, string>), line };
}

/** The kind that a line says, or what its file, link or text makes of it; undefined: none that is known. */
export function kindOf({ kind, link, text }: Line, path: string | undefined): LessonKind | undefined {
  const named = kind.normalize('NFC').toLowerCase();
  if (named === 'quiz' || named === 'paper') return named;
  if (named !== '') return kinds.get(named);
  if (path !== undefined) return kindOfPath(path);
  if (link !== '') return 'link';
  return text === '' ? undefined : 'article';
}

/** Minutes as a number or as hours and minutes; what is neither is said and left out. */
export function minutesOf({ minutes, line }: Line, problems: Problems): number | null {
  if (minutes === '') return null;
  const [, hours = '0', rest = minutes] = /^(\d+):(\d\d)$/.exec(minutes) ?? [];
  const number = Number(rest.replace(',', '.')) + Number(hours) * 60;
  if (Number.isFinite(number) && number >= 0 && number < 6000) return number;
  problems.warning('minutesIgnored', line, { minutes });
  return null;
}

export const isWebAddress = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && text.length <= 2000;
