import type { accessImport } from '@abhyas/contract/courses/access-imports';
import type { SheetColumn } from '@abhyas/contract/sheet-checks/sheet-kind';
import { contactNames } from '../../../identity/index.ts';

/** Names that people give the columns, in English and in Hindi; case, spaces and signs do not count. */
export const accessNames: Readonly<Record<SheetColumn<typeof accessImport>, readonly string[]>> = {
  ...contactNames,
  course: ['Course', 'Course name', 'Course title', 'Pack', 'कोर्स', 'कोर्स का नाम', 'पाठ्यक्रम'],
  until: [
    'Until',
    'Valid until',
    'Valid till',
    'Expiry',
    'Expiry date',
    'End date',
    'तक',
    'कब तक',
    'समाप्ति',
    'अंतिम तारीख',
  ],
};
