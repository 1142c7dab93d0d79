/** One kind of "no" of the product. */
export interface ErrorEntry {
  /** HTTP status. */
  readonly status: number;
  /** responseCode: status (3 digits), domain (2), number (5), as the specification's coupon codes are built (spec §8). */
  readonly code: number;
  readonly messageKey: string;
  /** English sentence with `{name}` places for details. */
  readonly message: string;
}

/** Two digits per domain; 03 is shared by courses and commerce as in the specification's codes. */
const domainNumbers = {
  kernel: 1,
  tenancy: 2,
  courses: 3,
  commerce: 3,
  identity: 4,
  taxonomy: 5,
  media: 6,
  entitlements: 7,
  learners: 8,
  questions: 9,
  assessments: 10,
  audit: 11,
  discovery: 12,
  notices: 13,
  cohorts: 14,
  onboarding: 15,
  insights: 16,
  flashcards: 17,
  passes: 18,
  practice: 19,
  books: 20,
  codes: 21,
  engagement: 22,
  live: 23,
} as const;
export type CatalogueDomain = keyof typeof domainNumbers;

/** Builds a domain's catalogue: `NAME: [status, number, sentence]` → entries with codes and message keys `errors.NAME`. */
export function catalogue<const T extends Readonly<Record<string, readonly [number, number, string]>>>(
  domain: CatalogueDomain,
  entries: T,
): { readonly [K in keyof T]: ErrorEntry } {
  return Object.fromEntries(
    Object.entries(entries).map(([name, [status, number, message]]) => [
      name,
      {
        status,
        code: status * 10_000_000 + domainNumbers[domain] * 100_000 + number,
        messageKey: `errors.${name}`,
        message,
      },
    ]),
  ) as { readonly [K in keyof T]: ErrorEntry };
}

/** What every endpoint may answer. */
export const kernelErrors = catalogue('kernel', {
  INVALID_INPUT: [422, 1, 'Some fields are not as they should be.'],
  NOT_FOUND: [404, 2, 'This does not exist, or not any more.'],
  FORBIDDEN: [403, 3, 'You may not do this.'],
  SIGN_IN_REQUIRED: [401, 4, 'Please sign in.'],
  TOO_MANY_REQUESTS: [429, 5, 'Too many tries. Please wait {seconds} seconds.'],
  TOO_LARGE: [413, 6, 'The file is larger than {maxBytes} bytes.'],
  UNSUPPORTED_TYPE: [415, 7, 'This kind of content is not accepted here.'],
  CONFLICT: [409, 8, 'Somebody else changed this meanwhile. Please reload.'],
  UNEXPECTED: [500, 9, 'Something went wrong on our side. Please try again.'],
  UNAVAILABLE: [503, 10, 'The server is busy. Please try again in a moment.'],
  NOT_HERE: [404, 11, 'This feature is not part of this institute.'],
  SHEET_UNREADABLE: [422, 12, 'The file cannot be read: {problem}.'],
  SHEET_CHECK_STATE: [409, 13, 'This import is {status}, so that cannot be done now.'],
  SHEET_CHECK_EMPTY: [409, 14, 'No row of this file can be used.'],
  SHEET_COLUMN: [422, 15, 'There is no column {column} here, or it is chosen twice.'],
  SHEET_COLUMNS_OPEN: [422, 16, 'Say first what the column {heading} is, or leave it out.'],
  SHEET_COLUMNS_MISSING: [422, 17, 'A column that is needed is missing.'],
  DATABASE_AWAY: [503, 18, 'We are back in a moment. What was saved is safe.'],
  STORAGE_AWAY: [503, 19, 'Files cannot be reached just now. We are back in a moment.'],
  DISK_FULL: [503, 20, 'There is no room for this on our side just now. Please try again later.'],
  TOO_SLOW: [408, 21, 'This took too long to reach us. Please try again.'],
});
