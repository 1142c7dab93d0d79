import type { identityErrors } from './errors.ts';

/* Without zod, so that the page may take its rules from here. */
/** Characters of a password; how hard it is to guess is judged apart. */
export const passwordLength = { min: 12, max: 200 } as const;

/** These clear the session, at 400 and at 401 (spec §8). */
export const fatalErrorNames = [
  'REFRESH_TOKEN_EXPIRED',
  'ACCESS_TOKEN_INVALID',
  'ACCESS_TOKEN_MALFORMED',
  'WRONG_CLIENT',
] as const satisfies (keyof typeof identityErrors)[];

/** Largest spreadsheet of people, in bytes. */
export const personSheetBytes = 5_000_000;
