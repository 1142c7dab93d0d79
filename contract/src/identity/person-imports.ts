import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post, upload } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';
import { personKinds } from './people.ts';

export const personImportLimits = { maxBytes: 5_000_000, maxRows: 5000, maxCell: 300 } as const;
/** Columns of the file; the first three are needed. Teachers may have a role and subjects beside them. */
export const personColumns = ['First name', 'Last name', 'E-mail', 'Role', 'Subjects'] as const;
const kind = z.enum(personKinds);
const status = z.enum(['checked', 'committed', 'undone', 'cancelled']);

const personImport = z.object({
  importId: id,
  kind,
  fileName: z.string(),
  status,
  createdAt: instant,
  createdBy: z.string(),
  counts: z.object({ rows: whole, ready: whole, refused: whole, written: whole }),
  can: z.object({ commit: z.boolean(), cancel: z.boolean(), undo: z.boolean() }),
});
export type PersonImport = z.infer<typeof personImport>;

export const personProblems = [
  'EMAIL_MISSING',
  'EMAIL_WRONG',
  'EMAIL_KNOWN',
  'EMAIL_TWICE',
  'NAME_MISSING',
  'NAME_LONG',
  'ROLE_UNKNOWN',
  'ROLE_TOO_STRONG',
  'SUBJECT_UNKNOWN',
  'STUDENT_LIMIT',
] as const;
const personImportRow = z.object({
  row: whole,
  state: z.enum(['ready', 'refused', 'written']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.string(),
  teaches: z.array(z.string()),
  problems: z.array(z.object({ column: z.enum(personColumns), code: z.enum(personProblems) })),
});
export type PersonImportRow = z.infer<typeof personImportRow>;
const one = z.object({ importId: id });

export const personImports = {
  uploadPersonImport: upload('/api/person-imports', {
    summary: 'Reads a CSV or XLSX file of students or teachers as a dry run: a report row by row, nothing written',
    access: partner('people.write'),
    query: z.object({ kind, fileName: text(200, 1) }),
    upload: { maxBytes: personImportLimits.maxBytes },
    reply: personImport,
    errors: ['PERSON_SHEET', 'TOO_LARGE'],
  }),
  showPersonImport: get('/api/person-imports/:importId', {
    summary: 'How an import of people stands',
    access: partner('people.read'),
    params: one,
    reply: personImport,
    errors: ['NOT_FOUND'],
  }),
  listPersonImportRows: get('/api/person-imports/:importId/rows', {
    summary: 'Rows of an import of people with what is wrong in each',
    access: partner('people.read'),
    params: one,
    query: page.extend({ state: z.enum(['all', 'ready', 'refused', 'written']).default('all') }),
    reply: paged(personImportRow),
    errors: ['NOT_FOUND'],
  }),
  commitPersonImport: post('/api/person-imports/:importId/commit', {
    summary: 'Makes the accounts of the ready rows, all or none, and sends each person a link to choose a password',
    access: partner('people.write'),
    params: one,
    reply: personImport,
    errors: ['NOT_FOUND', 'PERSON_IMPORT_STATE', 'PERSON_IMPORT_STALE', 'STUDENT_LIMIT'],
  }),
  cancelPersonImport: post('/api/person-imports/:importId/cancel', {
    summary: 'Drops a dry run',
    access: partner('people.write'),
    params: one,
    reply: personImport,
    errors: ['NOT_FOUND', 'PERSON_IMPORT_STATE'],
  }),
  undoPersonImport: post('/api/person-imports/:importId/undo', {
    summary: 'Removes the accounts of an import again, whole; refused once one of them was used',
    access: partner('people.write'),
    params: one,
    reply: personImport,
    errors: ['NOT_FOUND', 'PERSON_IMPORT_STATE', 'PERSON_IMPORT_USED'],
  }),
};
