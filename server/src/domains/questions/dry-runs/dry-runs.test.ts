import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { fromSource } from '@abhyas/contract/rich-text';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import writeXlsx from 'write-excel-file/node';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { areasOf, createArea } from '../../taxonomy/index.ts';
import { columnNames } from '../reading/columns.ts';
import { demoFile, type ImportDesk, importDesk, nobody, sheet } from '../imports/import-desk.ts';

const header = Object.values(columnNames);

let world: World;
let place: TestInstitute;
let teacher: Person;
let desk: ImportDesk;

beforeAll(async () => {
  world = await testWorld();
});
beforeEach(async () => {
  place = await world.institute();
  teacher = await place.person('teacher');
  desk = importDesk(teacher);
});

describe('a dry run', () => {
  it('reads the whole demo bank, tells every row, and writes nothing', async () => {
    const checked = await desk.upload(demoFile('questions.csv'), 'questions.csv');
    expect(checked).toMatchObject({
      fileName: 'questions.csv',
      status: 'checked',
      problem: null,
      counts: { rows: 233, ready: 233, duplicate: 0, otherKey: 0, refused: 0, written: 0 },
      can: { commit: true, cancel: true, undo: false },
    });
    expect(checked.createdBy).toContain('Asha');
    const { rows, total } = await desk.rowsOf(checked);
    expect(total).toBe(233);
    expect(rows[0]).toMatchObject({
      row: 1,
      line: 2,
      state: 'ready',
      problems: [],
      cells: {
        Question: 'Which group of organisms has a cell wall made mainly of chitin?',
        'Difficulty level': 'Easy',
      },
      preview: {
        type: 'SINGLE',
        difficulty: 0,
        knowledgeArea: 'Biology › Diversity and Classification',
        key: { kind: 'choice', accepted: [[3]] },
      },
      duplicateOf: null,
      suggestions: [],
    });
    expect((await desk.rowsOf(checked, 'all', 2)).rows.map(({ row }) => row)).toEqual(
      Array.from({ length: 33 }, (_, i) => 201 + i),
    );
    expect(await desk.inBank()).toBe(0);
  });

  it('is dropped with its rows when cancelled', async () => {
    const checked = await desk.upload(sheet({}));
    expect(await desk.cancel(checked)).toMatchObject({
      status: 'cancelled',
      counts: { rows: 0 },
      can: { commit: false, cancel: false, undo: false },
    });
    expect((await desk.rowsOf(checked)).rows).toEqual([]);
    expect(await desk.inBank()).toBe(0);
  });

  it('refuses each of the 25 bad rows with its own reason, and none hides another', async () => {
    const expected = (
      JSON.parse(demoFile('bad-rows.expected.json').toString()) as {
        rows: { row: number; line: number; column: string; code: string }[];
      }
    ).rows;
    const checked = await desk.upload(demoFile('bad-rows.csv'));
    expect(checked.counts).toEqual({
      rows: 25,
      ready: 0,
      duplicate: 0,
      otherKey: 0,
      refused: 25,
      fixable: 3,
      written: 0,
    });
    expect(checked.can.commit).toBe(false);
    const { rows } = await desk.rowsOf(checked, 'refused');
    expect(
      rows.map(({ row, line, problems }) => ({
        row,
        line,
        ...problems.map(({ column, code }) => ({ column, code }))[0],
      })),
    ).toEqual(expected.map(({ row, line, column, code }) => ({ row, line, column, code })));
    expect(rows.every(({ problems }) => problems.length === 1)).toBe(true);
    // Longer than any cell may be: cut. Every other cell of a refused row comes whole, so that it can be fixed.
    expect(rows[16]!.cells['Explanation']!.length).toBeLessThan(2500);
    await expect(desk.commit(checked)).rejects.toMatchObject({ status: 409, error: 'IMPORT_EMPTY' });
  });

  it('finds the second of two equal rows, whatever its letters’ case and its answer', async () => {
    const checked = await desk.upload(
      sheet({ question: 'What is speed?' }, {}, { question: 'what  is SPEED?', correct: '2' }),
    );
    const { rows } = await desk.rowsOf(checked, 'problems');
    expect(rows).toMatchObject([
      { row: 3, state: 'duplicate', duplicateOf: { questionId: null, number: null, row: 1, keyDiffers: true } },
    ]);
    expect((await desk.commit(checked)).counts).toMatchObject({ written: 2, duplicate: 1 });
  });

  it('keeps cells that hold NUL, half characters and quotes as far as they can be kept', async () => {
    const quoted = 'He said "\\ud800 and \\u0000" are no letters, \\\\u0000 neither';
    const checked = await desk.upload(
      sheet({ explanation: '😀'.repeat(9000) }, { question: 'a\0b' }, { question: quoted }),
    );
    const { rows } = await desk.rowsOf(checked);
    expect(rows.map(({ state, problems }) => [state, problems[0]?.code])).toEqual([
      ['refused', 'CELL_TOO_LONG'],
      ['refused', 'ENCODING_INVALID'],
      ['ready', undefined],
    ]);
    expect(rows[1]!.cells['Question']).toBe('a\uFFFDb');
    expect(rows[2]!.cells['Question']).toBe(quoted);
    expect(rows[2]!.preview!.content.stem).toEqual(fromSource(quoted));
  });

  it('stands in the list of imports, newest first', async () => {
    const first = await desk.upload(sheet({}), 'first.csv');
    world.clock.advance({ seconds: 5 });
    const second = await desk.upload(sheet({}, {}), 'second.csv');
    const { rows, total } = await teacher.api.questions.listImports();
    expect([rows.map(({ id }) => id), total]).toEqual([[second.id, first.id], 2]);
    expect(rows.map(({ counts }) => counts.rows)).toEqual([2, 1]);
  });
});

