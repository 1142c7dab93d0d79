import { subjectNames } from '@abhyas/contract/identity/people';
import { personColumns, type PersonImportRow } from '@abhyas/contract/identity/person-imports';
import type { SheetRow } from '../../../kernel/sheets/sheet.ts';
import { isNamed } from '../../../kernel/sheets/column-names.ts';
import { unguardCell } from '../../../kernel/sheets/formula-guard.ts';
import { columnNames } from './column-names.ts';
import type { CheckedRow } from './person-imports.store.ts';

type Column = (typeof personColumns)[number];
type Problem = PersonImportRow['problems'][number];
const EMAIL = /^[^\s@"<>(),:;]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const NAME_LONGEST = 60;
const EMAIL_LONGEST = 254;

/** What the rows are held against. */
export interface Known {
  readonly kind: 'student' | 'staff';
  /** Addresses that have an account already. */
  readonly emails: ReadonlySet<string>;
  /** Roles of staff by name: whether the caller may grant each. */
  readonly roles: ReadonlyMap<string, boolean>;
  /** Students that the plan still holds; undefined: no limit. */
  readonly places?: number | undefined;
}

/** Where each column stands; undefined where a needed one is missing. */
export function readColumns(header: readonly string[]): ReadonlyMap<Column, number> | undefined {
  const places = new Map<Column, number>();
  for (const column of personColumns) {
    const at = header.findIndex((cell) => isNamed(cell, columnNames[column]));
    if (at >= 0) places.set(column, at);
  }
  return places.has('First name') && places.has('E-mail') ? places : undefined;
}

/** The address of a row as accounts hold it. */
export const emailOf = (columns: ReadonlyMap<Column, number>, { cells }: SheetRow): string =>
  (cells[columns.get('E-mail') ?? -1] ?? '').trim().toLowerCase();

/** Judges the rows one by one: what each would become, and what is wrong with it. Writes nothing. */
export function checkRows(columns: ReadonlyMap<Column, number>, rows: readonly SheetRow[], known: Known): CheckedRow[] {
  const seen = new Set<string>();
  let left = known.places ?? Infinity;
  return rows.map((row) => {
    const cell = (column: Column) => unguardCell((row.cells[columns.get(column) ?? -1] ?? '').trim());
    const [firstName, lastName, email] = [cell('First name'), cell('Last name'), emailOf(columns, row)];
    const isStaff = known.kind === 'staff';
    const role = isStaff ? cell('Role').toLowerCase() || 'teacher' : 'student';
    const taught = isStaff
      ? cell('Subjects')
          .toLowerCase()
          .split(/[,;/]/)
          .map((one) => one.trim())
          .filter(Boolean)
      : [];
    const problems: Problem[] = [
      ...emailProblem(email, known, seen),
      ...(firstName ? [] : [{ column: 'First name', code: 'NAME_MISSING' } as const]),
      ...(firstName.length > NAME_LONGEST ? [{ column: 'First name', code: 'NAME_LONG' } as const] : []),
      ...(lastName.length > NAME_LONGEST ? [{ column: 'Last name', code: 'NAME_LONG' } as const] : []),
      ...(isStaff ? roleProblem(role, known) : []),
      ...(taught.every(isSubject) ? [] : [{ column: 'Subjects', code: 'SUBJECT_UNKNOWN' } as const]),
    ];
    // Those who come first in the file take the places that are left.
    if (problems.length === 0 && --left < 0) problems.push({ column: 'E-mail', code: 'STUDENT_LIMIT' });
    seen.add(email);
    return {
      row: row.row,
      state: problems.length === 0 ? 'ready' : 'refused',
      firstName: firstName.slice(0, NAME_LONGEST),
      lastName: lastName.slice(0, NAME_LONGEST),
      email: email.slice(0, EMAIL_LONGEST),
      role: role.slice(0, NAME_LONGEST),
      teaches: taught.filter(isSubject),
      problems,
    };
  });
}

function emailProblem(email: string, known: Known, seen: ReadonlySet<string>): Problem[] {
  const because = (code: Problem['code']): Problem[] => [{ column: 'E-mail', code }];
  if (!email) return because('EMAIL_MISSING');
  if (!EMAIL.test(email) || email.length > EMAIL_LONGEST) return because('EMAIL_WRONG');
  if (known.emails.has(email)) return because('EMAIL_KNOWN');
  return seen.has(email) ? because('EMAIL_TWICE') : [];
}

function roleProblem(role: string, { roles }: Known): Problem[] {
  const grantable = roles.get(role);
  if (grantable === undefined) return [{ column: 'Role', code: 'ROLE_UNKNOWN' }];
  return grantable ? [] : [{ column: 'Role', code: 'ROLE_TOO_STRONG' }];
}

const isSubject = (name: string): name is (typeof subjectNames)[number] => subjectNames.some((one) => one === name);
