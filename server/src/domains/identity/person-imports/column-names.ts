import type { personColumns } from '@abhyas/contract/identity/person-imports';

/** What people call the columns of a list of people, in English and in Hindi; case, spaces and signs do not count. */
export const columnNames: Readonly<Record<(typeof personColumns)[number], readonly string[]>> = {
  'First name': ['First name', 'Given name', 'नाम', 'पहला नाम', 'प्रथम नाम'],
  'Last name': ['Last name', 'Surname', 'Family name', 'उपनाम', 'कुलनाम', 'अंतिम नाम', 'सरनेम'],
  'E-mail': ['E-mail', 'Mail', 'E-mail address', 'E-mail ID', 'ईमेल', 'ई-मेल', 'ईमेल पता', 'ईमेल आईडी', 'मेल'],
  Role: ['Role', 'भूमिका', 'पद'],
  Subjects: ['Subjects', 'Subject', 'विषय', 'विषयों'],
};
