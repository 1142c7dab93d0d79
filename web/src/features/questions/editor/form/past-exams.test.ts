import { expect, it } from 'vitest';
import { readPastExam } from './past-exams.ts';

it.each([
  ['Apr-2024', 'Apr-2024'],
  ['apr 2024', 'Apr-2024'],
  ['January 2019', 'Jan-2019'],
  ['04/2024', 'Apr-2024'],
])('reads %s as %s', (typed, exam) => expect(readPastExam(typed)).toBe(exam));

it.each(['2024', 'Abc-2024', '13-2024', '0-2024', 'Apr-24', ''])('refuses %j', (typed) =>
  expect(readPastExam(typed)).toBeUndefined(),
);
