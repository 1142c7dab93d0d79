import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { type Person, testWorld } from '../../../../testing/index.ts';
import { png } from '../../formats/testing-hostile.ts';
import { importDesk, type ImportDesk } from '../../imports/import-desk.ts';
import { columnNames } from '../../reading/columns.ts';

const world = await testWorld();
let teacher: Person;
let desk: ImportDesk;
beforeEach(async () => {
  teacher = await (await world.institute()).person('teacher');
  desk = importDesk(teacher);
});

const header = Object.values(columnNames);
const row = (question: string, option = ''): (string | null)[] => {
  const cells: Readonly<Record<string, string>> = {
    [columnNames.question]: question,
    [columnNames.difficulty]: 'Easy',
    [columnNames.option1]: option,
    [columnNames.option2]: 'b',
    [columnNames.correct]: '2',
    [columnNames.area]: 'Kinematics',
  };
  return header.map((name) => cells[name] ?? null);
};
/** A picture whose corner lies in a cell, counted from 1. */
const over = (line: number, column: string | number, description = '') => ({
  content: Buffer.from(png, 'base64'),
  contentType: 'image/png',
  width: 40,
  height: 40,
  dpi: 96,
  title: 'Picture',
  description,
  anchor: { row: line, column: typeof column === 'number' ? column : header.indexOf(column as never) + 1 },
});
const workbook = (rows: (string | null)[][], ...images: ReturnType<typeof over>[]) =>
  writeXlsxFile(rows, { images }).toBuffer();

const typesIn = (doc: RichTextDoc) => doc.content.map(({ type }) => type);
const picturesOf = async ({ id }: { readonly id: string }) =>
  Number(
    (await world.query('select count(*)::int as n from question_import_pictures where import_id = $1', [id]))[0]!['n'],
  );

it('a picture over a cell belongs to the question, the option or the solution in whose cell it begins', async () => {
  const file = await workbook(
    [header, row('Which is shown?'), row('And this?', 'a')],
    over(2, columnNames.question, 'A dot'),
    over(2, columnNames.option1),
    over(3, columnNames.explanation),
    over(3, columnNames.correct),
  );
  const checked = await desk.upload(file, 'drawn.xlsx');
  expect(checked).toMatchObject({ status: 'checked', counts: { rows: 2, ready: 2 }, losses: [] });
  await desk.commit(checked);
  const { rows } = await teacher.api.questions.listQuestions();
  const [first, second] = await Promise.all(
    [...rows]
      .sort((a, b) => a.number - b.number)
      .map(({ id }) => teacher.api.questions.showQuestion({ params: { questionId: id } })),
  );
  expect(first!.content.en.stem.content).toMatchObject([
    { type: 'paragraph', content: [{ text: 'Which is shown?' }] },
    { type: 'image', attrs: { alt: 'A dot' } },
  ]);
  expect(first!.content.en.options.map(typesIn)).toEqual([['image'], ['paragraph']]);
  expect(Object.keys(first!.images)).toHaveLength(2);
  expect((await teacher.send('GET', Object.values(first!.images)[0]!)).statusCode).toBe(200);
  expect(typesIn(second!.content.en.stem)).toEqual(['paragraph']);
  expect(typesIn(second!.content.en.explanation)).toEqual(['image', 'image']);
});

it('stays below the words of its cell when they are fixed', async () => {
  const file = await workbook([header, row('Costs $5', 'a')], over(2, columnNames.question));
  const checked = await desk.upload(file, 'drawn.xlsx');
  expect(checked.counts).toMatchObject({ refused: 1 });
  const fixed = async (cells: Record<string, string>) =>
    (await teacher.api.questions.fixImportRow({ params: { importId: checked.id, row: '1' }, body: { cells } })).row;
  expect((await fixed({ [columnNames.option1]: 'c' })).problems).toMatchObject([{ column: columnNames.question }]);
  expect(await fixed({ [columnNames.question]: 'Costs five' })).toMatchObject({ state: 'ready' });
  await desk.commit(checked);
  const { rows } = await teacher.api.questions.listQuestions();
  expect(rows.map(({ stem }) => typesIn(stem))).toEqual([['paragraph', 'image']]);
});

