import type { ContactProblem, GivenContact } from '@abhyas/contract/identity/contact-columns';
import type { Context } from '../../../kernel/context.ts';
import { type Contact, studentsByContact } from '../accounts/contacts.ts';
import { contactIn } from './contact-columns.ts';

/** As `studentsByContact` answers. */
export interface KnownContacts {
  readonly byEmail: ReadonlyMap<string, Contact>;
  readonly byMobile: ReadonlyMap<string, readonly Contact[]>;
}

/** The students whom these rows may mean. */
export function contactsGiven(ctx: Context, rows: readonly { readonly given: GivenContact }[]): Promise<KnownContacts> {
  const contacts = rows.map(({ given }) => contactIn(given));
  return studentsByContact(ctx, {
    emails: contacts.flatMap(({ email }) => email ?? []),
    mobiles: contacts.flatMap(({ mobile }) => mobile ?? []),
  });
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
