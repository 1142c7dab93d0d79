import type { Contact } from '../accounts/contacts.ts';
import { contactIn, type GivenContact } from './contact-columns.ts';

/** Why a line means no student. */
type ContactProblem = 'CONTACT_MISSING' | 'CONTACT_UNREADABLE' | 'STUDENT_UNKNOWN' | 'SEVERAL_STUDENTS';
/** As `studentsByContact` answers. */
export interface KnownContacts {
  readonly byEmail: ReadonlyMap<string, Contact>;
  readonly byMobile: ReadonlyMap<string, readonly Contact[]>;
}

/** Which student a line means: by e-mail, and else by mobile; or why none. */
export function studentMeant(given: GivenContact, { byEmail, byMobile }: KnownContacts): Contact | ContactProblem {
  if (given.email === '' && given.mobile === '') return 'CONTACT_MISSING';
  const { email, mobile } = contactIn(given);
  if (email === undefined && mobile === undefined) return 'CONTACT_UNREADABLE';
  const byMail = email === undefined ? undefined : byEmail.get(email);
  if (byMail) return byMail;
  const [first, second] = mobile === undefined ? [] : (byMobile.get(mobile) ?? []);
  if (second) return 'SEVERAL_STUDENTS';
  return first ?? 'STUDENT_UNKNOWN';
}
