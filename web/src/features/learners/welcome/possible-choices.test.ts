import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import { expect, it } from 'vitest';
import { standardsOf, usualYear, yearsOf } from './possible-choices.ts';

const exam = (id: number, standards: number[], targetYears: number[]) =>
  ({ id, standards: standards.map((one) => ({ id: one, name: `Class ${one}` })), targetYears }) as unknown as Exam;
const exams = [exam(1, [12, 11], [2028, 2027]), exam(2, [12, 13], [2029, 2027]), exam(3, [9], [2030])];

it('offers the classes and years of the chosen exams, each once and in order', () => {
  expect(standardsOf(exams, [1, 2]).map(({ id }) => id)).toEqual([11, 12, 13]);
  expect(yearsOf(exams, [1, 2])).toEqual([2027, 2028, 2029]);
});

it('offers nothing before an exam is chosen', () => {
  expect([standardsOf(exams, []), yearsOf(exams, [])]).toEqual([[], []]);
});

it.each([
  [12, 2027],
  [13, 2027],
  [11, 2028],
  [9, 2029],
])('proposes to class %i the year in which it usually takes its exam', (standard, year) => {
  expect(usualYear(standard, [2027, 2028, 2029])).toBe(year);
});

it('proposes no year where none is known', () => expect(usualYear(12, [])).toBeUndefined());
