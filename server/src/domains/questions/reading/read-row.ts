import { importLimits, type RowProblem } from '@abhyas/contract/questions/imports';
import type { Difficulty, QuestionContent, QuestionDraft } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { blankDoc, comparableForm, isBlank } from './comparable-form.ts';
import { fingerprint, fingerprintOf } from './fingerprint.ts';
import { readAnswer } from './answers/read-answer.ts';
import { type Cell, readCell } from './read-cell.ts';
import { readSource } from './read-source.ts';
import { rowProblem, type RowProblemCode } from './row-problems.ts';
import { allColumnNames, type Column, columnNames, type Columns, optionColumns } from './columns.ts';
import { checkRich } from './map-formulas.ts';
import { readListCell, readTyped } from './answers/read-typed.ts';

/** A question as its row gives it; the knowledge area is still a name. */
export type RowDraft = Omit<QuestionDraft, 'knowledgeAreaId' | 'content' | 'tags'> & {
  readonly content: { readonly en: QuestionContent };
  readonly tags: string[];
};

export interface ReadRow {
  /** Null when the row has a problem. */
  readonly draft: RowDraft | null;
  /** Of the draft, hexadecimal. */
  readonly fingerprint: string | null;
  /** As written; empty when it is missing. */
  readonly areaName: string;
  readonly problems: RowProblem[];
}

const AREA_CHARACTERS = 200;
const MOST_EXAMS = 20;
const difficulties: Readonly<Record<string, Difficulty>> = {
  easy: 0,
  medium: 1,
  hard: 2,
  e: 0,
  m: 1,
  h: 2,
  0: 0,
  1: 1,
  2: 2,
};
/** A difficulty as people write it; undefined where it is none. */
export const readDifficultyWord = (text: string): Difficulty | undefined => difficulties[text.trim().toLowerCase()];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Cells that a file has with marks, lists and pictures: they stand for the plain source of their columns; pictures alone stand below it. */
export type RichCells = Readonly<Partial<Record<Column, RichTextDoc>>>;
type ShownCell = Cell & { readonly rich?: RichTextDoc | undefined };

/** Reads one row of an import (spec §3): a question draft, or everything that is wrong with it. Pure. */
export function readRow(columns: Columns, cells: readonly string[], rich: RichCells = {}): ReadRow {
  const expected = Object.keys(columns).length;
  if (cells.length !== expected) {
    const code: RowProblemCode = cells.length < expected ? 'TOO_FEW_COLUMNS' : 'TOO_MANY_COLUMNS';
    return {
      draft: null,
      fingerprint: null,
      areaName: '',
      problems: [rowProblem('', code, { cells: cells.length, expected })],
    };
  }
  const problems: RowProblem[] = [];
  const take = (column: Column): ShownCell => {
    const at = columns[column];
    const cell = readCell(allColumnNames[column], (at === undefined ? undefined : cells[at]) ?? '');
    if (cell.problem) problems.push(cell.problem);
    return { ...cell, rich: rich[column] };
  };
  const report = (problem: RowProblem | undefined) => {
    if (problem) problems.push(problem);
  };
  const mayLackStem = /^assertion/i.test(cells[columns.type ?? -1] ?? '');
  const stem = readText(take('question'), report, mayLackStem ? undefined : 'STEM_MISSING');
  const difficulty = readDifficulty(take('difficulty'), report);
  const { options, forms } = readOptions(optionColumns.map(take), report);
  const correct = take('correct');
  const more = readMore(take, report);
  const answer =
    correct.problem || more.failed
      ? undefined
      : more.type === ''
        ? readAnswer(correct.column, correct.text, options.length)
        : readTyped(more.type, correct, options.length, more);
  if (answer && 'problem' in answer) report(answer.problem);
  const explanation = readText(take('explanation'), report);
  readText(take('passage'), report);
  const pastExams = readExams(take('pastExams'), report);
  const area = take('area');
  if (!area.problem) report(areaProblem(area));
  if (problems.length > 0 || difficulty === undefined || !answer || 'problem' in answer)
    return { draft: null, fingerprint: null, areaName: area.text, problems };
  return {
    draft: {
      ...answer,
      difficulty,
      pastExams,
      tags: more.tags,
      content: { en: { stem, options, ...more.content, explanation } },
    },
    fingerprint:
      more.type === '' && Object.keys(rich).length === 0
        ? fingerprintOf(stem, forms)
        : fingerprint({ stem, options, ...more.content }).toString('hex'),
    areaName: area.text,
    problems,
  };
}

/** Separated by commas; twenty of forty characters each at most. */
function readTagCell({ column, text, problem }: Cell, report: Report): string[] {
  if (problem || text === '') return [];
  const tags = [
    ...new Map(
      text
        .split(/[,;\n]/)
        .map((tag) => tag.trim())
        .filter(Boolean)
        .map((tag) => [tag.toLowerCase(), tag]),
    ).values(),
  ];
  if (tags.length > 20 || tags.some((tag) => tag.length > 40))
    report(rowProblem(column, 'TAGS_TOO_MANY', { allowed: 20, characters: 40 }));
  return tags;
}

type Report = (problem: RowProblem | undefined) => void;

interface More {
  readonly type: string;
  /** One of these columns cannot be read, so nothing is said of the answer. */
  readonly failed: boolean;
  readonly content: Pick<QuestionContent, 'lists' | 'statements'>;
  readonly modelAnswer: RichTextDoc;
  readonly tags: string[];
}

