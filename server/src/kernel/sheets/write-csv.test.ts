import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardCell, unguardCell } from './formula-guard.ts';
import { readCsv } from './read-csv.ts';
import { writeNumber } from './read-xlsx.ts';
import { RowIntake, usualSheetLimits } from './sheet.ts';
import { writeCsv } from './write-csv.ts';

function readBack(csv: string) {
  const rows: (readonly string[])[] = [];
  const intake = new RowIntake(usualSheetLimits, (row) => void rows.push(row.cells));
  readCsv(Buffer.from(csv), intake, usualSheetLimits);
  return rows;
}

describe('writing a .csv file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+SUM(A1)', "'+SUM(A1)"],
    ['-x^2', "'-x^2"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ["'=x", "''=x"],
    ['-92', '-92'],
    ['+3.5', '+3.5'],
    ['-1e-5', '-1e-5'],
    ['a=b', 'a=b'],
    ["'tis", "'tis"],
    ['', ''],
  ])('guards what a spreadsheet would run: %j is written as %j', (cell, written) =>
    expect(guardCell(cell)).toBe(written),
  );

  it('takes every guard back on import', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'=+-@\'"\t\r,;1ax ') }),
        (cell) => unguardCell(guardCell(cell)) === cell,
      ),
    );
  });

  it('never writes a cell that a spreadsheet would run', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."=+-@'\t1ax.(") }), (cell) =>
        /^(?:[^=+\-@\t]|$)|^[+-]?[\d.]+$/.test(guardCell(cell)),
      ),
    );
  });

  it('begins with a byte order mark and ends lines as spreadsheets do', () =>
    expect(
      writeCsv([
        ['A', 1, null],
        ['b;c', '-x', 2],
      ]),
    ).toBe('\uFEFFA,1,\r\n"b;c",\'-x,2\r\n'));

  it('is read back as it was', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab,;"\n\t=+-@\' 1चé') }).map((text) => `x${text}x`);
    const risky = fc.tuple(fc.constantFrom('', '=', '-', '+', '@', "'"), cell).map(([sign, text]) => sign + text);
    fc.assert(
      fc.property(fc.array(fc.tuple(risky, risky, risky), { minLength: 1 }), (rows) => {
        const back = readBack(writeCsv([['One', 'Two', 'Three'], ...rows])).map((cells) => cells.map(unguardCell));
        expect(back).toEqual(rows);
      }),
    );
  });
});

describe('a number stored in a sheet', () => {
  it.each([
    ['2', '2'],
    ['-92', '-92'],
    ['0.30000000000000004', '0.3'],
    ['5.25', '5.25'],
    ['1.5E-7', '0.00000015'],
    ['6.02E+23', '602000000000000000000000'],
    ['1E3', '1000'],
    ['-0', '0'],
    ['100', '100'],
    ['0.0975', '0.0975'],
    ['-1.20E1', '-12'],
    ['123456.789', '123456.789'],
  ])('%s is shown as %s', (stored, shown) => expect(writeNumber(stored)).toBe(shown));
});
