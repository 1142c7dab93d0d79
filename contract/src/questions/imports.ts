import { z } from 'zod';
import { partner } from '../access.ts';
import { download, get, patch, post, upload } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';
import { columnChoices, matchedColumn } from '../sheet-checks/matched-column.ts';
import { fileFormat, lossCode, losses } from './formats.ts';
import { ownPaper, paperPattern } from './paper-pattern.ts';
import { answerKey, difficulty, imageAddresses, questionContent, questionType } from './shapes.ts';

/** A file that holds more is refused whole; `maxRows` counts questions of every format. */
export const importLimits = { maxBytes: 25_000_000, maxRows: 50_000, maxCell: 16_384 } as const;

/**
 * `reading`: the worker is at it. `matching`: a sheet with headings of its own, or an ordinary paper, of which somebody has to say what is
 * what; its rows are read as they were guessed. `checked`: dry run done, nothing written. `failed`: the file as a whole cannot be read.
 */
export const importStatus = z.enum([
  'reading',
  'matching',
  'checked',
  'committing',
  'committed',
  'undone',
  'cancelled',
  'failed',
]);
/** A sheet with headings of its own, as it was read. */
export const ownSheet = z.object({
  /** Rows with words above the headings, which belong to no question. */
  above: whole,
  rows: whole,
  columns: z.array(matchedColumn),
});

const rowProblem = z.object({
  /** Column of spec §3, or empty when the row as a whole is wrong. */
  column: z.string(),
  /** Code such as `STEM_MISSING`; its text is `questions.imports.problems.<code>`. */
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What the cell should say instead, where the product is sure enough to offer it. */
  fix: z.string().optional(),
});
export type RowProblem = z.infer<typeof rowProblem>;

export const importSummary = z.object({
  id,
  fileName: z.string(),
  status: importStatus,
  problem: rowProblem.nullable(),
  createdAt: instant,
  createdBy: z.string(),
  format: fileFormat,
  /** How its text is written, such as `windows-1252`; null for archives and for what is not read yet. */
  encoding: z.string().nullable(),
  /** What of the file is not kept, and in how many questions. */
  losses,
  /** Null for a file that follows the template or is no sheet. */
  sheet: ownSheet.nullable(),
  /** Null for everything but an ordinary paper of Word. */
  paper: ownPaper.nullable(),
  /** `fixable`: those of the refused whose every problem has a suggestion; `otherKey`: those of the duplicates with another key. */
  counts: z.object({
    rows: whole,
    ready: whole,
    duplicate: whole,
    otherKey: whole,
    refused: whole,
    fixable: whole,
    written: whole,
  }),
  can: z.object({ commit: z.boolean(), cancel: z.boolean(), undo: z.boolean() }),
});
export type ImportSummary = z.infer<typeof importSummary>;

export const importRow = z.object({
  /** Row of the file, header not counted, from 1. */
  row: whole,
  line: whole.nullable(),
  state: z.enum(['ready', 'duplicate', 'refused', 'written']),
  /** Refused, but every problem has a suggestion. */
  fixable: z.boolean(),
  losses: z.array(lossCode),
  problems: z.array(rowProblem),
  /** The cells as read, by column name; whole where the row can be fixed, else long ones shortened. */
  cells: z.record(z.string(), z.string()),
  preview: z
    .object({ type: questionType, difficulty, knowledgeArea: z.string(), content: questionContent, key: answerKey })
    .nullable(),
  /** `keyDiffers`: another answer is right there. */
  duplicateOf: z
    .object({ questionId: id.nullable(), number: whole.nullable(), row: whole.nullable(), keyDiffers: z.boolean() })
    .nullable(),
  /** For an unknown knowledge area: the nearest three, and whether the caller may create it here. */
  suggestions: z.array(z.object({ knowledgeAreaId: id, path: z.string() })),
});
export type ImportRow = z.infer<typeof importRow>;

/** What is wrong in the same way in some rows: one code in one column. */
const importFault = z.object({
  /** Empty where the rows as a whole are wrong. */
  column: z.string(),
  code: z.string(),
  rows: whole,
  /** What several rows say there alike, the most frequent first: all of them can be fixed at once. At most ten. */
  alike: z.array(z.object({ cell: z.string(), rows: whole, fix: z.string().nullable() })),
});
export type ImportFault = z.infer<typeof importFault>;
/** What the product would write in the same way into some rows, and how many they are. */
const importProposal = z.object({
  code: z.string(),
  /** What the rows have in common there, such as a command or a whole cell; empty where each says something of its own. */
  found: z.string(),
  rows: whole,
  /** One of the cells, and what it would say then. */
  cell: z.string(),
  fix: z.string(),
});
export type ImportProposal = z.infer<typeof importProposal>;
const columnName = z.string().max(60);

const one = z.object({ importId: id });