it('comes from a column of figures of a sheet with headings of its own, once, however often it is read', async () => {
  const file = await workbook(
    [
      ['S.No', 'Question', 'Figure', 'A', 'B', 'Answer', 'Chapter'],
      ['1', 'Which is shown?', null, 'a', 'b', 'B', 'Kinematics'],
      ['2', 'And this?', null, 'a', 'b', 'A', 'Kinematics'],
    ],
    over(2, 3),
    over(3, 3),
  );
  const guessed = await desk.upload(file, 'own.xlsx');
  expect(guessed.status).toBe('matching');
  const checked = await teacher.api.questions.matchImportColumns({
    params: { importId: guessed.id },
    body: { choices: ['ignored', 'question', 'ignored', 'option1', 'option2', 'correct', 'area'], confirm: true },
  });
  expect(checked).toMatchObject({ status: 'checked', counts: { ready: 2 } });
  expect(await picturesOf(checked)).toBe(2);
  await desk.commit(checked);
  const { rows } = await teacher.api.questions.listQuestions();
  expect(rows.map(({ stem }) => typesIn(stem))).toEqual([
    ['paragraph', 'image'],
    ['paragraph', 'image'],
  ]);
});

it('is named with the next row where it lies over none, and with the last below the last', async () => {
  const blank = header.map(() => null);
  const file = await workbook(
    [header, row('One', 'a'), blank, row('Two', 'a'), row('Three', 'a')],
    over(3, columnNames.question),
    over(9, columnNames.question),
  );
  const checked = await desk.upload(file, 'drawn.xlsx');
  expect(checked).toMatchObject({ counts: { ready: 3 }, losses: [{ code: 'PICTURES', count: 2 }] });
  expect((await desk.rowsOf(checked)).rows.map(({ losses }) => losses)).toEqual([[], ['PICTURES'], ['PICTURES']]);
  expect(await picturesOf(checked)).toBe(0);
});

it('refuses the row whose picture no browser shows, with the name of the file', async () => {
  const file = await workbook([header, row('One', 'a'), row('Two', 'a')], over(2, columnNames.question));
  const parts = unzipSync(file);
  const media = Object.keys(parts).find((name) => name.startsWith('xl/media/'))!;
  const checked = await desk.upload(zipSync({ ...parts, [media]: Buffer.from('no picture') }), 'drawn.xlsx');
  expect(checked.counts).toMatchObject({ ready: 1, refused: 1 });
  const { rows } = await desk.rowsOf(checked, 'refused');
  expect(rows[0]!.problems).toMatchObject([{ code: 'PICTURE_REFUSED' }]);
  const { row: fixed } = await teacher.api.questions.fixImportRow({
    params: { importId: checked.id, row: '1' },
    body: { cells: { [columnNames.question]: 'One without it' } },
  });
  expect(fixed.state).toBe('ready');
});

const wide = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#cde' } })
  .png()
  .toBuffer();
/** A workbook with other words in its parts; a part that it has not is added. */
const rewritten = (
  file: Uint8Array,
  change: (name: string, text: string) => string,
  more: Record<string, string> = {},
) =>
  zipSync({
    ...Object.fromEntries(
      Object.entries(unzipSync(file)).map(([name, bytes]) => [
        name,
        /\.(?:xml|rels)$/.test(name) ? strToU8(change(name, strFromU8(bytes))) : bytes,
      ]),
    ),
    ...Object.fromEntries(Object.entries(more).map(([name, text]) => [name, strToU8(text)])),
  });

