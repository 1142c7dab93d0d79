import { z } from 'zod';
import { partner } from '../access.ts';
import { contactColumns, contactProblems } from '../identity/contact-columns.ts';
import { id, instant } from '../shapes.ts';
import { type SheetKind, sheetEndpoints } from '../sheet-checks/sheet-kind.ts';

/** Students who are to be given courses. */
export const accessImport = {
  kind: 'accessImport',
  called: 'a spreadsheet of learners',
  columns: [...contactColumns, 'course', 'until'],
  problems: [
    ...contactProblems,
    'COURSE_MISSING',
    'COURSE_UNKNOWN',
    'SEVERAL_COURSES',
    'UNTIL_UNREADABLE',
    'UNTIL_OVER',
    'ROW_TWICE',
  ],
  /** The course that every row means; null: a column names it. */
  about: z.object({ courseId: id.nullable() }),
  means: z.object({
    student: z.object({ id, name: z.string() }).nullable(),
    course: z.object({ id, title: z.string() }).nullable(),
    endsAt: instant.nullable(),
  }),
  read: partner('cohorts.read'),
  write: partner('cohorts.write'),
  path: '/api/course-access-imports',
  upload: {
    summary: 'Reads a spreadsheet of learners as a dry run: nothing is given',
    query: { courseId: id.optional() },
    errors: ['COURSE_NOT_OPEN'],
  },
  rows: { summary: 'Row by row: who would be given what, who has it already, and what is wrong' },
  commit: { summary: 'Gives what the ready rows say, all or none' },
} as const satisfies SheetKind;

export const accessImports = sheetEndpoints(accessImport);
