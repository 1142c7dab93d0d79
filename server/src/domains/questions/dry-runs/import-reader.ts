import type { LossCode } from '@abhyas/contract/questions/formats';
import type { RowProblem } from '@abhyas/contract/questions/imports';
import { difficultyNames, type QuestionContent } from '@abhyas/contract/questions/shapes';
import { newId } from '../../../kernel/ids.ts';
import type { SheetRow } from '../../../kernel/sheets/sheet.ts';
import type { Area } from '../../taxonomy/index.ts';
import { searchTextOf } from '../search/draft-docs.ts';
import { checkParts, isWholeGroup } from '../formats/check-parts.ts';
import type { Parts } from '../formats/exchange.ts';
import { cellsOf } from '../formats/fix-parts.ts';
import { allColumnNames, columnNames, type Columns, keptColumns } from '../reading/columns.ts';
import { fingerprint } from '../reading/fingerprint.ts';
import type { FoundArea } from '../reading/nearest-areas.ts';
import { readRow, type RichCells, shownCells } from '../reading/read-row.ts';
import { rowProblem } from '../reading/row-problems.ts';
import { suggestFix } from '../reading/suggest-fix.ts';
import type { RowDraft, StoredRow } from './import-rows.store.ts';

/** A row of cells; `rich`: those with marks and pictures. */
export interface CellRow extends Omit<SheetRow, 'pictures'> {
  readonly rich?: RichCells | null;
  /** What was found before the row was read. */
  readonly problems?: readonly RowProblem[];
  readonly losses?: readonly LossCode[];
}
/** A question of a format without cells; without parts nothing of it can be fixed. */
export interface PartsRow {
  readonly row: number;
  readonly line: number | null;
  readonly name: string;
  readonly parts: Parts | null;
  readonly problems: readonly RowProblem[];
  readonly losses: readonly LossCode[];
}

type Draft = Omit<RowDraft, 'difficulty' | 'knowledgeAreaId' | 'subjectId' | 'searchText' | 'content' | 'contentHi'> & {
  readonly difficulty: 0 | 1 | 2;
  readonly content: { readonly en: QuestionContent; readonly hi?: QuestionContent | undefined };
};
interface Read {
  readonly draft: Draft | null;
  readonly fingerprint: string | null;
  readonly areaName: string;
  readonly problems: readonly RowProblem[];
}
type Base = Pick<StoredRow, 'row' | 'line' | 'cells' | 'rich' | 'parts' | 'losses'>;

/** Reads rows one after the other and remembers what it saw, so that the second of two equal rows is a duplicate of the first. */
export class ImportReader {
  readonly #columns: Columns;
  readonly #placeOf: (areaName: string) => FoundArea<Area>;
  readonly #firstRow = new Map<string, number>();

  /** `placeOf`: which area a name means. Rows that are read again have their cells in the order in which they are kept. */
  constructor(columns: Columns, placeOf: (areaName: string) => FoundArea<Area>) {
    this.#columns = columns;
    this.#placeOf = placeOf;
  }