it('shows of a cropped picture what the sheet shows of it', async () => {
  const file = await workbook([header, row('Which is shown?', 'a')], {
    ...over(2, columnNames.question),
    content: wide,
  });
  const cropped = rewritten(file, (name, text) =>
    name.startsWith('xl/drawings/drawing')
      ? text.replace(/(<a:blip\b[^>]*?)\/?>(?:<\/a:blip>)?/, '$1/><a:srcRect l="25000" r="25000" b="50%" t="-10000"/>')
      : text,
  );
  const checked = await desk.upload(cropped, 'cropped.xlsx');
  expect(checked).toMatchObject({ counts: { ready: 1 }, losses: [] });
  expect(
    await world.query('select width, height from question_import_pictures where import_id = $1', [checked.id]),
  ).toEqual([{ width: 20, height: 10 }]);
});

/** The parts by which Excel says that value 1 of a cell is a picture. */
const valueParts = (media: string) => ({
  'xl/metadata.xml': `<metadata xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:xlrd="http://schemas.microsoft.com/office/spreadsheetml/2017/richdata"><metadataTypes count="1"><metadataType name="XLRICHVALUE" minSupportedVersion="120000"/></metadataTypes><futureMetadata name="XLRICHVALUE" count="1"><bk><extLst><ext uri="{3e2802c4-a4d2-4d8b-9148-e3be6c30e623}"><xlrd:rvb i="0"/></ext></extLst></bk></futureMetadata><valueMetadata count="1"><bk><rc t="1" v="0"/></bk></valueMetadata></metadata>`,
  'xl/richData/rdrichvaluestructure.xml': `<rvStructures xmlns="http://schemas.microsoft.com/office/spreadsheetml/2017/richdata" count="1"><s t="_localImage"><k n="_rvRel:LocalImageIdentifier" t="i"/><k n="CalcOrigin" t="i"/><k n="Text" t="s"/></s></rvStructures>`,
  'xl/richData/rdrichvalue.xml': `<rvData xmlns="http://schemas.microsoft.com/office/spreadsheetml/2017/richdata" count="1"><rv s="0"><v>0</v><v>5</v><v>A dot</v></rv></rvData>`,
  'xl/richData/richValueRel.xml': `<richValueRels xmlns="http://schemas.microsoft.com/office/spreadsheetml/2022/richvaluerel" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><rel r:id="rId1"/></richValueRels>`,
  'xl/richData/_rels/richValueRel.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="../media/${media}"/></Relationships>`,
});

/** A sheet whose first option is a picture in its cell; `#VALUE!` is what Excel writes there for older programs. */
async function inCell(media: string): Promise<Uint8Array> {
  const file = await workbook([header, row('Which is shown?', 'HERE')], over(9, columnNames.question));
  return rewritten(
    file,
    (name, text) => {
      if (name.startsWith('xl/drawings/drawing')) return text.replace(/<xdr:(\w+Anchor)\b[\s\S]*<\/xdr:\1>/, '');
      if (!name.startsWith('xl/worksheets/sheet')) return text;
      const column = String.fromCharCode(65 + header.indexOf(columnNames.option1));
      return text.replaceAll(/<c r="([A-Z]+2)"[^>]*>(?:(?!<\/c>).)*<\/c>/g, (whole, place: string) =>
        place === `${column}2` ? `<c r="${place}" t="e" vm="1"><v>#VALUE!</v></c>` : whole,
      );
    },
    valueParts(media),
  );
}

it('a picture in a cell is what stands in the cell', async () => {
  const checked = await desk.upload(await inCell('sheet1-image1.png'), 'in-cell.xlsx');
  expect(checked).toMatchObject({ counts: { ready: 1 }, losses: [] });
  await desk.commit(checked);
  const { rows } = await teacher.api.questions.listQuestions();
  const { content } = await teacher.api.questions.showQuestion({ params: { questionId: rows[0]!.id } });
  expect(content.en.options.map(typesIn)).toEqual([['image'], ['paragraph']]);
  expect(content.en.options[0]!.content).toMatchObject([{ attrs: { alt: 'A dot' } }]);
});

it('names a picture in a cell that the file does not hold', async () => {
  const checked = await desk.upload(await inCell('gone.png'), 'in-cell.xlsx');
  expect((await desk.rowsOf(checked)).rows.map(({ losses }) => losses)).toEqual([['PICTURES']]);
});
