import { z } from 'zod';
import { whole } from '../shapes.ts';
import { questionTypes, type QuestionType } from './shapes.ts';

/** Files that questions come from and go to. `aiken`, `qti30` and `docx` are only read. */
export const fileFormats = ['xlsx', 'csv', 'json', 'gift', 'moodle', 'qti21', 'qti30', 'aiken', 'docx'] as const;
export const fileFormat = z.enum(fileFormats);
export type FileFormat = z.infer<typeof fileFormat>;

export const exportFormats = [
  'xlsx',
  'csv',
  'json',
  'gift',
  'moodle',
  'qti21',
] as const satisfies readonly FileFormat[];
export const exportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof exportFormat>;

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
  'RUBRIC',
  'FEEDBACK',
  'PENALTY',
  'PARTIAL_CREDIT',
  'ATTACHMENT',
  'MARKUP',
  'MARKS',
  'ROUNDING',
  'LETTER_CASE',
] as const;
export const lossCode = z.enum(lossCodes);
export type LossCode = z.infer<typeof lossCode>;

/** Why one question cannot be written though its type can: with it another answer would be right. */
export const keyRefusals = ['KEY_ALTERNATIVES', 'KEY_SEVERAL_IN_ROW', 'KEY_READS_AS_PAIR'] as const;
export type KeyRefusal = (typeof keyRefusals)[number];

export const losses = z.array(z.object({ code: lossCode, count: whole }));
export type Losses = z.infer<typeof losses>;

type Column = Readonly<Record<QuestionType, FormatSupport>>;
const both = { import: 'supported', export: 'supported' } as const;
const neither = { import: 'TYPE_NO_FORM', export: 'TYPE_NO_FORM' } as const;
const onlyRead = { import: 'supported', export: 'FORMAT_ONLY_READ' } as const;
const column = (of: (type: QuestionType) => FormatSupport) =>
  Object.fromEntries(questionTypes.map((type) => [type, of(type)])) as Column;
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
  gift: without(both, 'ASSERTION-REASON', 'MATCH-LIST'),
  moodle: without(both, 'ASSERTION-REASON', 'MATCH-LIST'),
  qti21: without(both, 'ASSERTION-REASON', 'MATCH-LIST'),
  qti30: without(onlyRead, 'ASSERTION-REASON', 'MATCH-LIST'),
  aiken: column((type) => (type === 'SINGLE' ? onlyRead : { import: 'ONE_RIGHT_OPTION', export: 'FORMAT_ONLY_READ' })),
  docx: column(() => onlyRead),
};
