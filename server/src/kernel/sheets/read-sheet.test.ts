import { readFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { readSheet } from './read-sheet.ts';
import { SheetError, type SheetLimits, type SheetRow, usualSheetLimits } from './sheet.ts';

const demo = new URL('../../../database/seed/demo-bank/', import.meta.url);
const bytesOf = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding));

async function read(bytes: Uint8Array, limits: Partial<SheetLimits> = {}) {
  const rows: SheetRow[] = [];
  const { header } = await readSheet(
    bytes,
    { ...usualSheetLimits, ...limits },
    { onRows: (batch) => void rows.push(...batch) },
  );
  return { header, rows, cells: rows.map((row) => row.cells) };
}

async function refusal(bytes: Uint8Array, limits: Partial<SheetLimits> = {}): Promise<string> {
  const error: unknown = await read(bytes, limits).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SheetError);
  return (error as SheetError).code;
}

/** A zip archive whose directory may say something else than the truth. */
function zip(
  parts: readonly { name: string; content: string | Buffer; declared?: number; flags?: number }[],
): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declared, flags = 0 } of parts) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const sizes = Buffer.alloc(18);
    sizes.writeUInt16LE(8, 0);
    sizes.writeUInt32LE(crc32(raw), 6);
    sizes.writeUInt32LE(packed.length, 10);
    sizes.writeUInt32LE(declared ?? raw.length, 14);
    const start = Buffer.from([0x50, 0x4b, 3, 4, 20, 0, flags, 0]);
    const names = Buffer.from([name.length, 0, 0, 0]);
    const local = Buffer.concat([start, sizes, names, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0, 20, 0, flags, 0]), sizes, names, tail, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]));
}

const workbook = {
  name: 'xl/workbook.xml',
  content: '<workbook><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
};
const relations = {
  name: 'xl/_rels/workbook.xml.rels',
  content:
    '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
};
const sheet = (rows: string) => ({
  name: 'xl/worksheets/sheet1.xml',
  content: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
});
const inline = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const twoRows = `<row r="1">${inline('A1', 'Head')}</row><row r="2">${inline('A2', 'x')}</row>`;

describe('reading a .csv file', () => {
  it('gives header and rows with row and line numbers, line breaks in quotes counted', async () => {
    const { header, rows } = await read(bytesOf('A,B\n1,"two\nlines"\n\n,\n3,"say ""hi"""\n'));
    expect(header).toEqual(['A', 'B']);
    expect(rows).toEqual([
      { row: 1, line: 2, cells: ['1', 'two\nlines'] },
      { row: 2, line: 6, cells: ['3', 'say "hi"'] },
    ]);
  });

  it.each([
    ['a byte order mark', bytesOf('\uFEFFA,B\r\n1,2\r\n')],
    ['semicolons', bytesOf('A;B\n1;2\n')],
    ['tabs', bytesOf('A\tB\n1\t2')],
    ['UTF-16, as spreadsheets save "Unicode text"', bytesOf('\uFEFFA\tB\r\n1\t2\r\n', 'utf16le')],
    ['a header that is quoted', bytesOf('"A","B"\n"1","2"\n')],
    ['empty columns on the right', bytesOf('A,B,,\n1,2,,\n')],
  ])('understands %s', async (_what, bytes) =>
    expect(await read(bytes)).toMatchObject({ header: ['A', 'B'], cells: [['1', '2']] }),
  );

  it('keeps Hindi and replaces only the bytes that are no UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('A\nचाल\ncaf'), Buffer.from([0xe9]), Buffer.from(' door\nnext\n')]);
    expect((await read(bytes)).cells).toEqual([['चाल'], ['caf\uFFFD door'], ['next']]);
  });

  it('shows cells that are missing and cells that are too many', async () => {
    expect((await read(bytesOf('A,B,C\n1\n1,2,3,4\n1,,\n'))).cells).toEqual([
      ['1'],
      ['1', '2', '3', '4'],
      ['1', '', ''],
    ]);
  });

  it('cuts a cell that is too long just above the limit, so that its row can be refused', async () => {
    const { cells } = await read(bytesOf(`A\n${'x'.repeat(500)}\ny\n`), { cellCharacters: 100 });
    expect(cells.map(([cell]) => cell?.length)).toEqual([101, 1]);
  });

  it('hands over batches in order and waits for who takes them', async () => {
    const seen: number[] = [];
    let busy = false;
    await readSheet(bytesOf(`A\n${Array.from({ length: 1200 }, (_, i) => i).join('\n')}\n`), usualSheetLimits, {
      async onRows(rows) {
        expect(busy).toBe(false);
        busy = true;
        await Promise.resolve();
        seen.push(...rows.map((row) => Number(row.cells[0])));
        busy = false;
      },
    });
    expect(seen).toEqual(Array.from({ length: 1200 }, (_, i) => i));
  });

  it('stops when who takes the rows throws, and throws the same', async () => {
    const stop = new Error('no room');
    const reading = readSheet(bytesOf('A\n1\n'), usualSheetLimits, { onRows: () => Promise.reject(stop) });
    await expect(reading).rejects.toBe(stop);
  });

  it('reads the demo bank', async () => {
    const { rows } = await read(readFileSync(new URL('questions.csv', demo)));
    expect(rows).toHaveLength(233);
    expect(new Set(rows.map((row) => row.cells.length))).toEqual(new Set([12]));
  });
});

