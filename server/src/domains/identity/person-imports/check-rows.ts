import { subjectNames } from '@abhyas/contract/identity/people';
import type { personImport } from '@abhyas/contract/identity/person-imports';
import type { SheetColumn, SheetMeans, SheetProblem } from '@abhyas/contract/sheet-checks/sheet-kind';
import type { ReadRow, Verdict } from '../../../kernel/sheet-checks/sheet-rules.ts';

type Kind = typeof personImport;
type Problem = SheetProblem<Kind>;
export type MeantPerson = SheetMeans<Kind>;
/** What people call the columns of a list of people, in English and in Hindi; case, spaces and signs do not count. */
export const columnNames: Readonly<Record<SheetColumn<Kind>, readonly string[]>> = {
  firstName: ['First name', 'Given name', 'नाम', 'पहला नाम', 'प्रथम नाम'],
  lastName: ['Last name', 'Surname', 'Family name', 'उपनाम', 'कुलनाम', 'अंतिम नाम', 'सरनेम'],
  email: ['E-mail', 'Mail', 'E-mail address', 'E-mail ID', 'ईमेल', 'ई-मेल', 'ईमेल पता', 'ईमेल आईडी', 'मेल'],
  role: ['Role', 'भूमिका', 'पद'],
  subjects: ['Subjects', 'Subject', 'विषय', 'विषयों'],
};

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

/** The address of a row as accounts hold it. */
export const emailOf = ({ given }: ReadRow<Kind>): string => given.email.toLowerCase();

/** Judges the rows one by one: what each would become, and what is wrong with it. Writes nothing. */
export function checkRows(rows: readonly ReadRow<Kind>[], known: Known): Verdict<Kind, MeantPerson>[] {
  const seen = new Set<string>();
  let left = known.places ?? Infinity;
  return rows.map((row) => {
    const person = personIn(row, known.kind);
    const problems = problemsOf(row, person, known, seen);
    // Those who come first in the file take the places that are left.
    if (problems.length === 0 && --left < 0) problems.push({ column: 'email', code: 'STUDENT_LIMIT' });
    seen.add(emailOf(row));
    return { state: problems.length === 0 ? 'ready' : 'refused', meant: person, problems };
  });
}

function personIn(row: ReadRow<Kind>, kind: Known['kind']): MeantPerson {
  const { firstName, lastName, role } = row.given;
  return {
    firstName: firstName.slice(0, NAME_LONGEST),
    lastName: lastName.slice(0, NAME_LONGEST),
    email: emailOf(row).slice(0, EMAIL_LONGEST),
    role: kind === 'staff' ? (role.toLowerCase() || 'teacher').slice(0, NAME_LONGEST) : 'student',
    teaches: kind === 'staff' ? subjectsIn(row).filter(isSubject) : [],
  };
}

function problemsOf(row: ReadRow<Kind>, { role }: MeantPerson, known: Known, seen: ReadonlySet<string>): Problem[] {
  const { firstName, lastName } = row.given;
  const isStaff = known.kind === 'staff';
  const problems: (Problem | false)[] = [
    emailProblem(emailOf(row), known, seen),
    !firstName && { column: 'firstName', code: 'NAME_MISSING' },
    firstName.length > NAME_LONGEST && { column: 'firstName', code: 'NAME_LONG' },
    lastName.length > NAME_LONGEST && { column: 'lastName', code: 'NAME_LONG' },
    isStaff && roleProblem(role, known),
    isStaff && !subjectsIn(row).every(isSubject) && { column: 'subjects', code: 'SUBJECT_UNKNOWN' },
  ];
  return problems.filter((problem) => problem !== false);
}

function emailProblem(email: string, known: Known, seen: ReadonlySet<string>): Problem | false {
  const because = (code: Problem['code']): Problem => ({ column: 'email', code });
  if (!email) return because('EMAIL_MISSING');
  if (!EMAIL.test(email) || email.length > EMAIL_LONGEST) return because('EMAIL_WRONG');
  if (known.emails.has(email)) return because('EMAIL_KNOWN');
  return seen.has(email) && because('EMAIL_TWICE');
}

function roleProblem(role: string, { roles }: Known): Problem | false {
  const isGrantable = roles.get(role);
  if (isGrantable === undefined) return { column: 'role', code: 'ROLE_UNKNOWN' };
  return !isGrantable && { column: 'role', code: 'ROLE_TOO_STRONG' };
}

const subjectsIn = ({ given }: ReadRow<Kind>) =>
  given.subjects
    .toLowerCase()
    .split(/[,;/]/)
    .map((one) => one.trim())
    .filter(Boolean);
const isSubject = (name: string): name is (typeof subjectNames)[number] => subjectNames.some((one) => one === name);
