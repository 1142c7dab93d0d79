import fc from 'fast-check';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { unguardCell } from './formula-guard.ts';
import { readXlsx } from './read-xlsx.ts';
import { RowIntake, usualSheetLimits } from './sheet.ts';
import { writeXlsx } from './write-xlsx.ts';
import { listZip } from './zip-directory.ts';

async function* from(rows: readonly (readonly string[])[]) {
  yield* rows;
}
const written = (rows: readonly (readonly string[])[]) => buffer(writeXlsx('Questions', from(rows)));

async function readBack(bytes: Uint8Array) {
  const rows: (readonly string[])[] = [];
  const intake = new RowIntake(usualSheetLimits, (row) => void rows.push(row.cells));
  await readXlsx(bytes, intake, usualSheetLimits);
  return { header: intake.header, rows };
}

describe('writing an .xlsx file', () => {
  it('is read back as it was, whatever its signs', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab,;"\n\t=+-@\' 1चé<>&_x]'), minLength: 1, maxLength: 20 });
    const cell = fc.oneof(
      text.map((one) => `x${one}x`),
      fc.constantFrom(
        '_x0041_',
        '_x005F_x0041_',
        'a_x000D_',
        '=SUM(A1)',
        "'=x",
        '-92',
        '007',
        '&lt;',
        ']]>',
        '  two  ',
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, fc.oneof(cell, fc.constant('')), cell), { minLength: 1 }),
        async (rows) => {
          const back = await readBack(await written([['One', 'Two', 'Three'], ...rows]));
          expect(back.header).toEqual(['One', 'Two', 'Three']);
          expect(back.rows.map((cells) => cells.map(unguardCell))).toEqual(rows);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('names the columns behind Z', async () => {
    const row = Array.from({ length: 30 }, (_, i) => `c${i}`);
    expect((await readBack(await written([row, row]))).rows).toEqual([row]);
  });

  it('is a package with the parts that spreadsheets look for', async () => {
    const names = listZip(await written([['A'], ['1']])).map(({ name }) => name);
    expect(names).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/sheet1.xml',
    ]);
  });
});
