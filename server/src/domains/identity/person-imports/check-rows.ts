import { subjectNames } from '@abhyas/contract/identity/people';
import type { personImport } from '@abhyas/contract/identity/person-imports';
import type { SheetColumn, SheetMeans, SheetProblem } from '@abhyas/contract/sheet-checks/sheet-kind';
import { mobileIn } from '../accounts/written-mobile.ts';
import type { ReadRow, Verdict } from '../../../kernel/sheet-checks/sheet-rules.ts';

type Kind = typeof personImport;
type Problem = SheetProblem<Kind>;
export type MeantPerson = SheetMeans<Kind>;
/** What people call the columns of a list of people, in English and in Hindi; case, spaces and signs do not count. */
export const columnNames: Readonly<Record<SheetColumn<Kind>, readonly string[]>> = {
  firstName: ['First name', 'Given name', 'नाम', 'पहला नाम', 'प्रथम नाम'],
  lastName: ['Last name', 'Surname', 'Family name', 'उपनाम', 'कुलनाम', 'अंतिम नाम', 'सरनेम'],
  email: ['E-mail', 'Mail', 'E-mail address', 'E-mail ID', 'ईमेल', 'ई-मेल', 'ईमेल पता', 'ईमेल आईडी', 'मेल'],
  mobile: [
    'Mobile',
    'Mobile number',
    'Mobile no',
    'Student mobile',
    'Phone',
    'Phone number',
    'Contact number',
    'WhatsApp',
    'मोबाइल',
    'मोबाइल नंबर',
    'मोबाइल नम्बर',
    'फ़ोन',
    'फोन',
    'फ़ोन नंबर',
  ],
  rollNumber: [
    'Roll number',
    'Roll no',
    'Roll',
    'Enrolment number',
    'Enrollment no',
    'Admission number',
    'Admission no',
    'Registration number',
    'रोल नंबर',
    'रोल नम्बर',
    'अनुक्रमांक',
    'प्रवेश संख्या',
  ],
  parentName: [
    'Parent',
    'Parent name',
    'Father',
    'Father name',
    'Father’s name',
    'Mother name',
    'Mother’s name',
    'Guardian',
    'Guardian name',
    'पिता का नाम',
    'माता का नाम',
    'अभिभावक',
    'अभिभावक का नाम',
  ],
  parentMobile: [
    'Parent mobile',
    'Parent mobile number',
    'Parent phone',
    'Father mobile',
    'Father’s mobile',
    'Mother mobile',
    'Guardian mobile',
    'Parent contact',
    'अभिभावक का मोबाइल',
    'पिता का मोबाइल',
    'माता का मोबाइल',
    'अभिभावक मोबाइल',
  ],
  batch: ['Batch', 'Batch name', 'Group', 'बैच', 'बैच का नाम', 'समूह'],
  role: ['Role', 'भूमिका', 'पद'],
  subjects: ['Subjects', 'Subject', 'विषय', 'विषयों'],
};

