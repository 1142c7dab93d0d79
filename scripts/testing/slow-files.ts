import type { TestedFile } from './file-report.ts';

/** A test file may take so many seconds: three times the minute that is the aim, because two storms run beside the use cases. */
export const MOST_SECONDS = 180;

const manyScreens = 'One person’s job goes over many screens, each looked at on a desktop and on a phone.';
const wholeTest = 'A whole test is taken in real time.';
const manyQuestions = 'Every type of question, or hundreds of them, is typed or imported in the browser.';

/**
 * Test files that may take longer, each with the reason. Journeys that took 35 s or more on two quiet cores are listed too: another
 * machine may need twice as long.
 */
export const slowFiles: Readonly<Record<string, string>> = {
  'server/src/backup/backup.test.ts':
    'A whole installation is backed up, drilled and restored, on a disk and in a bucket, each by the command itself.',
  'e2e/ask-doubt.spec.ts': manyScreens,
  'e2e/build-course.spec.ts': manyScreens,
  'e2e/build-paper.spec.ts': manyScreens,
  'e2e/course-life.spec.ts':
    'One course from its first line to its last reader, with a video that is prepared and watched.',
  'e2e/every-screen.spec.ts': 'Every screen of visitors, students and the provider is looked at once.',
  'e2e/every-staff-screen.spec.ts': 'Every screen of the staff is looked at once.',
  'e2e/find-course.spec.ts': manyScreens,
  'e2e/generate-paper.spec.ts': manyScreens,
  'e2e/give-course.spec.ts': manyScreens,
  'e2e/google-sign-in.spec.ts': 'It has a server of its own, with other settings.',
  'e2e/hosts.spec.ts': 'It has a server of its own, with other host names.',
  'e2e/import-course.spec.ts': manyScreens,
  'e2e/import-questions.spec.ts': manyQuestions,
  'e2e/invigilate.spec.ts': wholeTest,
  'e2e/mock-exam.spec.ts': wholeTest,
  'e2e/newtest.spec.ts': manyScreens,
  'e2e/parameterised.spec.ts': manyScreens,
  'e2e/person.spec.ts': manyScreens,
  'e2e/print-paper.spec.ts': 'NEET papers of 180 questions in two languages are printed as PDF.',
  'e2e/provider.spec.ts': manyScreens,
  'e2e/question-editor.spec.ts': manyQuestions,
  'e2e/question-import-500.spec.ts': manyQuestions,
  'e2e/question-keyboard.spec.ts': manyQuestions,
  'e2e/question-life.spec.ts': manyScreens,
  'e2e/question-review.spec.ts': manyScreens,
  'e2e/question-types.spec.ts': manyQuestions,
  'e2e/ranks.spec.ts': 'Rank lists of 600 people are issued, walked through and printed.',
  'e2e/register-institute.spec.ts': manyScreens,
  'e2e/results.spec.ts': manyScreens,
  'e2e/roles.spec.ts': manyScreens,
  'e2e/sign-up.spec.ts': manyScreens,
  'e2e/sit-a-paper.spec.ts': wholeTest,
  'e2e/sit-by-keyboard.spec.ts': wholeTest,
  'e2e/study-course.spec.ts': manyScreens,
  'e2e/upload-media.spec.ts': 'Large files are sent, cut off and sent on.',
  'e2e/watch-video.spec.ts': 'A video is prepared and watched in real time.',
  'e2e/write-together.spec.ts': manyScreens,
  'server/src/domains/assessments/print/print-paper.test.ts': 'Papers are printed as PDF by a browser.',
  'server/src/domains/assessments/result-prints/result-prints.test.ts': 'Results are printed as PDF by a browser.',
  'server/src/domains/identity/limits/limits.test.ts':
    'A second server starts, so that limits are counted across both.',
  'server/src/domains/questions/bulk/words/rewording.test.ts':
    'Each of its many changes goes through a job and is read back over HTTP.',
  'server/src/domains/questions/dry-runs/hostile-files.test.ts':
    'Hostile files run into the time that reading may take.',
  'server/src/domains/questions/formats/word/libre-office.test.ts': 'LibreOffice starts anew for each file.',
  'server/src/main.test.ts': 'Whole servers start and stop, with a PostgreSQL of their own.',
};

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
