import { readFileSync } from 'node:fs';
import { questionDraft } from '@abhyas/contract/questions/shapes';
import { toSource } from '@abhyas/contract/rich-text';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { guardCell } from '../../../kernel/sheets/formula-guard.ts';
import { readSheet } from '../../../kernel/sheets/read-sheet.ts';
import { type SheetRow, usualSheetLimits } from '../../../kernel/sheets/sheet.ts';
import { rowProblemCodes } from './row-problems.ts';
import { allColumnNames, columnNames, type Columns, readHeader } from './columns.ts';
import { type ReadRow, readRow, shownCells } from './read-row.ts';

const demo = new URL('../../../../database/seed/demo-bank/', import.meta.url);
const json = <T>(name: string) => JSON.parse(readFileSync(new URL(name, demo), 'utf8')) as T;
const header = Object.values(columnNames);

async function readFile(bytes: Uint8Array) {
  const rows: SheetRow[] = [];
  const sheet = await readSheet(bytes, usualSheetLimits, { onRows: (batch) => void rows.push(...batch) });
  return { header: sheet.header, rows };
}
function columnsOf(names: readonly string[]): Columns {
  const read = readHeader(names);
  if ('problem' in read) throw new Error(read.problem.code);
  return read.columns;
}
const columns = columnsOf(header);
const good = ['What is $2+2$?', 'Easy', '$3$', '$4$', '$5$', '', '', '', '2', 'Count.', '', 'Kinematics'];
/** The good row with some cells changed. */
function row(changes: Partial<Record<(typeof header)[number], string>>): ReadRow {
  return readRow(
    columns,
    header.map((name, i) => changes[name] ?? good[i] ?? ''),
  );
}
const codesOf = ({ problems }: ReadRow) => problems.map(({ column, code }) => `${column}: ${code}`);
const draftOf = ({ draft, problems }: ReadRow) => {
  expect(problems).toEqual([]);
  return draft!;
};

describe('the demo files', () => {
  interface Expected {
    readonly rows: readonly {
      readonly row: number;
      readonly line: number;
      readonly column: string;
      readonly code: string;
    }[];
  }
  it('each of the 25 bad rows is refused with exactly its reason and column', async () => {
    const { header: names, rows } = await readFile(readFileSync(new URL('bad-rows.csv', demo)));
    const found = rows.map(({ row: number, line, cells }) => {
      const read = readRow(columnsOf(names), cells);
      expect(read.draft).toBeNull();
      return { row: number, line, problems: read.problems.map(({ column, code }) => ({ column, code })) };
    });
    const expected = json<Expected>('bad-rows.expected.json').rows;
    expect(expected).toHaveLength(25);
    expect(found).toEqual(
      expected.map(({ row: number, line, column, code }) => ({ row: number, line, problems: [{ column, code }] })),
    );
    for (const { code } of expected) expect(rowProblemCodes).toContain(code);
  });

  interface DemoQuestion {
    readonly type: string;
    readonly stem: string;
    readonly difficulty: string;
    readonly options: string[];
    readonly correct: unknown;
    readonly explanation: string;
    readonly knowledgeArea: string;
  }
  it('all 233 good rows become the questions of the bank', async () => {
    const { header: names, rows } = await readFile(readFileSync(new URL('questions.csv', demo)));
    const drafts = rows.map(({ cells }) => ({ draft: draftOf(readRow(columnsOf(names), cells)), cells }));
    const bank = json<DemoQuestion[]>('questions.json').filter(({ type }) => !type.startsWith('SUBJECTIVE'));
    expect(drafts).toHaveLength(233);
    const count = (types: readonly string[]) =>
      Object.fromEntries([...Map.groupBy(types, (type) => type)].map(([type, all]) => [type, all.length]));
    expect(count(drafts.map(({ draft }) => draft.type))).toEqual(count(bank.map(({ type }) => type)));
    expect(count(drafts.map(({ draft }) => draft.type))).toEqual({
      SINGLE: 169,
      MULTIPLE: 24,
      'FILL-BLANK-NUMBER': 28,
      'FILL-BLANK-TEXT': 12,
    });
    for (const { draft } of drafts) {
      questionDraft.parse({ ...draft, knowledgeAreaId: '01990000-0000-7000-8000-000000000000' });
      const stem = toSource(draft.content.en.stem);
      const known = bank.find(
        (question) => stem === question.stem || (stem.startsWith('Passage: ') && stem.endsWith(question.stem)),
      );
      expect(known?.options ?? stem).toEqual(draft.content.en.options.map(toSource));
      if (draft.key.kind === 'choice')
        expect(known?.correct).toEqual(draft.key.accepted[0]?.map((option) => 'ABCDEF'[option - 1]));
      if (draft.key.kind === 'number')
        expect(known?.correct).toMatchObject({ value: Number(draft.key.accepted[0]?.from) });
    }
  });

  it('give the same drafts from an .xlsx file', async () => {
    const csv = await readFile(readFileSync(new URL('questions.csv', demo)));
    const file = await writeXlsxFile([
      [...csv.header],
      ...csv.rows.map(({ cells }) => cells.map((cell) => (/^-?[\d.]+$/.test(cell) ? Number(cell) : cell))),
    ]).toBuffer();
    const xlsx = await readFile(file);
    expect(xlsx.rows.map(({ cells }) => readRow(columnsOf(xlsx.header), cells))).toEqual(
      csv.rows.map(({ cells }) => readRow(columnsOf(csv.header), cells)),
    );
  });
});

