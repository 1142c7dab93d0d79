import type { CourseDetails, CourseOutline } from '@abhyas/contract/courses/shapes';
import { toText } from '@abhyas/contract/rich-text';
import { wordsOf } from '../../../../kernel/search/words.ts';

/** Names by which people seek a subject, whatever the course says. */
const subjectNames: Readonly<Record<string, string>> = {
  maths: 'maths mathematics गणित',
  physics: 'physics भौतिकी भौतिक विज्ञान',
  chemistry: 'chemistry रसायन रसायन विज्ञान',
  biology: 'biology जीवविज्ञान जीव विज्ञान',
};
/** A course of a thousand lessons is found by its first words. */
const MOST_WORDS = 4000;

export interface SoughtCourse {
  readonly details: CourseDetails;
  readonly outline: CourseOutline;
  readonly exam: string;
  /** Codes of the subjects. */
  readonly subjects: readonly string[];
  readonly teachers: readonly string[];
}

/** What a course is found by: the words that its title, exam, subjects and teachers say, and all the others. */
export function wordsOfCourse({ details, outline, exam, subjects, teachers }: SoughtCourse): {
  readonly title: string[];
  readonly words: string[];
} {
  const title = wordsOf([details.title, details.subtitle, exam, ...teachers].join(' '));
  const rest = wordsOf(
    [
      ...subjects.map((code) => subjectNames[code] ?? code),
      toText(details.description),
      ...details.learn,
      ...outline.sections.flatMap((section) => [section.title, ...section.lessons.map((lesson) => lesson.title)]),
    ].join(' '),
  );
  return { title: [...new Set(title)], words: [...new Set([...title, ...rest])].slice(0, MOST_WORDS) };
}