const EMAIL = /^[^\s@"<>(),:;]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const NAME_LONGEST = 60;
const EMAIL_LONGEST = 254;
const ROLL_NUMBER_LONGEST = 30;
const PARENT_LONGEST = 120;
const BATCH_LONGEST = 100;

/** What the rows are held against. */
export interface Known {
  readonly kind: 'student' | 'staff';
  /** Addresses that have an account already. */
  readonly emails: ReadonlySet<string>;
  /** Students who have a number of the file already, as `nameAt` writes them. */
  readonly students: ReadonlySet<string>;
  /** Roll numbers that a student has already. */
  readonly rollNumbers: ReadonlySet<string>;
  /** Batches by name in small letters, of which the caller may fill them; undefined: the caller may fill none. */
  readonly batches: ReadonlyMap<string, string> | undefined;
  /** The first is meant where a number says none. */
  readonly countries: readonly string[];
  /** Roles of staff by name: whether the caller may grant each. */
  readonly roles: ReadonlyMap<string, boolean>;
  /** Students that the plan still holds; undefined: no limit. */
  readonly places?: number | undefined;
}

/** The address of a row as accounts hold it. */
export const emailOf = ({ given }: ReadRow<Kind>): string => given.email.toLowerCase();

/** The number of a row as accounts hold it; undefined where none can be read. */
export const mobileOf = ({ given }: ReadRow<Kind>, countries: readonly string[]): string | undefined =>
  mobileIn(given.mobile, countries)?.number;

/** Judges the rows one by one: what each would become, and what is wrong with it. Writes nothing. */
export function checkRows(rows: readonly ReadRow<Kind>[], known: Known): Verdict<Kind, MeantPerson>[] {
  const seen: Seen = { emails: new Set(), rollNumbers: new Set(), students: new Set() };
  let left = known.places ?? Infinity;
  return rows.map((row) => {
    const person = personIn(row, known);
    const problems = problemsOf(row, person, known, seen);
    // Those who come first in the file take the places that are left.
    if (problems.length === 0 && --left < 0) problems.push({ column: 'email', code: 'STUDENT_LIMIT' });
    seen.emails.add(emailOf(row));
    seen.students.add(nameAt(person.mobile, `${person.firstName} ${person.lastName}`));
    if (row.given.rollNumber) seen.rollNumbers.add(row.given.rollNumber);
    return { state: problems.length === 0 ? 'ready' : 'refused', meant: person, problems };
  });
}

/** What earlier rows of the file say. */
interface Seen {
  readonly emails: Set<string>;
  readonly rollNumbers: Set<string>;
  readonly students: Set<string>;
}

function personIn(row: ReadRow<Kind>, { kind, countries }: Known): MeantPerson {
  const { firstName, lastName, role, mobile, rollNumber, parentName, parentMobile, batch } = row.given;
  const numberOf = (written: string) => mobileIn(written, countries)?.number ?? '';
  return {
    firstName: firstName.slice(0, NAME_LONGEST),
    lastName: lastName.slice(0, NAME_LONGEST),
    email: emailOf(row).slice(0, EMAIL_LONGEST),
    mobile: kind === 'student' ? numberOf(mobile) : '',
    rollNumber: kind === 'student' ? rollNumber.slice(0, ROLL_NUMBER_LONGEST) : '',
    parentName: kind === 'student' ? parentName.slice(0, PARENT_LONGEST) : '',
    parentMobile: kind === 'student' ? numberOf(parentMobile) : '',
    batch: kind === 'student' ? batch.slice(0, BATCH_LONGEST) : '',
    role: kind === 'staff' ? (role.toLowerCase() || 'teacher').slice(0, NAME_LONGEST) : 'student',
    teaches: kind === 'staff' ? subjectsIn(row).filter(isSubject) : [],
  };
}

function problemsOf(row: ReadRow<Kind>, person: MeantPerson, known: Known, seen: Seen): Problem[] {
  const { role } = person;
  const { firstName, lastName } = row.given;
  const isStaff = known.kind === 'staff';
  const problems: (Problem | false)[] = [
    isStaff || emailOf(row) ? emailProblem(emailOf(row), known, seen.emails) : mobileProblem(row, person, known, seen),
    ...(isStaff ? [] : detailProblems(row, person, known, seen)),
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

/** Without an address a student is known by mobile and name, because a family may share one phone. */
function mobileProblem({ given }: ReadRow<Kind>, person: MeantPerson, known: Known, seen: Seen): Problem | false {
  const { mobile, firstName, lastName } = person;
  // Why a written number cannot be read is said with the other details.
  if (!mobile) return given.mobile === '' && { column: 'mobile', code: 'CONTACT_MISSING' };
  const student = nameAt(mobile, `${firstName} ${lastName}`);
  if (known.students.has(student)) return { column: 'mobile', code: 'STUDENT_KNOWN' };
  return seen.students.has(student) && { column: 'mobile', code: 'STUDENT_TWICE' };
}

/** A student as number and name say it, whatever the letters' case. */
export const nameAt = (mobile: string, name: string): string => `${mobile} ${name.trim().toLowerCase()}`;

/** What is wrong with a student's numbers; where a number was written and none could be read, nothing is left out silently. */
function detailProblems({ given }: ReadRow<Kind>, meant: MeantPerson, known: Known, seen: Seen): (Problem | false)[] {
  const { rollNumber } = given;
  const roll = (code: Problem['code']): Problem => ({ column: 'rollNumber', code });
  return [
    given.mobile !== '' && meant.mobile === '' && { column: 'mobile', code: 'MOBILE_WRONG' },
    given.parentMobile !== '' && meant.parentMobile === '' && { column: 'parentMobile', code: 'MOBILE_WRONG' },
    given.parentName.length > PARENT_LONGEST && { column: 'parentName', code: 'NAME_LONG' },
    rollNumber.length > ROLL_NUMBER_LONGEST && roll('ROLL_NUMBER_LONG'),
    batchProblem(meant.batch, known),
    known.rollNumbers.has(rollNumber) && roll('ROLL_NUMBER_KNOWN'),
    seen.rollNumbers.has(rollNumber) && roll('ROLL_NUMBER_TWICE'),
  ];
}

function batchProblem(name: string, { batches }: Known): Problem | false {
  if (name === '') return false;
  if (!batches) return { column: 'batch', code: 'BATCH_NOT_YOURS' };
  return !batches.has(name.toLowerCase()) && { column: 'batch', code: 'BATCH_UNKNOWN' };
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