  /** A row as it is stored; whether the bank has the question already is not known here. */
  read({ row, line, cells, rich = null, problems = [], losses = [] }: CellRow): StoredRow {
    const read = readRow(this.#columns, cells, rich ?? {});
    const shown = shownCells(this.#columns, cells);
    // A passage becomes a group when the row is written; a title alone names nothing that is there.
    const isTitled = shown[keptColumns.group] !== '' && shown[keptColumns.passage] === '';
    const base = { row, line, cells: shown, rich, parts: null, losses: withLosses(losses, { GROUP: isTitled }) };
    const isSaid = ({ column, code }: RowProblem) =>
      read.problems.some((one) => one.column === column && one.code === code);
    return this.#store(base, { ...read, problems: [...problems.filter((one) => !isSaid(one)), ...read.problems] });
  }

  /** The same for a question of a format without cells. One that says nothing of its difficulty is taken for medium, and that is said. */
  readParts({ row, line, name, parts: given, problems, losses }: PartsRow): StoredRow {
    const assumed = given !== null && given.difficulty === null;
    const isLost = given?.group !== undefined && !isWholeGroup(given.group);
    const parts = given && {
      ...given,
      ...(assumed && { difficulty: 1 as const }),
      ...(isLost && { group: undefined }),
    };
    const noted = withLosses(losses, { DIFFICULTY: assumed, GROUP: isLost });
    if (!parts) {
      const cells = Object.keys(keptColumns).map((column) => (column === 'question' ? name : ''));
      return this.#store(
        { row, line, cells, rich: null, parts, losses: noted },
        { draft: null, fingerprint: null, areaName: '', problems },
      );
    }
    const base = { row, line, cells: cellsOf(parts), rich: null, parts, losses: noted };
    const { whole, problems: found } = checkParts(parts);
    const all = [
      ...problems,
      ...found.filter(
        ({ column, code }) =>
          !problems.some((one) => one.column === column && (one.code === code || code === 'CORRECT_MISSING')),
      ),
    ];
    // Without a key nothing else is said of it by those who read the row again.
    if (parts.key === null && !all.some(({ column }) => column === columnNames.correct))
      all.push(rowProblem(columnNames.correct, 'CORRECT_MISSING'));
    if (parts.areaName === '') all.push(rowProblem(columnNames.area, 'KNOWLEDGE_AREA_MISSING'));
    return this.#store(base, {
      draft: all.length > 0 || !whole ? null : whole,
      fingerprint: whole ? fingerprint(whole.content.en).toString('hex') : null,
      areaName: parts.areaName,
      problems: all,
    });
  }

  #store(base: Base, read: Read): StoredRow {
    const { area, problems: found, areaName } = this.#place(read);
    const problems = found.map((problem) => withFix(problem, base.cells));
    const { draft, fingerprint } = read;
    if (!draft || !area || fingerprint === null || problems.length > 0) {
      // Whether a dollar means money somebody has to say.
      const fixable =
        problems.length > 0 && problems.every(({ code, fix }) => fix !== undefined && code !== 'MATH_OR_MONEY');
      return {
        ...base,
        problems,
        fixable,
        areaName,
        state: 'refused',
        draft: null,
        fingerprint: null,
        duplicateQuestionId: null,
        duplicateRow: null,
        questionId: null,
      };
    }
    const { type, pastExams, key, tags, difficulty, content } = draft;
    const first = this.#firstRow.get(fingerprint);
    if (first === undefined) this.#firstRow.set(fingerprint, base.row);
    return {
      ...base,
      problems,
      fixable: false,
      areaName,
      state: first === undefined ? 'ready' : 'duplicate',
      duplicateQuestionId: null,
      duplicateRow: first ?? null,
      draft: {
        type,
        pastExams,
        key,
        tags,
        difficulty: difficultyNames[difficulty],
        content: content.en,
        contentHi: content.hi ?? null,
        knowledgeAreaId: area.id,
        subjectId: area.subjectId,
        searchText: searchTextOf(content.en, ...(content.hi ? [content.hi] : [])),
      },
      fingerprint,
      questionId: newId(),
    };
  }

  /** `areaName` only where the area is named and nobody knows which it is, or empty where none is named. */
  #place({ areaName, problems }: Read): { area?: Area; problems: readonly RowProblem[]; areaName: string | null } {
    const wrong = problems.find(({ column }) => column === columnNames.area);
    if (areaName === '' || wrong) return { problems, areaName: wrong?.code === 'KNOWLEDGE_AREA_MISSING' ? '' : null };
    const found = this.#placeOf(areaName);
    return 'area' in found
      ? { area: found.area, problems, areaName: null }
      : { problems: [...problems, found.problem], areaName };
  }
}

/** Those that hold besides, each once. */
const withLosses = (
  losses: readonly LossCode[],
  found: Readonly<Partial<Record<LossCode, boolean>>>,
): readonly LossCode[] => [
  ...new Set([...losses, ...(Object.keys(found) as LossCode[]).filter((code) => found[code])]),
];

const columnOf = new Map(
  Object.entries(allColumnNames).map(([column, name]) => [
    name as string,
    keptColumns[column as keyof typeof keptColumns],
  ]),
);

function withFix(problem: RowProblem, cells: readonly string[]): RowProblem {
  if (problem.fix !== undefined) return problem;
  const fix = suggestFix(problem, cells[columnOf.get(problem.column) ?? -1] ?? '');
  return fix === undefined ? problem : { ...problem, fix };
}
