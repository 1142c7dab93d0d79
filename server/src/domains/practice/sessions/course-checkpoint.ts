import type { CourseCard } from '@abhyas/contract/courses/shapes';
import type { PracticeMap } from '@abhyas/contract/practice/chapter-map';
import type { Context } from '../../../kernel/context.ts';
import { cardsOf } from '../../courses/index.ts';
import { openThings } from '../../entitlements/index.ts';
import { chaptersOfExam, type ExamChapter, type ExamChapters } from '../beliefs/exam-chapters.ts';
import type { Standings } from '../beliefs/standings.ts';
import { masteryChance } from '../model/chapter-standing.ts';
import { courseSkill } from '../model/course-skill.ts';
import { learning } from '../model/settings.ts';
import { listCoursePasses, type Session } from './sessions.store.ts';

/** The exam of a set; of a checkpoint of a course those of its chapters that lie in the subjects of the course. */
export async function examOf(
  ctx: Context,
  { examId, courseId }: Pick<Session, 'examId' | 'courseId'>,
): Promise<ExamChapters | undefined> {
  const exam = await chaptersOfExam(ctx, examId);
  if (!exam || courseId === null) return exam;
  const course = (await cardsOf(ctx, [courseId])).get(courseId);
  return { ...exam, chapters: course ? chaptersIn(exam, course) : [] };
}

/** A course belongs to its exam, or to every exam that has its subjects where it names none. Pure. */
function chaptersIn({ chapters, examName }: ExamChapters, { exam, subjects }: CourseCard): ExamChapter[] {
  if (exam !== null && exam !== examName) return [];
  return chapters.filter(({ subject }) => subjects.includes(subject));
}

/** Whether chapters of a course are mastered together, after so many answers. Pure. */
export function isCoursePassed(
  chapters: readonly ExamChapter[],
  { student, skillOf, chapterMean }: Standings,
  answers: number,
): boolean {
  const parts = chapters.map(({ id, weight }) => ({ weight, skill: skillOf(id), chapter: chapterMean(id) }));
  const chance = parts.length === 0 ? 0 : masteryChance({ student, skill: courseSkill(parts), chapter: 0 });
  return answers >= learning.mastery.answers && chance >= learning.mastery.gained;
}

const MOST_COURSES = 6;

/** Checkpoints of the courses that are open to a student and belong to an exam, those that are not passed first. */
export async function courseCheckpoints(
  ctx: Context,
  accountId: string,
  exam: ExamChapters,
  filled: ReadonlySet<string>,
): Promise<PracticeMap['courses']> {
  const ids = await openThings(ctx, accountId, 'course');
  const cards = [...(await cardsOf(ctx, ids)).values()];
  const fitting = cards.filter((card) => chaptersIn(exam, card).some(({ id }) => filled.has(id)));
  const passes = await listCoursePasses(
    ctx,
    accountId,
    fitting.map(({ courseId }) => courseId),
  );
  return fitting
    .map(({ courseId, title }) => {
      const last = passes.get(courseId);
      return { courseId, title, passed: last?.passed ?? null, at: last?.endedAt.toISOString() ?? null };
    })
    .toSorted((a, b) => Number(a.passed ?? false) - Number(b.passed ?? false) || a.title.localeCompare(b.title))
    .slice(0, MOST_COURSES);
}
