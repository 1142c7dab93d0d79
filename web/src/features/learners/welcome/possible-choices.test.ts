import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import { expect, it } from 'vitest';
import { standardsOf, yearsOf } from './possible-choices.ts';

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
