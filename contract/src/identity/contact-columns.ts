/* Without zod, so that the page may take its rules from here. */
/** Columns by which a spreadsheet names a student. */
export const contactColumns = ['name', 'email', 'mobile'] as const;
/** Why a row means no student. */
export const contactProblems = [
  'CONTACT_MISSING',
  'CONTACT_UNREADABLE',
  'STUDENT_UNKNOWN',
  'SEVERAL_STUDENTS',
] as const;
export type ContactProblem = (typeof contactProblems)[number];
/** A student as a row of a spreadsheet writes it. */
export type GivenContact = Readonly<Record<(typeof contactColumns)[number], string>>;
