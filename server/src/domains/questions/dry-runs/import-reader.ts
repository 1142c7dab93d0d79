import type { RowProblem } from '@abhyas/contract/questions/imports';
import { difficultyNames } from '@abhyas/contract/questions/shapes';
import { newId } from '../../../kernel/ids.ts';
import type { SheetRow } from '../../../kernel/sheets/sheet.ts';
import type { Area } from '../../taxonomy/index.ts';
import { searchTextOf } from '../bank/draft-docs.ts';
import { columnNames, type Columns } from '../reading/columns.ts';
import type { StoredRow } from './import-rows.store.ts';
import type { FoundArea } from '../reading/nearest-areas.ts';
import { type ReadRow, readRow, shownCells } from '../reading/read-row.ts';

/** Reads rows one after the other and remembers what it saw, so that the second of two equal rows is a duplicate of the first. */
export class ImportReader {
  readonly #columns: Columns;
  readonly #placeOf: (areaName: string) => FoundArea<Area>;
  readonly #firstRow = new Map<string, number>();

  /** `placeOf`: which area a name means. */
  constructor(columns: Columns, placeOf: (areaName: string) => FoundArea<Area>) {
    this.#columns = columns;
    this.#placeOf = placeOf;
  }

  /** A row as it is stored; whether the bank has the question already is not known here. */
  read({ row, line, cells }: SheetRow): StoredRow {
    const read = readRow(this.#columns, cells);
    const { area, problems, areaName } = this.#place(read);
    const base = {
      row,
      line,
      problems,
      cells: shownCells(this.#columns, cells),
      duplicateQuestionId: null,
      areaName,
    };
    const { fingerprint } = read;
    if (!read.draft || !area || fingerprint === null)
      return { ...base, state: 'refused', draft: null, fingerprint: null, duplicateRow: null, questionId: null };
    const { content, ...draft } = read.draft;
    const first = this.#firstRow.get(fingerprint);
    if (first === undefined) this.#firstRow.set(fingerprint, row);
    return {
      ...base,
      state: first === undefined ? 'ready' : 'duplicate',
      duplicateRow: first ?? null,
      draft: {
        ...draft,
        difficulty: difficultyNames[draft.difficulty],
        content: content.en,
        knowledgeAreaId: area.id,
        subjectId: area.subjectId,
        searchText: searchTextOf(content.en),
      },
      fingerprint,
      questionId: newId(),
    };
  }

  /** `areaName` only where the area is named and nobody knows which it is. */
  #place({ areaName, problems }: ReadRow): { area?: Area; problems: RowProblem[]; areaName: string | null } {
    if (areaName === '' || problems.some(({ column }) => column === columnNames.area))
      return { problems, areaName: null };
    const found = this.#placeOf(areaName);
    return 'area' in found
      ? { area: found.area, problems, areaName: null }
      : { problems: [...problems, found.problem], areaName };
  }
}