describe('reading an .xlsx file', () => {
  it('gives what the cells show: texts, numbers, dates, truth', async () => {
    const file = await writeXlsxFile([
      ['Text', 'Number', 'Date', 'Truth', 'Empty'],
      [' चाल\nx ', 0.1 + 0.2, { value: new Date('2024-04-01T00:00:00Z'), type: Date, format: 'mmm-yyyy' }, true, null],
      ['y', -92, null, null, null],
    ]).toBuffer();
    const { header, rows } = await read(file);
    expect(header).toEqual(['Text', 'Number', 'Date', 'Truth', 'Empty']);
    expect(rows).toEqual([
      { row: 1, line: 2, cells: [' चाल\nx ', '0.3', '2024-04-01', 'TRUE', ''] },
      { row: 2, line: 3, cells: ['y', '-92', '', '', ''] },
    ]);
  });

  it('skips empty rows but keeps the numbers of the sheet', async () => {
    const bytes = zip([
      workbook,
      relations,
      sheet(`<row r="1">${inline('A1', 'Head')}</row><row r="5">${inline('A5', 'x')}</row>`),
    ]);
    expect((await read(bytes)).rows).toEqual([{ row: 1, line: 5, cells: ['x'] }]);
  });
});

describe('what an .xlsx file says beside its texts', () => {
  const run = (text: string, align?: string) =>
    `<r>${align ? `<rPr><vertAlign val="${align}"/></rPr>` : ''}<t xml:space="preserve">${text}</t></r>`;
  const rich = (address: string, ...runs: string[]) => `<c r="${address}" t="inlineStr"><is>${runs.join('')}</is></c>`;
  const anchor = (row: number, column: number, what: string) =>
    `<xdr:oneCellAnchor><xdr:from><xdr:col>${column}</xdr:col><xdr:row>${row}</xdr:row></xdr:from>${what}</xdr:oneCellAnchor>`;
  const file = zip([
    workbook,
    relations,
    sheet(
      `<row r="1">${inline('A1', 'Head')}</row><row r="2">${rich('A2', run('H'), run('2', 'subscript'), run('O at 10'), run('−3', 'superscript'))}</row><row r="3">${rich('A3', run('the 4'), run('th', 'superscript'), run(' and 5'), run('%', 'superscript'))}</row>`,
    ),
    {
      name: 'xl/worksheets/_rels/sheet1.xml.rels',
      content:
        '<Relationships><Relationship Id="rId1" Type="http://x/drawing" Target="../drawings/drawing1.xml"/></Relationships>',
    },
    {
      name: 'xl/drawings/drawing1.xml',
      content: `<xdr:wsDr xmlns:xdr="x" xmlns:a="a" xmlns:r="r">${anchor(2, 1, '<xdr:pic><xdr:nvPicPr><xdr:cNvPr descr="A &amp; B"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill></xdr:pic>')}${anchor(1, 0, '<xdr:sp/>')}</xdr:wsDr>`,
    },
    {
      name: 'xl/drawings/_rels/drawing1.xml.rels',
      content:
        '<Relationships><Relationship Id="rId1" Type="http://x/image" Target="/xl/media/a.png"/></Relationships>',
    },
    { name: 'xl/media/a.png', content: 'twelve bytes' },
  ]);

  it('is kept as formulas where signs stand above or below the line, for those who want formulas', async () => {
    const cells = async (more: Partial<SheetLimits>) => (await read(file, more)).rows.map(({ cells: [cell] }) => cell);
    expect(await cells({ scripts: true })).toEqual(['H$_{2}$O at 10$^{-3}$', 'the 4$^{\\text{th}}$ and 5%']);
    expect(await cells({})).toEqual(['H2O at 10−3', 'the 4th and 5%']);
  });

  it('hands over pictures that lie over a row, and tells what else does, for those who want pictures', async () => {
    const drawn = async (more: Partial<SheetLimits>) =>
      (await read(file, more)).rows.map(({ pictures, overdrawn }) => ({ pictures, overdrawn }));
    const picture = { column: 1, alt: 'A & B', fileName: 'a.png', bytes: new Uint8Array(Buffer.from('twelve bytes')) };
    expect(await drawn({ pictureBytes: 12 })).toEqual([{ overdrawn: true }, { pictures: [picture] }]);
    expect((await drawn({ pictureBytes: 11 }))[1]).toEqual({ pictures: [{ ...picture, bytes: undefined }] });
    expect(await drawn({})).toEqual([{}, {}]);
  });
});