describe('a file', () => {
  it('of Excel is read like the same CSV, with its dates', async () => {
    const [names = [], ...rows] = parse(demoFile('questions.csv'), { relaxColumnCount: true }) as string[][];
    const exams = names.indexOf(columnNames.pastExams);
    const date = { type: Date, value: new Date('2024-04-01T00:00:00Z'), format: 'mmm-yyyy' };
    const sheetRows = rows.map((cells, i) =>
      cells.map((value, column) => (i === 0 && column === exams ? date : { type: String, value })),
    );
    const file = await writeXlsx([
      names.map((value) => ({ type: String, value: value.toUpperCase() })),
      ...sheetRows,
    ] as never).toBuffer();
    const checked = await desk.upload(file, 'Bank.XLSX');
    expect(checked.counts).toEqual({
      rows: 233,
      ready: 233,
      duplicate: 0,
      otherKey: 0,
      refused: 0,
      fixable: 0,
      written: 0,
    });
    await desk.commit(checked);
    const { rows: written } = await teacher.api.questions.listQuestions({ query: { size: 200, page: 2 } });
    expect(written.find(({ number }) => number === 1)?.pastExams).toEqual(['Apr-2024']);
    const again = await desk.upload(demoFile('questions.csv'));
    expect(again.counts).toMatchObject({ ready: 0, duplicate: 233 });
  });

  it.each([
    ['notes.txt', Buffer.from('a,b')],
    ['sheet.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3])],
    ['picture.csv', Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1')],
    ['page.csv', Buffer.from('<html><table></table></html>')],
    ['really-csv.xlsx', Buffer.from('Question,Explanation\n1,2\n')],
    ['old-excel.xlsx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3])],
  ])('that is no sheet by name or content is refused: %s', async (name, bytes) => {
    await expect(desk.upload(bytes, name)).rejects.toMatchObject({ status: 415, error: 'IMPORT_TYPE' });
    expect((await teacher.api.questions.listImports()).total).toBe(0);
  });

  it('of one byte too many is refused whole', async () => {
    await expect(desk.upload(Buffer.alloc(25_000_001, 'a'))).rejects.toMatchObject({ status: 413, error: 'TOO_LARGE' });
    await expect(desk.upload(Buffer.alloc(0))).rejects.toMatchObject({ status: 422, error: 'INVALID_INPUT' });
  });

  it.each([
    ['no rows', Buffer.from(stringify([header])), { code: 'SHEET_EMPTY', column: '' }],
    ['a broken archive', Buffer.from('PK\x03\x04 and then nothing'), { code: 'SHEET_BROKEN', column: '' }],
    [
      'a column too many',
      Buffer.from(stringify([[...header, 'Remarks'], ['a']])),
      { code: 'COLUMN_UNKNOWN', column: 'Remarks' },
    ],
  ])('with %s is told as a whole, and can be dropped', async (_case, bytes, problem) => {
    const failed = await desk.upload(bytes, bytes[0] === 0x50 ? 'bank.xlsx' : 'bank.csv');
    expect(failed).toMatchObject({
      status: 'failed',
      problem,
      counts: { rows: 0 },
      can: { commit: false, cancel: true, undo: false },
    });
    expect(await desk.cancel(failed)).toMatchObject({ status: 'cancelled' });
  });

  it('with more than 50,000 rows is told as a whole', async () => {
    const failed = await desk.upload(Buffer.from(`${header.join(',')}\n${'too few\n'.repeat(50_001)}`));
    expect(failed.status).toBe('reading');
    await world.runJobs();
    expect(await desk.showAgain(failed)).toMatchObject({
      status: 'failed',
      problem: { code: 'SHEET_TOO_MANY_ROWS', values: { allowed: 50_000 } },
      counts: { rows: 0 },
    });
  });
});

describe('a knowledge area that nobody knows', () => {
  const misspelt = () =>
    desk.upload(
      sheet(
        { area: 'Kinematic' },
        { area: 'KINEMATIC' },
        { area: 'Kinematic', difficulty: 'Tough' },
        { area: 'Optics & Modern Physics' },
        { area: 'physics › kinematics' },
      ),
    );
  const placeArea = (
    { id }: ImportSummary,
    name: string,
    to: { knowledgeAreaId: string } | { createUnderSubject: string },
  ) => teacher.api.questions.placeImportArea({ params: { importId: id }, body: { name, place: to } });
  const idOf = async (path: string) => (await areasOf(place.ctx())).find((area) => area.path === path)!.id;

  it('is a problem of its row with the nearest three; names and paths are found regardless of case', async () => {
    const { rows } = await desk.rowsOf(await misspelt());
    expect(rows.map(({ state, problems }) => [state, ...problems.map(({ code }) => code)])).toEqual([
      ['refused', 'KNOWLEDGE_AREA_UNKNOWN'],
      ['refused', 'KNOWLEDGE_AREA_UNKNOWN'],
      ['refused', 'DIFFICULTY_UNKNOWN', 'KNOWLEDGE_AREA_UNKNOWN'],
      ['ready'],
      ['ready'],
    ]);
    expect(rows[0]!.suggestions).toHaveLength(3);
    expect(rows[0]!.suggestions[0]).toEqual({
      knowledgeAreaId: await idOf('Physics › Kinematics'),
      path: 'Physics › Kinematics',
    });
  });

  it('is placed for all its rows at once; a row with another problem keeps that one', async () => {
    const checked = await misspelt();
    const placed = await placeArea(checked, 'kinematic', { knowledgeAreaId: await idOf('Physics › Kinematics') });
    expect(placed.counts).toMatchObject({ ready: 4, refused: 1 });
    const { rows } = await desk.rowsOf(checked);
    expect(rows[2]).toMatchObject({ state: 'refused', problems: [{ code: 'DIFFICULTY_UNKNOWN' }], suggestions: [] });
    expect(rows[0]).toMatchObject({ line: 2, preview: { knowledgeArea: 'Physics › Kinematics' } });
    expect((await desk.commit(checked)).counts.written).toBe(4);
  });

  it('is made here where the teacher says so', async () => {
    const checked = await misspelt();
    expect((await placeArea(checked, 'Kinematic', { createUnderSubject: 'Physics' })).counts).toMatchObject({
      ready: 4,
      refused: 1,
    });
    expect((await desk.rowsOf(checked)).rows[0]!.preview!.knowledgeArea).toBe('Physics › Kinematic');
    expect((await desk.upload(sheet({ question: 'New', area: 'kinematic' }))).counts.ready).toBe(1);
  });

  it('is told as ambiguous where two have its name, until the path says which', async () => {
    await createArea(place.ctx(), { name: 'Waves', subject: 'physics', parentId: null });
    await createArea(place.ctx(), { name: 'Waves', subject: 'chemistry', parentId: null });
    const checked = await desk.upload(sheet({ area: 'waves' }, { area: 'Chemistry > Waves' }));
    const { rows } = await desk.rowsOf(checked);
    expect(rows.map(({ state, problems }) => [state, problems[0]?.code])).toEqual([
      ['refused', 'KNOWLEDGE_AREA_AMBIGUOUS'],
      ['ready', undefined],
    ]);
    expect(rows[0]!.suggestions.map(({ path }) => path)).toEqual(['Physics › Waves', 'Chemistry › Waves']);
    expect((await placeArea(checked, 'waves', { knowledgeAreaId: await idOf('Physics › Waves') })).counts.ready).toBe(
      2,
    );
    await expect(placeArea(checked, 'Waves', { createUnderSubject: 'physics' })).rejects.toMatchObject({
      status: 409,
      error: 'KNOWLEDGE_AREA_EXISTS',
    });
  });

  it('placed, shows duplicates of the bank and of the file', async () => {
    await desk.commit(await desk.upload(sheet({ question: 'Known' })));
    const checked = await desk.upload(
      sheet(
        { question: 'Fresh' },
        { question: 'Known', area: 'Odd' },
        { question: 'Fresh', area: 'Odd' },
        { question: 'Twin', area: 'Odd' },
        { question: 'Twin', area: 'Odd' },
      ),
    );
    await placeArea(checked, 'Odd', { knowledgeAreaId: await idOf('Physics › Kinematics') });
    const { rows } = await desk.rowsOf(checked);
    expect(rows.map(({ state, duplicateOf }) => [state, duplicateOf?.number ?? duplicateOf?.row])).toEqual([
      ['ready', undefined],
      ['duplicate', 1],
      ['duplicate', 1],
      ['ready', undefined],
      ['duplicate', 4],
    ]);
  });

  it('says which duplicates take another answer as right, in the bank or in the file', async () => {
    const known = { question: 'Which unit has force?', option1: 'newton', option2: 'joule' };
    const first = await desk.upload(sheet(known));
    await desk.commit(first);
    const moved = { ...known, option1: 'joule', option2: 'newton' };
    const checked = await desk.upload(
      sheet(
        { ...moved, correct: '2' },
        { ...moved, correct: '1' },
        { question: 'Fresh' },
        { question: 'Fresh', correct: '3' },
        { question: 'Fresh', area: 'Odd', correct: '2' },
      ),
    );
    expect(checked.counts).toMatchObject({ duplicate: 3, otherKey: 2 });
    const { rows, total } = await desk.rowsOf(checked, 'otherKey');
    expect([total, rows.map(({ row, duplicateOf }) => [row, duplicateOf?.number ?? duplicateOf?.row])]).toEqual([
      2,
      [
        [2, 1],
        [4, 3],
      ],
    ]);
    // Rows that are read again are compared again.
    await placeArea(checked, 'Odd', { knowledgeAreaId: await idOf('Physics › Kinematics') });
    expect((await desk.showAgain(checked)).counts).toMatchObject({ duplicate: 4, otherKey: 3 });
  });

  it('is not placed under an area or subject that is not here, nor in an import that is written', async () => {
    const checked = await misspelt();
    await expect(placeArea(checked, 'Kinematic', { knowledgeAreaId: nobody })).rejects.toMatchObject({
      status: 422,
      error: 'KNOWLEDGE_AREA_UNKNOWN',
    });
    await expect(placeArea(checked, 'Kinematic', { createUnderSubject: 'Sanskrit' })).rejects.toMatchObject({
      error: 'KNOWLEDGE_AREA_UNKNOWN',
    });
    await desk.commit(checked);
    await expect(
      placeArea(checked, 'Kinematic', { knowledgeAreaId: await idOf('Physics › Kinematics') }),
    ).rejects.toMatchObject({ status: 409, error: 'IMPORT_STATE' });
  });
});
