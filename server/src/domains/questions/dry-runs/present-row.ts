import type { ImportRow } from '@abhyas/contract/questions/imports';
import { difficultyCodes } from '@abhyas/contract/questions/shapes';
import type { Area } from '../../taxonomy/index.ts';
import { allColumnNames, columnNames } from '../reading/columns.ts';
import type { StoredRow } from './import-rows.store.ts';
import { type AreaIndex, findArea } from '../reading/nearest-areas.ts';

const SHOWN_CHARACTERS = 400;

/** One row of the report. `written`: the import is; `areas`: the institute's; `numbers`: of the questions that rows repeat. */
export function presentRow(
  row: StoredRow,
  written: boolean,
  areas: AreaIndex<Area>,
  numbers: ReadonlyMap<string, number>,
): ImportRow {
  const { draft, duplicateQuestionId, duplicateRow, areaName, keyDiffers = null } = row;
  return {
    row: row.row,
    line: row.line,
    state: row.state === 'ready' && written ? 'written' : row.state,
    fixable: row.fixable,
    losses: [...row.losses],
    problems: [...row.problems],
    cells: cellsOf(row),
    preview: draft && {
      type: draft.type,
      difficulty: difficultyCodes[draft.difficulty],
      knowledgeArea: areas.names.find(({ area }) => area.id === draft.knowledgeAreaId)?.area.path ?? '',
      content: draft.content,
      key: draft.key,
    },
    duplicateOf:
      duplicateQuestionId || duplicateRow
        ? {
            questionId: duplicateQuestionId,
            number: numbers.get(duplicateQuestionId ?? '') ?? null,
            row: duplicateRow,
            keyDiffers: keyDiffers === true,
          }
        : null,
    suggestions: !areaName ? [] : suggest(areaName, areas),
  };
}

const always = Object.values(columnNames).length;
/** The twelve columns of the specification, and those of ours that say something; whole where they can be fixed. */
const cellsOf = ({ cells, state }: StoredRow) =>
  Object.fromEntries(
    Object.values(allColumnNames).flatMap((column, i) => {
      const cell = cells[i] ?? '';
      return i < always || cell !== '' ? [[column, state === 'refused' ? cell : shorten(cell)]] : [];
    }),
  );

const shorten = (cell: string) =>
  cell.length > SHOWN_CHARACTERS ? `${cell.slice(0, SHOWN_CHARACTERS).toWellFormed()}…` : cell;

/** The nearest areas; or the area itself where somebody made it since the row was read. */
function suggest(areaName: string, areas: AreaIndex<Area>): ImportRow['suggestions'] {
  const found = findArea(areas, areaName);
  return ('area' in found ? [found.area] : found.nearest).map(({ id, path }) => ({ knowledgeAreaId: id, path }));
}
