import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ExportFormat } from '@abhyas/contract/questions/formats';
import type { RowProblem } from '@abhyas/contract/questions/imports';
import { readSheet } from '../../../kernel/sheets/read-sheet.ts';
import { usualSheetLimits } from '../../../kernel/sheets/sheet.ts';
import { type Columns, keptColumns, readHeader } from '../reading/columns.ts';
import { readRow } from '../reading/read-row.ts';
import { checkParts } from './check-parts.ts';
import type { Parts, Picture, WholeParts } from './exchange.ts';
import { type BookFormat, readFile, usualBookLimits } from './read-file.ts';
import { writeFile } from './write-file.ts';

/** A question as it came back. */
export interface Back {
  readonly problems: readonly RowProblem[];
  readonly parts: Parts | null;
  readonly pictures: readonly Picture[];
}

/** Out of the house and in again, through the very files. */
export async function trip(format: ExportFormat, questions: readonly WholeParts[], held: readonly Picture[] = []) {
  const numbered = questions.map((parts, i) => ({ number: i + 1, parts }));
  const pieces = writeFile(format, numbered, (ids) => held.filter(({ id }) => ids.includes(id)));
  const bytes = await buffer(Readable.from(pieces, { objectMode: false }));
  return format === 'csv' || format === 'xlsx' ? sheetBack(bytes) : bookBack(bytes, format);
}

async function sheetBack(bytes: Buffer): Promise<Back[]> {
  const back: Back[] = [];
  let columns: Columns | undefined;
  await readSheet(bytes, usualSheetLimits, {
    onHeader: (header) => {
      const read = readHeader(header);
      if ('problem' in read) throw new Error(`the header is refused: ${read.problem.code}`);
      columns = read.columns;
    },
    onRows: (rows) => {
      for (const { cells } of rows) {
        const { draft, problems, areaName } = readRow(columns!, cells);
        if (draft) back.push({ problems, parts: { ...draft, expectedSeconds: undefined, areaName }, pictures: [] });
        else back.push({ problems, parts: null, pictures: [] });
      }
    },
  });
  return back;
}

/** What is in a file of another format than a spreadsheet, held to the rules of the bank. */
export async function bookBack(bytes: Uint8Array, format: BookFormat): Promise<Back[]> {
  const { items } = await readFile(bytes, format, usualBookLimits);
  return items.map((item): Back => {
    if ('cells' in item) {
      const { draft, problems, areaName } = readRow(keptColumns as Columns, item.cells, item.rich);
      const all = [...item.problems, ...problems];
      return draft
        ? { problems: all, parts: { ...draft, expectedSeconds: undefined, areaName }, pictures: item.pictures }
        : { problems: all, parts: null, pictures: item.pictures };
    }
    const rules = item.parts ? checkParts(item.parts).problems : [];
    return { problems: [...item.problems, ...rules], parts: item.parts, pictures: item.pictures };
  });
}
