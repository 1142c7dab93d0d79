import type { ImageNode } from '@abhyas/contract/rich-text';
import { newId } from '../../../../kernel/ids.ts';
import type { SheetRow } from '../../../../kernel/sheets/sheet.ts';
import { allColumnNames, type Column, richColumns } from '../../reading/columns.ts';
import type { RichCells } from '../../reading/read-row.ts';
import type { CellRow } from '../import-reader.ts';
import type { KeepPictures } from './stage-pictures.ts';

const columnsByName = new Set(Object.keys(allColumnNames));

/**
 * Keeps the pictures that lie over a row, each below the words of the column in which it begins. One that begins in a column without words of
 * the question, such as a column of figures alone, belongs to the stem; one over the answer to the explanation, which is not shown before.
 */
export async function layOver(
  { row, pictures = [] }: SheetRow,
  columns: readonly (string | undefined)[],
  keep: KeepPictures,
): Promise<Pick<CellRow, 'rich' | 'problems'>> {
  const taken = pictures.map(({ column, ...picture }) => ({
    column: shownIn(columns[column]),
    picture: { ...picture, id: newId(), alt: picture.alt.slice(0, 500).toWellFormed() },
  }));
  const { kept, problems } = await keep(
    row,
    taken.map(({ picture }) => picture),
  );
  const rich: Partial<Record<Column, { readonly type: 'doc'; readonly content: ImageNode[] }>> = {};
  for (const { column, picture } of taken.filter(({ picture: { id } }) => kept.has(id))) {
    const { id: mediaId, alt } = picture;
    (rich[column] ??= { type: 'doc', content: [] }).content.push({ type: 'image', attrs: { mediaId, alt } });
  }
  return { rich: rich satisfies RichCells, problems };
}

function shownIn(name: string | undefined): Column {
  if (name === 'correct') return 'explanation';
  const column = columnsByName.has(name ?? '') ? (name as Column) : 'question';
  return richColumns.has(column) ? column : 'question';
}
