import type { CourseDetails, CourseOutline } from '@abhyas/contract/courses/shapes';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { learnWords } from '../../../../kernel/search/vocabulary.ts';
import { namesOf } from '../../../identity/index.ts';
import { listExams, listSubjects } from '../../../taxonomy/index.ts';
import { titleLexeme, wordLexeme } from './course-lexemes.ts';
import { wordsOfCourse } from './course-words.ts';
import { courseWords, saveTerms } from './terms.store.ts';

interface IndexedCourse {
  readonly courseId: string;
  readonly details: CourseDetails;
  readonly outline: CourseOutline;
}

/** Makes a course findable by what its newest version says. */
export async function indexCourse(
  tx: TransactionContext,
  { courseId, details, outline }: IndexedCourse,
): Promise<void> {
  const [exams, subjects] = [await listExams(tx), await listSubjects(tx)];
  const names = await namesOf(tx, details.teacherIds);
  const { title, words } = wordsOfCourse({
    details,
    outline,
    exam: exams.find(({ id }) => id === details.examId)?.name ?? '',
    subjects: subjects.flatMap(({ id, code }) => (details.subjectIds.includes(id) ? [code] : [])),
    teachers: [...names.values()].map(({ name }) => name),
  });
  await saveTerms(tx, courseId, [
    ...title.map((word) => titleLexeme(tx.instituteId, word)),
    ...words.map((word) => wordLexeme(tx.instituteId, word)),
  ]);
  await learnWords(tx, courseWords, words);
}
