import {
  type ExportFormat,
  type ExportRefusal,
  formatSupport,
  type LossCode,
} from '@abhyas/contract/questions/formats';
import { importLimits } from '@abhyas/contract/questions/imports';
import { askedDocs, optionCountOf } from '@abhyas/contract/questions/question-types';
import type { AnswerKey } from '@abhyas/contract/questions/shapes';
import type { FormulaKey } from '@abhyas/contract/questions/variables';
import { imagesOf, type RichTextDoc, toSource } from '@abhyas/contract/rich-text';
import type { WholeParts } from './exchange.ts';
import { lossesOf } from './losses-of.ts';
import { writeRow } from './sheet/write-row.ts';

/** A question that any writer may be given: no variables, its key no formula. */
export type PlainParts = WholeParts & { readonly key: Exclude<AnswerKey, FormulaKey>; readonly variables?: undefined };

export type ExportCheck = { readonly losses: readonly LossCode[] } | { readonly refused: ExportRefusal };

/**
 * Whether a format can carry this question so that the same answers stay right, and what it loses of it. The one gate before every
 * writer: none of them is given a question that this refuses. Only our own format knows variables.
 */
export function checkExport(format: ExportFormat, parts: WholeParts): ExportCheck {
  if (format === 'json') return { losses: lossesOf(format, parts) };
  if (!isPlain(parts)) return { refused: 'VARIABLES' };
  const support = formatSupport[format][parts.type].export;
  if (support !== 'supported') return { refused: support };
  const refused = refusals[format](parts);
  return refused ? { refused } : { losses: lossesOf(format, parts) };
}

const isPlain = (parts: WholeParts): parts is PlainParts =>
  parts.variables === undefined && parts.key.kind !== 'formula';

/** The same question for a writer that knows no variables. Throws for one that `checkExport` refuses. */
export function plainOf(parts: WholeParts): PlainParts {
  if (!isPlain(parts)) throw new RangeError('a question with variables goes into no other format than our own');
  return parts;
}

type Refuses = (parts: PlainParts) => ExportRefusal | undefined;

const ofSheet: Refuses = (parts) => {
  if (partsOf(parts).some(isOnlyPicture)) return 'PICTURE_ONLY';
  return writeRow(parts).some((cell) => cell.length > importLimits.maxCell - 1) ? 'CELL_TOO_LONG' : undefined;
};

const refusals: Readonly<Record<Exclude<ExportFormat, 'json'>, Refuses>> = {
  xlsx: ofSheet,
  csv: ofSheet,
  gift: (parts) => {
    const { key } = parts;
    if (partsOf(parts).some(isOnlyPicture)) return 'PICTURE_ONLY';
    // GIFT has no way to write an arrow that does not part a pair.
    if (key.kind === 'text' && key.accepted.some((text) => text.includes('->'))) return 'KEY_READS_AS_PAIR';
    return pairs(parts) ?? weights(parts) ?? everyOption(parts);
  },
  moodle: (parts) => {
    const columns = parts.content.en.lists?.second ?? [];
    if (parts.key.kind === 'matrix' && columns.some(isOnlyPicture)) return 'PICTURE_ONLY';
    return pairs(parts) ?? weights(parts);
  },
  qti21: ({ type, key }) => {
    if (key.kind !== 'choice') return undefined;
    const several = type === 'MULTIPLE' ? key.accepted.length > 1 : key.accepted.some((set) => set.length > 1);
    return several ? 'KEY_ALTERNATIVES' : undefined;
  },
};

/** A pair says one column for each row. */
const pairs: Refuses = ({ key }) =>
  key.kind === 'matrix' && key.rows.some((columns) => columns.length !== 1) ? 'KEY_SEVERAL_IN_ROW' : undefined;

/** Weights of options tell one right set, or several right options of which one is chosen. */
const weights: Refuses = ({ type, key }) => {
  if (key.kind !== 'choice') return undefined;
  const fits = type === 'MULTIPLE' ? key.accepted.length === 1 : key.accepted.every((set) => set.length === 1);
  return fits ? undefined : 'KEY_ALTERNATIVES';
};

/** Options of which none is wrong are texts to be typed, for GIFT. */
const everyOption: Refuses = ({ type, key, content }) =>
  type !== 'MULTIPLE' && key.kind === 'choice' && new Set(key.accepted.flat()).size === optionCountOf(type, content.en)
    ? 'KEY_ALTERNATIVES'
    : undefined;

/** What must say something for the question to be one: not what explains it, not the model answer. */
const partsOf = ({ content }: WholeParts): RichTextDoc[] => {
  return askedDocs(content.en).map(({ doc }) => doc);
};

const isOnlyPicture = (doc: RichTextDoc): boolean => imagesOf(doc).length > 0 && toSource(doc).trim() === '';
