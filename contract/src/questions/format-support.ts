import { keyKinds } from './question-types.ts';
import type { QuestionType } from './shapes.ts';

/*
 * What every format carries. No zod here: the browser imports this file.
 */

/** Files that questions come from and go to. `aiken`, `qti30` and `docx` are only read. */
export const fileFormats = ['xlsx', 'csv', 'json', 'gift', 'moodle', 'qti21', 'qti30', 'aiken', 'docx'] as const;
export type FileFormat = (typeof fileFormats)[number];

export const exportFormats = [
  'xlsx',
  'csv',
  'json',
  'gift',
  'moodle',
  'qti21',
] as const satisfies readonly FileFormat[];
export type ExportFormat = (typeof exportFormats)[number];

/**
 * Why a type does not pass: `FORMAT_ONLY_READ`: we write no such files; `ONE_RIGHT_OPTION`: the format knows nothing but options of which
 * one is right; `TYPE_NO_FORM`: the format has no question of this kind.
 */
export const formatRefusals = ['FORMAT_ONLY_READ', 'ONE_RIGHT_OPTION', 'TYPE_NO_FORM'] as const;
export type FormatRefusal = (typeof formatRefusals)[number];
export type Support = 'supported' | FormatRefusal;
export interface FormatSupport {
  readonly import: Support;
  readonly export: Support;
}

/** What a file cannot carry, or what we do not keep of it. Named in the loss report, never dropped in silence. */
export const lossCodes = [
  'TRANSLATION',
  'PICTURES',
  'STYLE',
  'LAYOUT',
  'DIFFICULTY',
  'PAST_EXAMS',
  'AREA',
  'EXPLANATION',
  'HINTS',
  'RUBRIC',
  'FEEDBACK',
  'PENALTY',
  'PARTIAL_CREDIT',
  'ATTACHMENT',
  'MARKUP',
  'OUTSIDE',
  'COLUMNS',
  'MARKS',
  'ROUNDING',
  'LETTER_CASE',
  'TAGS',
  'GROUP',
  'EXPECTED_TIME',
] as const;
export type LossCode = (typeof lossCodes)[number];

/**
 * Why one question cannot be written though its type can: another answer would be right (`KEY_…`), the format knows no variants
 * (`VARIABLES`), a cell would hold more than is read again (`CELL_TOO_LONG`), or an option or item is nothing but a picture, which the
 * format does not carry (`PICTURE_ONLY`).
 */
export const keyRefusals = [
  'KEY_ALTERNATIVES',
  'KEY_SEVERAL_IN_ROW',
  'KEY_READS_AS_PAIR',
  'VARIABLES',
  'CELL_TOO_LONG',
  'PICTURE_ONLY',
] as const;
export type KeyRefusal = (typeof keyRefusals)[number];
export type ExportRefusal = FormatRefusal | KeyRefusal;

/** How the file of each format is named and told. */
export const exportFiles: Readonly<Record<ExportFormat, { readonly extension: string; readonly type: string }>> = {
  xlsx: { extension: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  csv: { extension: 'csv', type: 'text/csv; charset=utf-8' },
  json: { extension: 'json', type: 'application/json; charset=utf-8' },
  gift: { extension: 'gift', type: 'text/plain; charset=utf-8' },
  moodle: { extension: 'xml', type: 'application/xml; charset=utf-8' },
  qti21: { extension: 'zip', type: 'application/zip' },
};

type Column = Readonly<Record<QuestionType, FormatSupport>>;
const both = { import: 'supported', export: 'supported' } as const;
const neither = { import: 'TYPE_NO_FORM', export: 'TYPE_NO_FORM' } as const;
const onlyRead = { import: 'supported', export: 'FORMAT_ONLY_READ' } as const;
const column = (of: (type: QuestionType) => FormatSupport) =>
  Object.fromEntries((Object.keys(keyKinds) as QuestionType[]).map((type) => [type, of(type)])) as Column;
const without = (support: FormatSupport, ...types: readonly QuestionType[]) =>
  column((type) =>
    types.includes(type)
      ? { ...neither, ...(support.export === 'FORMAT_ONLY_READ' && { export: support.export }) }
      : support,
  );

/** What every format does with every type: shown on the screen, proven by tests. */
export const formatSupport: Readonly<Record<FileFormat, Column>> = {
  xlsx: column(() => both),
  csv: column(() => both),
  json: column(() => both),
  // Statements and lists stand as a table in the words, and come back as what they were.
  gift: column(() => both),
  moodle: column(() => both),
  qti21: column(() => both),
  qti30: without(onlyRead, 'ASSERTION-REASON', 'MATCH-LIST'),
  aiken: column((type) => (type === 'SINGLE' ? onlyRead : { import: 'ONE_RIGHT_OPTION', export: 'FORMAT_ONLY_READ' })),
  docx: column(() => onlyRead),
};

/**
 * What the file of each format does not carry, where a question has it: shown on the screen, counted before an export. Our own carries
 * everything; the answers of a Moodle matching question are texts without files; an essay of GIFT has one place for feedback.
 */
const ofSheets = ['TRANSLATION', 'HINTS', 'PICTURES', 'STYLE', 'LAYOUT', 'RUBRIC', 'TAGS', 'EXPECTED_TIME'] as const;
export const formatLosses: Readonly<Record<ExportFormat, readonly LossCode[]>> = {
  xlsx: ofSheets,
  csv: ofSheets,
  json: [],
  gift: ['HINTS', 'PICTURES', 'EXPLANATION', 'ROUNDING', 'LETTER_CASE', 'RUBRIC', 'TAGS', 'GROUP', 'EXPECTED_TIME'],
  moodle: ['HINTS', 'PICTURES', 'ROUNDING', 'RUBRIC', 'TAGS', 'GROUP', 'EXPECTED_TIME'],
  qti21: ['HINTS', 'ROUNDING', 'RUBRIC', 'TAGS', 'GROUP', 'EXPECTED_TIME'],
};