describe('the header', () => {
  it('is matched regardless of order, letter case and spaces', () => {
    const names = header.toReversed().map((name) => `  ${name.toUpperCase()} `);
    const read = readRow(columnsOf(names), good.toReversed());
    expect(read).toEqual(readRow(columns, good));
  });
  it.each([
    ['a column is missing', header.filter((name) => name !== 'Explanation'), 'COLUMN_MISSING', 'Explanation'],
    ['nothing fits', ['a', 'b'], 'COLUMN_MISSING', 'Question'],
    ['a column stands twice', [...header, 'question '], 'COLUMN_REPEATED', 'Question'],
    ['there is one more', [...header, 'Marks'], 'COLUMN_UNKNOWN', 'Marks'],
  ])('is refused when %s', (_what, names, code, column) =>
    expect(readHeader(names)).toMatchObject({ problem: { code, column } }),
  );
});

describe('a row', () => {
  it.each([
    ['E', 0],
    ['easy', 0],
    ['0', 0],
    ['M', 1],
    ['MEDIUM', 1],
    ['1', 1],
    ['h', 2],
    ['Hard ', 2],
    ['2', 2],
  ])('of difficulty "%s" is %i', (written, difficulty) =>
    expect(draftOf(row({ 'Difficulty level': written })).difficulty).toBe(difficulty),
  );

  const noOptions = { 'Answer Option 1': '', 'Answer Option 2': '', 'Answer Option 3': '' };
  it.each([
    ['one number with options', { 'Correct Response': '3' }, 'SINGLE', { kind: 'choice', accepted: [[3]] }],
    ['several numbers', { 'Correct Response': '3, 1' }, 'MULTIPLE', { kind: 'choice', accepted: [[1, 3]] }],
    [
      'several numbers with semicolons',
      { 'Correct Response': '1;2' },
      'MULTIPLE',
      { kind: 'choice', accepted: [[1, 2]] },
    ],
    [
      'a number without options',
      { ...noOptions, 'Correct Response': '5.250' },
      'FILL-BLANK-NUMBER',
      { kind: 'number', accepted: [{ from: '5.25', to: '5.25' }] },
    ],
    [
      'a negative number',
      { ...noOptions, 'Correct Response': '-92' },
      'FILL-BLANK-NUMBER',
      { kind: 'number', accepted: [{ from: '-92', to: '-92' }] },
    ],
    [
      'a number with a plus',
      { ...noOptions, 'Correct Response': '+3' },
      'FILL-BLANK-NUMBER',
      { kind: 'number', accepted: [{ from: '3', to: '3' }] },
    ],
    [
      'a text without options',
      { ...noOptions, 'Correct Response': 'the  anode' },
      'FILL-BLANK-TEXT',
      { kind: 'text', accepted: ['the anode'], caseSensitive: false },
    ],
  ] as const)('with %s is typed by it', (_what, changes, type, key) =>
    expect(draftOf(row(changes))).toMatchObject({ type, key }),
  );

  it.each([
    ['Jan-2024', ['Jan-2024']],
    ['jan-2024', ['Jan-2024']],
    ['APR-2023, sep-2024', ['Apr-2023', 'Sep-2024']],
    ['Apr-2023; Apr-2023', ['Apr-2023']],
    ['2024-01-01', ['Jan-2024']],
    ['', []],
  ])('asked in "%s" names the exams', (written, exams) =>
    expect(draftOf(row({ 'Past exams(mmm-yyyy)': written })).pastExams).toEqual(exams),
  );

  it.each([
    [
      'thousands or forgotten options',
      { ...noOptions, 'Correct Response': '1,024' },
      'Correct Response: CORRECT_AMBIGUOUS',
    ],
    [
      'a number that is too long',
      { ...noOptions, 'Correct Response': '1'.repeat(25) },
      'Correct Response: CORRECT_TOO_LONG',
    ],
    ['a letter for an option', { 'Correct Response': 'B' }, 'Correct Response: CORRECT_NOT_A_NUMBER'],
    ['a trailing comma', { 'Correct Response': '1,' }, 'Correct Response: CORRECT_NOT_A_NUMBER'],
    ['an option that is empty', { 'Correct Response': '4' }, 'Correct Response: CORRECT_OUT_OF_RANGE'],
    ['the first option empty', { 'Answer Option 1': '' }, 'Answer Option 1: OPTION_GAP'],
    ['a program to start', { Question: "=cmd|' /C calc'!A0" }, 'Question: FORMULA_INJECTION'],
    ['a program after a minus', { Explanation: "-2+3+cmd|' /C calc'!A0" }, 'Explanation: FORMULA_INJECTION'],
    ['an event handler', { Question: '<img src=x onerror=alert(1)>' }, 'Question: HTML_SCRIPT'],
    ['a frame', { Explanation: '<iframe src="//a.example">' }, 'Explanation: HTML_SCRIPT'],
    ['a NUL', { Question: 'a\0b' }, 'Question: ENCODING_INVALID'],
    ['half a surrogate pair', { Question: 'a\uD800b' }, 'Question: ENCODING_INVALID'],
    ['a formula bomb', { Question: '$\\def\\a{xx}\\a$' }, 'Question: MATH_FORBIDDEN'],
    ['dollars that do not pair', { Question: '$$x$ y$' }, 'Question: MATH_UNBALANCED_DOLLAR'],
    ['an empty formula', { Question: 'a $ $ b' }, 'Question: MATH_EMPTY'],
    ['too many paragraphs', { Explanation: 'a\n\n'.repeat(600) }, 'Explanation: CELL_TOO_COMPLEX'],
    [
      'a month that is none',
      { 'Past exams(mmm-yyyy)': 'Jan-2024, Foo-2024' },
      'Past exams(mmm-yyyy): EXAM_MONTH_UNKNOWN',
    ],
    ['a full date', { 'Past exams(mmm-yyyy)': '01/04/2024' }, 'Past exams(mmm-yyyy): EXAM_DATE_FORMAT'],
    [
      'options that differ by spacing of a formula',
      { 'Answer Option 1': '$x^{2}$', 'Answer Option 2': '$x ^ 2$' },
      'Answer Option 2: OPTIONS_DUPLICATE_NORMALISED',
    ],
  ])('with %s is refused', (_what, changes, problem) => expect(codesOf(row(changes))).toEqual([problem]));

  it.each([
    ['a minus', { 'Answer Option 1': '-x^2' }],
    ['a plus', { 'Answer Option 1': '+3' }],
    ['an equals sign', { Explanation: '= 5 m' }],
    ['a less-than sign', { Question: 'If a <b then one = 1, and x < style' }],
    ['a price', { Question: 'It costs \\$5, and $x$ more.' }],
    [
      'genotypes that differ by letter case',
      { 'Answer Option 1': 'TtRr', 'Answer Option 2': 'TTRR', 'Answer Option 3': 'ttrr' },
    ],
    ['units that differ by letter case', { 'Answer Option 1': '10 mW', 'Answer Option 2': '10 MW' }],
    ['symbols that differ by letter case', { 'Answer Option 1': '$v$', 'Answer Option 2': '$V$' }],
    ['no explanation', { Explanation: '' }],
  ])('with %s is content', (_what, changes) => void draftOf(row(changes)));

  it('names everything that is wrong with it, in the order of its columns', () => {
    expect(
      codesOf(row({ Question: '', 'Difficulty level': 'x', 'Correct Response': '0', 'Knowledge Area': '' })),
    ).toEqual([
      'Question: STEM_MISSING',
      'Difficulty level: DIFFICULTY_UNKNOWN',
      'Correct Response: CORRECT_ZERO',
      'Knowledge Area: KNOWLEDGE_AREA_MISSING',
    ]);
  });

  it('gets back what an export had guarded', () => {
    const written = guardCell('=SUM(a, b) is a cell of a sheet');
    expect(toSource(draftOf(row({ Question: written })).content.en.stem)).toBe('=SUM(a, b) is a cell of a sheet');
  });

  it('keeps old TeX in the form that can be typeset', () => {
    expect(toSource(draftOf(row({ Question: '$\\mbox{a}$' })).content.en.stem)).toBe('$\\text{a}$');
  });

  it('is shown with cells that can be stored', () => {
    const shown = shownCells(columns, ['a\0b\uD800', ...good.slice(1, 9), 'x'.repeat(17_000), '', '']);
    expect(shown[header.indexOf('Question')]).toBe('a\uFFFDb\uFFFD');
    expect(shown[header.indexOf('Explanation')]?.length).toBe(2001);
    expect(shown).toHaveLength(Object.keys(allColumnNames).length);
  });
});
