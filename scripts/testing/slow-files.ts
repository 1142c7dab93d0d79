import type { TestedFile } from './file-report.ts';

/** A test file may take so many seconds. */
export const MOST_SECONDS = 60;

/** Test files that may take longer, each with the reason. */
export const slowFiles: Readonly<Record<string, string>> = {};

/** One sentence for each file that took too long and is not listed. */
export const tooSlow = (
  files: readonly Pick<TestedFile, 'file' | 'seconds'>[],
  listed: Readonly<Record<string, string>> = slowFiles,
): readonly string[] =>
  files
    .filter(({ file, seconds }) => seconds > MOST_SECONDS && !(file in listed))
    .map(
      ({ file, seconds }) =>
        `${file} takes ${seconds} s, more than ${MOST_SECONDS}: shorten it, or give the reason in scripts/testing/slow-files.ts`,
    );
