import { z } from 'zod';
import { partner } from '../access.ts';
import { contactColumns, contactProblems } from '../identity/contact-columns.ts';
import { id } from '../shapes.ts';
import { type SheetKind, sheetEndpoints } from '../sheet-checks/sheet-kind.ts';

/** Students who are to join a batch. */
export const memberImport = {
  kind: 'memberImport',
  called: 'an import of members',
  columns: contactColumns,
  problems: [...contactProblems, 'ROW_TWICE'],
  about: z.object({ batchId: id }),
  means: z.object({ student: z.object({ id, name: z.string() }).nullable() }),
  read: partner('cohorts.read'),
  write: partner('cohorts.write'),
  path: '/api/member-imports',
  upload: {
    summary: 'Reads a spreadsheet of students as a dry run: nothing is written',
    path: '/api/batches/:batchId/member-imports',
    params: z.object({ batchId: id }),
    errors: ['BATCH_ARCHIVED'],
  },
  rows: { summary: 'Row by row: who would come, who is there already, and what is wrong' },
  commit: { summary: 'Adds the students of the ready rows, all or none', errors: ['BATCH_ARCHIVED'] },
} as const satisfies SheetKind;

export const memberImports = sheetEndpoints(memberImport);