/** The columns for the types that the twelve do not hold. */
function readMore(take: (column: Column) => ShownCell, report: Report): More {
  const [type, assertion, reason] = [take('type'), take('assertion'), take('reason')];
  const lists = [take('list1'), take('list2')].map((cell) => (cell.problem ? [] : readListCell(cell, report)));
  const [first = [], second = []] = lists;
  const statements =
    assertion.text === '' && reason.text === '' && !assertion.rich && !reason.rich
      ? {}
      : { statements: { assertion: readText(assertion, report), reason: readText(reason, report) } };
  return {
    type: type.text,
    failed: type.problem !== undefined,
    content: { ...statements, ...(first.length + second.length > 0 && { lists: { first, second } }) },
    modelAnswer: readText(take('modelAnswer'), report),
    tags: readTagCell(take('tags'), report),
  };
}

/** Pictures alone, which stand below the words of their cell. */
export const isPictures = (doc: RichTextDoc): boolean => doc.content.every(({ type }) => type === 'image');

function readText(cell: ShownCell, report: Report, whenMissing?: RowProblemCode): RichTextDoc {
  if (cell.problem) return blankDoc;
  if (cell.rich && cell.text !== '' && isPictures(cell.rich)) {
    const { doc, problem } = readSource(cell.column, cell.text);
    report(problem);
    return { ...doc, content: [...doc.content, ...cell.rich.content] };
  }
  if (cell.rich) {
    if (whenMissing && isBlank(cell.rich)) report(rowProblem(cell.column, whenMissing));
    const { doc, problem } = checkRich(cell.column, cell.rich);
    report(problem);
    return doc;
  }
  if (cell.text === '' && whenMissing) report(rowProblem(cell.column, whenMissing));
  const { doc, problem } = readSource(cell.column, cell.text);
  report(problem);
  return doc;
}

function readDifficulty(cell: Cell, report: Report): Difficulty | undefined {
  if (cell.problem) return undefined;
  const difficulty = readDifficultyWord(cell.text);
  if (cell.text === '') report(rowProblem(cell.column, 'DIFFICULTY_MISSING'));
  else if (difficulty === undefined) report(rowProblem(cell.column, 'DIFFICULTY_UNKNOWN', { value: cell.text }));
  return difficulty;
}

/** The options up to the last one that is filled; each must be there, and say something else than those before it. */
function readOptions(cells: readonly ShownCell[], report: Report): { options: RichTextDoc[]; forms: string[] } {
  const isEmpty = ({ text, rich }: ShownCell) => text === '' && (rich === undefined || isBlank(rich));
  const filled = cells.slice(0, cells.findLastIndex((cell) => !isEmpty(cell)) + 1);
  const gap = filled.find(isEmpty);
  if (gap) report(rowProblem(gap.column, 'OPTION_GAP'));
  else if (filled.length === 1) report(rowProblem(columnNames.option2, 'TOO_FEW_OPTIONS'));
  const options = filled.map((cell) => readText(cell, report));
  const forms = options.map(comparableForm);
  filled.forEach((cell, i) => {
    if (cell.problem || isEmpty(cell)) return;
    const first = forms.findIndex(
      (form, j) => j < i && form === forms[i] && !filled[j]?.problem && !isEmpty(filled[j]!),
    );
    if (first < 0) return;
    const code = filled[first]?.text === cell.text ? 'OPTIONS_DUPLICATE' : 'OPTIONS_DUPLICATE_NORMALISED';
    report(rowProblem(cell.column, code, { first: first + 1, second: i + 1 }));
  });
  return { options, forms };
}

/** `MMM-yyyy`, several separated by comma, semicolon or line break; a date that a spreadsheet made of it counts by its month. */
function readExams(cell: Cell, report: Report): string[] {
  if (cell.problem || cell.text === '') return [];
  const exams = new Set<string>();
  for (const value of cell.text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)) {
    const date = /^(\d{4})-(\d{2})-\d{2}(?:T[\d:]+)?$/.exec(value);
    const [, word = '', year = ''] = /^([A-Za-z]+)-(\d{4})$/.exec(value) ?? [];
    const month = date ? months[Number(date[2]) - 1] : months.find((name) => name.toLowerCase() === word.toLowerCase());
    if (!date && word === '') report(rowProblem(cell.column, 'EXAM_DATE_FORMAT', { value }));
    else if (!month) report(rowProblem(cell.column, 'EXAM_MONTH_UNKNOWN', { value: word || value }));
    else exams.add(`${month}-${date ? date[1] : year}`);
  }
  if (exams.size > MOST_EXAMS) report(rowProblem(cell.column, 'EXAM_TOO_MANY', { allowed: MOST_EXAMS }));
  return [...exams];
}

function areaProblem({ column, text }: Cell): RowProblem | undefined {
  if (text === '') return rowProblem(column, 'KNOWLEDGE_AREA_MISSING');
  return text.length > AREA_CHARACTERS ? rowProblem(column, 'CELL_TOO_LONG', { allowed: AREA_CHARACTERS }) : undefined;
}

const specColumns = Object.keys(allColumnNames) as Column[];

/** Cells for the report, in the order of spec §3; one that is too long is cut, and all can be stored whatever bytes they held. */
export function shownCells(columns: Columns, cells: readonly string[]): string[] {
  return specColumns.map((column) => storable(cells[columns[column] ?? -1] ?? ''));
}

const REPORTED = 2000;
const storable = (cell: string) => {
  const text = cell.includes('\0') ? cell.replaceAll('\0', '\uFFFD') : cell;
  return (text.length > importLimits.maxCell ? `${text.slice(0, REPORTED)}…` : text).toWellFormed();
};
