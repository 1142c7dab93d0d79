import { isNamed } from '../../../kernel/sheets/column-names.ts';
import { unguardCell } from '../../../kernel/sheets/formula-guard.ts';

/** How a line of a spreadsheet names a student. */
export interface GivenContact {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
}
export type ContactColumns = Readonly<Record<keyof GivenContact, number | undefined>>;

/** Names that people give these columns, in English and in Hindi; case, spaces and signs do not count. */
const names: Readonly<Record<keyof GivenContact, readonly string[]>> = {
  name: [
    'Name',
    'Student',
    'Student name',
    'Full name',
    'नाम',
    'पूरा नाम',
    'छात्र',
    'छात्र का नाम',
    'विद्यार्थी',
    'विद्यार्थी का नाम',
  ],
  email: ['E-mail', 'Mail', 'E-mail ID', 'E-mail address', 'ईमेल', 'ई-मेल', 'ईमेल पता', 'ईमेल आईडी', 'मेल'],
  mobile: [
    'Mobile',
    'Mobile number',
    'Mobile no',
    'Phone',
    'Phone number',
    'मोबाइल',
    'मोबाइल नंबर',
    'मोबाइल नम्बर',
    'फ़ोन',
    'फोन',
    'फ़ोन नंबर',
    'फोन नंबर',
  ],
};

/** Where the columns stand; undefined where the file has neither e-mail nor mobile. */
export function contactColumns(header: readonly string[]): ContactColumns | undefined {
  const find = (column: keyof GivenContact) => {
    const at = header.findIndex((cell) => isNamed(cell, names[column]));
    return at === -1 ? undefined : at;
  };
  const columns = { name: find('name'), email: find('email'), mobile: find('mobile') };
  return columns.email === undefined && columns.mobile === undefined ? undefined : columns;
}

/** One row as it was written. */
export function givenContact(columns: ContactColumns, cells: readonly string[]): GivenContact {
  const cell = (at: number | undefined) => (at === undefined ? '' : unguardCell(cells[at] ?? '').trim());
  return { name: cell(columns.name), email: cell(columns.email), mobile: cell(columns.mobile) };
}

/** How identity knows a student: e-mail in lower case, and the last ten digits of a mobile. Undefined: not given or not readable. */
export function contactIn({ email, mobile }: GivenContact): { readonly email?: string; readonly mobile?: string } {
  const digits = mobile.replaceAll(/\D/g, '');
  return {
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: email.toLowerCase() }),
    ...(digits.length >= 10 && { mobile: digits.slice(-10) }),
  };
}
