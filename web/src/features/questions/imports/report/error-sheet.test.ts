import { expect, it } from 'vitest';
import type { ImportRow } from '@abhyas/contract/questions/imports';
import { errorSheet } from './error-sheet.ts';

const heads = { row: 'Row', line: 'Line', wrong: 'What is wrong' };
const row = (over: Partial<ImportRow>): ImportRow => ({
  row: 3,
  line: 4,
  state: 'refused',
  fixable: false,
  losses: [],
  problems: [{ column: 'Correct Response', code: 'CORRECT_OUT_OF_RANGE', values: {} }],
  cells: { Question: 'A body, 14 m', 'Correct Response': '5' },
  preview: null,
  duplicateOf: null,
  suggestions: [],
  ...over,
});

it('writes each refused row with its cells and what is wrong', () => {
  const sheet = errorSheet([row({})], heads, (problem) => problem.code);
  expect(sheet.split('\r\n')).toEqual([
    'Row,Line,Question,Correct Response,What is wrong',
    '3,4,"A body, 14 m",5,Correct Response: CORRECT_OUT_OF_RANGE',
  ]);
});

it('lets no cell run as a formula in a spreadsheet, but keeps negative numbers', () => {
  const cells = { 'Correct Response': '-92', 'Answer Option 1': '@SUM(1)', Question: '=HYPERLINK("http://x")' };
  const [, line] = errorSheet([row({ cells, problems: [] })], heads, () => '').split('\r\n');
  expect(line).toBe(`3,4,"'=HYPERLINK(""http://x"")",'@SUM(1),-92,`);
});

it('holds several problems of one row in one cell', () => {
  const problems = ['A', 'B'].map((code) => ({ column: '', code, values: {} }));
  expect(errorSheet([row({ problems, line: null })], heads, ({ code }) => code)).toContain(
    '3,,"A body, 14 m",5,"A\nB"',
  );
});