export const imports = {
  uploadImport: upload('/api/question-imports', {
    summary:
      'Reads a file of questions (any format, told by content) as a dry run: a report row by row, nothing written',
    access: partner('questions.write'),
    query: z.object({ fileName: text(200, 1) }),
    upload: { maxBytes: importLimits.maxBytes },
    reply: importSummary,
    errors: ['IMPORT_TYPE', 'IMPORT_PACKAGE_PART', 'TOO_LARGE'],
  }),
  listImports: get('/api/question-imports', {
    summary: 'Imports of this institute, newest first',
    access: partner('questions.read'),
    query: page,
    reply: paged(importSummary),
  }),
  showImport: get('/api/question-imports/:importId', {
    summary: 'How an import stands',
    access: partner('questions.read'),
    params: one,
    reply: importSummary,
  }),
  matchImportColumns: post('/api/question-imports/:importId/columns', {
    summary:
      'Says what each column of a sheet with its own headings is; it is read again, and remembered once confirmed',
    access: partner('questions.write'),
    params: one,
    body: columnChoices,
    reply: importSummary,
    errors: ['IMPORT_STATE', 'IMPORT_COLUMN', 'IMPORT_COLUMNS_OPEN', 'IMPORT_COLUMNS_MISSING'],
  }),
  matchImportPaper: post('/api/question-imports/:importId/paper', {
    summary:
      'Says how an ordinary Word paper marks its questions, options, answers and solutions; remembered once confirmed',
    access: partner('questions.write'),
    params: one,
    body: paperPattern.extend({ confirm: z.boolean() }),
    reply: importSummary,
    errors: ['IMPORT_STATE', 'KNOWLEDGE_AREA_UNKNOWN'],
  }),
  listImportRows: get('/api/question-imports/:importId/rows', {
    summary: 'Rows of an import with what is wrong in each',
    access: partner('questions.read'),
    params: one,
    query: page.extend({
      state: z
        .enum(['all', 'problems', 'ready', 'duplicate', 'otherKey', 'refused', 'fixable', 'written'])
        .default('all'),
      /** Only refused rows that have a problem of this code. */
      code: text(60, 1).optional(),
    }),
    reply: paged(importRow).extend({ images: imageAddresses }),
  }),
  listImportFaults: get('/api/question-imports/:importId/faults', {
    summary: 'What is wrong with the refused rows, by kind, the most frequent first',
    access: partner('questions.read'),
    params: one,
    /** `proposals`: at most twenty, those of most rows first. */
    reply: z.object({ faults: z.array(importFault), proposals: z.array(importProposal) }),
  }),
  fixImportFault: post('/api/question-imports/:importId/faults', {
    summary: 'Writes the same into every refused row that has this fault and says the same there; they are read again',
    access: partner('questions.write'),
    params: one,
    body: z.object({
      column: columnName,
      code: text(60, 1),
      /** What the rows say there now. */
      cell: z.string().max(importLimits.maxCell),
      text: z.string().max(importLimits.maxCell),
    }),
    reply: importSummary,
    errors: ['IMPORT_STATE', 'IMPORT_COLUMN'],
  }),
  fixImportRow: patch('/api/question-imports/:importId/rows/:row', {
    summary: 'Changes cells of one row before it is written, and reads the row again',
    access: partner('questions.write'),
    params: one.extend({ row: z.coerce.number().int().min(1).max(importLimits.maxRows) }),
    body: z.object({ cells: z.record(columnName, z.string().max(importLimits.maxCell)) }),
    reply: z.object({ row: importRow, summary: importSummary }),
    errors: ['IMPORT_STATE', 'IMPORT_COLUMN'],
  }),
  acceptSuggestions: post('/api/question-imports/:importId/suggestions', {
    summary: 'Fixes every row whose problems all have a suggestion',
    access: partner('questions.write'),
    params: one,
    reply: importSummary,
    errors: ['IMPORT_STATE'],
  }),
  acceptImportProposal: post('/api/question-imports/:importId/proposals', {
    summary: 'Takes one proposal in every row that it is for; what looks like money can also be kept as a formula',
    access: partner('questions.write'),
    params: one,
    body: z.object({
      code: text(60, 1),
      found: z.string().max(importLimits.maxCell),
      formula: z.boolean().default(false),
    }),
    reply: importSummary,
    errors: ['IMPORT_STATE'],
  }),
  downloadTemplate: download('/api/question-imports/template.csv', {
    summary: 'An empty spreadsheet with every column and a row of each type',
    access: partner('questions.read'),
    file: 'text/csv; charset=utf-8',
    reply: z.string(),
  }),
  placeImportArea: post('/api/question-imports/:importId/areas', {
    summary: 'Gives a knowledge area to the rows that name an unknown one: an existing area, or a new one made here',
    access: partner('questions.write'),
    params: one,
    body: z.object({
      /** Empty for the rows that name none. */
      name: text(200),
      place: z.union([z.object({ knowledgeAreaId: id }), z.object({ createUnderSubject: text(40, 1) })]),
    }),
    reply: importSummary,
    errors: ['IMPORT_STATE', 'KNOWLEDGE_AREA_UNKNOWN', 'KNOWLEDGE_AREA_EXISTS'],
  }),
  commitImport: post('/api/question-imports/:importId/commit', {
    summary: 'Writes the ready rows as questions, all or none',
    access: partner('questions.write'),
    params: one,
    reply: importSummary,
    errors: ['IMPORT_STATE', 'IMPORT_EMPTY', 'STORAGE_LIMIT'],
  }),
  cancelImport: post('/api/question-imports/:importId/cancel', {
    summary: 'Drops a dry run',
    access: partner('questions.write'),
    params: one,
    reply: importSummary,
    errors: ['IMPORT_STATE'],
  }),
  undoImport: post('/api/question-imports/:importId/undo', {
    summary: 'Takes a committed import back, whole; refused once one of its questions stands in a published paper',
    access: partner('questions.write'),
    params: one,
    reply: importSummary,
    errors: ['IMPORT_STATE', 'IMPORT_IN_USE'],
  }),
};
