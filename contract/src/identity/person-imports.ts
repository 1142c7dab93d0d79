import { z } from 'zod';
import { partner } from '../access.ts';
import { type SheetKind, sheetEndpoints } from '../sheet-checks/sheet-kind.ts';
import { personSheetBytes } from './constants.ts';
import { personKinds } from './people.ts';

const kind = z.enum(personKinds);

/** People who are to have accounts; teachers may have a role and subjects beside their names. */
export const personImport = {
  kind: 'personImport',
  called: 'an import of people',
  columns: [
    'firstName',
    'lastName',
    'email',
    'mobile',
    'rollNumber',
    'parentName',
    'parentMobile',
    'batch',
    'role',
    'subjects',
  ],
  problems: [
    'CONTACT_MISSING',
    'EMAIL_MISSING',
    'EMAIL_WRONG',
    'EMAIL_KNOWN',
    'EMAIL_TWICE',
    'MOBILE_WRONG',
    'STUDENT_KNOWN',
    'STUDENT_TWICE',
    'ROLL_NUMBER_LONG',
    'ROLL_NUMBER_KNOWN',
    'ROLL_NUMBER_TWICE',
    'BATCH_UNKNOWN',
    'BATCH_NOT_YOURS',
    'NAME_MISSING',
    'NAME_LONG',
    'ROLE_UNKNOWN',
    'ROLE_TOO_STRONG',
    'SUBJECT_UNKNOWN',
    'STUDENT_LIMIT',
  ],
  about: z.object({ kind }),
  means: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    mobile: z.string(),
    rollNumber: z.string(),
    parentName: z.string(),
    parentMobile: z.string(),
    /** Name of the batch that a student comes into; empty: none. */
    batch: z.string(),
    role: z.string(),
    teaches: z.array(z.string()),
  }),
  maxBytes: personSheetBytes,
  read: partner('people.read'),
  write: partner('people.write'),
  path: '/api/person-imports',
  upload: {
    summary: 'Reads a CSV or XLSX file of students or teachers as a dry run: a report row by row, nothing written',
    query: { kind },
  },
  rows: { summary: 'Rows of an import of people with what is wrong in each' },
  commit: {
    summary: 'Makes the accounts of the ready rows, all or none, and sends each person a link to choose a password',
    errors: ['PERSON_IMPORT_STALE', 'STUDENT_LIMIT'],
  },
  undo: {
    summary: 'Removes the accounts of an import again, whole; refused once one of them was used',
    errors: ['PERSON_IMPORT_USED'],
  },
} as const satisfies SheetKind;

export const personImports = sheetEndpoints(personImport);