describe('a file that cannot be read is refused as a whole:', () => {
  it.each<[string, Uint8Array, Partial<SheetLimits>, string]>([
    ['nothing in it', new Uint8Array(), {}, 'SHEET_EMPTY'],
    ['a header alone', bytesOf('A,B\n'), {}, 'SHEET_EMPTY'],
    ['blank lines alone', bytesOf('\n\n ,\n'), {}, 'SHEET_EMPTY'],
    ['one byte too many', bytesOf('A\n12'), { bytes: 3 }, 'SHEET_TOO_LARGE'],
    ['one row too many', bytesOf('A\n1\n2\n3\n'), { rows: 2 }, 'SHEET_TOO_MANY_ROWS'],
    ['one column too many', bytesOf('A,B,C\n1,2,3\n'), { columns: 2 }, 'SHEET_TOO_MANY_COLUMNS'],
    ['a quote that never ends', bytesOf('A\n"1\n2\n'), {}, 'SHEET_BROKEN'],
    ['a picture called .csv', bytesOf('\x89PNG\r\n\x1a\n\0\0', 'latin1'), {}, 'SHEET_TYPE'],
    ['a PDF', bytesOf('%PDF-1.7\n'), {}, 'SHEET_TYPE'],
    ['a web page', bytesOf('<!DOCTYPE html><table></table>'), {}, 'SHEET_TYPE'],
    ['an old .xls', bytesOf('\xd0\xcf\x11\xe0rest', 'latin1'), {}, 'SHEET_TYPE'],
    [
      'a password',
      new Uint8Array(
        Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.from('EncryptedPackage', 'utf16le')]),
      ),
      {},
      'SHEET_ENCRYPTED',
    ],
    ['an encrypted part', zip([{ ...workbook, flags: 1 }]), {}, 'SHEET_ENCRYPTED'],
    ['another kind of archive', zip([{ name: 'word/document.xml', content: '<x/>' }]), {}, 'SHEET_TYPE'],
    ['an archive cut in half', zip([workbook, relations, sheet(twoRows)]).slice(0, 200), {}, 'SHEET_BROKEN'],
    ['an archive without sheet', zip([workbook, relations]), {}, 'SHEET_BROKEN'],
    [
      'no XML inside',
      zip([workbook, relations, { name: 'xl/worksheets/sheet1.xml', content: 'no' }]),
      {},
      'SHEET_BROKEN',
    ],
    [
      'a bomb that says so',
      zip([workbook, relations, sheet(twoRows), { name: 'xl/a.xml', content: Buffer.alloc(2_000_000) }]),
      { unzippedBytes: 1_000_000 },
      'SHEET_TOO_LARGE',
    ],
    [
      'a bomb that lies',
      zip([workbook, relations, sheet(twoRows), { name: 'xl/a.xml', content: Buffer.alloc(2_000_000), declared: 100 }]),
      {},
      'SHEET_TOO_LARGE',
    ],
    ['sizes that are not true', zip([workbook, relations, { ...sheet(twoRows), declared: 5000 }]), {}, 'SHEET_BROKEN'],
    [
      'a cell at the far end of the sheet',
      zip([workbook, relations, sheet(twoRows + `<row r="1048576">${inline('XFD1048576', 'x')}</row>`)]),
      {},
      'SHEET_TOO_MANY_COLUMNS',
    ],
    [
      'a column that no sheet has',
      zip([workbook, relations, sheet(`<row r="1">${inline('ZZZZZZZ1', 'x')}</row>`)]),
      {},
      'SHEET_TOO_MANY_COLUMNS',
    ],
    [
      'a row that no sheet has',
      zip([workbook, relations, sheet(twoRows + '<row r="999999999"></row>')]),
      {},
      'SHEET_BROKEN',
    ],
    ['no time', bytesOf('A\n1\n'), { milliseconds: 0 }, 'SHEET_TIMEOUT'],
  ])('%s', async (_what, bytes, limits, code) => expect(await refusal(bytes, limits)).toBe(code));

  it('more memory than is given', async () => {
    const rows = Array.from(
      { length: 60_000 },
      (_, i) => `<row r="${i + 1}">${inline(`A${i + 1}`, `text ${i}`)}${inline(`T${i + 1}`, 'x')}</row>`,
    ).join('');
    expect(await refusal(zip([workbook, relations, sheet(rows)]), { memoryMb: 24, rows: 100_000 })).toBe(
      'SHEET_TOO_LARGE',
    );
  });
});
