import type { GivenContact } from '@abhyas/contract/identity/contact-columns';

/** Names that people give these columns, in English and in Hindi; case, spaces and signs do not count. */
export const contactNames: Readonly<Record<keyof GivenContact, readonly string[]>> = {
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

/** E-mail or mobile is enough to know a student. */
export const hasContact = (found: ReadonlySet<string>): boolean => found.has('email') || found.has('mobile');

/** How identity knows a student: e-mail in lower case, and the last ten digits of a mobile. Undefined: not given or not readable. */
export function contactIn({ email, mobile }: GivenContact): { readonly email?: string; readonly mobile?: string } {
  const digits = mobile.replaceAll(/\D/g, '');
  return {
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: email.toLowerCase() }),
    ...(digits.length >= 10 && { mobile: digits.slice(-10) }),
  };
}
