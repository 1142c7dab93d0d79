import { unguardCell } from '../../../kernel/sheets/formula-guard.ts';

export interface GivenMember {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
}
export type MemberColumns = Readonly<Record<keyof GivenMember, number | undefined>>;

/** Names that people give these columns, in both languages, without case, spaces and signs. */
const names: Readonly<Record<keyof GivenMember, readonly string[]>> = {
  name: ['name', 'student', 'studentname', 'fullname', 'नाम', 'विद्यार्थी'],
  email: ['email', 'mail', 'emailid', 'emailaddress', 'ईमेल'],
  mobile: ['mobile', 'mobilenumber', 'mobileno', 'phone', 'phonenumber', 'मोबाइल', 'फ़ोन', 'फोन'],
};
const plain = (header: string) => header.toLowerCase().replaceAll(/[\s_.*-]+/g, '');

/** Where the columns stand; undefined where the file has neither e-mail nor mobile. */
export function memberColumns(header: readonly string[]): MemberColumns | undefined {
  const find = (column: keyof GivenMember) => {
    const at = header.findIndex((cell) => names[column].includes(plain(cell)));
    return at === -1 ? undefined : at;
  };
  const columns = { name: find('name'), email: find('email'), mobile: find('mobile') };
  return columns.email === undefined && columns.mobile === undefined ? undefined : columns;
}

/** One row as it was written. */
export function givenMember(columns: MemberColumns, cells: readonly string[]): GivenMember {
  const cell = (at: number | undefined) => (at === undefined ? '' : unguardCell(cells[at] ?? '').trim());
  return { name: cell(columns.name), email: cell(columns.email), mobile: cell(columns.mobile) };
}

/** How identity knows a student: e-mail in lower case, and the last ten digits of a mobile. Undefined: not given or not readable. */
export function contactIn({ email, mobile }: GivenMember): { readonly email?: string; readonly mobile?: string } {
  const digits = mobile.replaceAll(/\D/g, '');
  return {
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: email.toLowerCase() }),
    ...(digits.length >= 10 && { mobile: digits.slice(-10) }),
  };
}
