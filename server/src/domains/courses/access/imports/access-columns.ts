import { isNamed } from '../../../../kernel/sheets/column-names.ts';
import { unguardCell } from '../../../../kernel/sheets/formula-guard.ts';
import { type ContactColumns, contactColumns, type GivenContact, givenContact } from '../../../identity/index.ts';

/** A line as it is written: who, which course, until when. */
export interface GivenAccess extends GivenContact {
  readonly course: string;
  readonly until: string;
}
export interface AccessColumns {
  readonly contact: ContactColumns;
  readonly course: number | undefined;
  readonly until: number | undefined;
}

const names = {
  course: ['Course', 'Course name', 'Course title', 'Pack', 'कोर्स', 'कोर्स का नाम', 'पाठ्यक्रम'],
  until: [
    'Until',
    'Valid until',
    'Valid till',
    'Expiry',
    'Expiry date',
    'End date',
    'तक',
    'कब तक',
    'समाप्ति',
    'अंतिम तारीख',
  ],
} as const;

/** Where the columns stand; undefined where nothing names the students, or no column names a course though one has to. */
export function accessColumns(header: readonly string[], needsCourse: boolean): AccessColumns | undefined {
  const find = (column: keyof typeof names) => {
    const at = header.findIndex((cell) => isNamed(cell, names[column]));
    return at === -1 ? undefined : at;
  };
  const contact = contactColumns(header);
  const course = find('course');
  return contact === undefined || (needsCourse && course === undefined)
    ? undefined
    : { contact, course, until: find('until') };
}

/** One row as it was written. */
export function givenAccess(columns: AccessColumns, cells: readonly string[]): GivenAccess {
  const cell = (at: number | undefined) => (at === undefined ? '' : unguardCell(cells[at] ?? '').trim());
  return { ...givenContact(columns.contact, cells), course: cell(columns.course), until: cell(columns.until) };
}
