import type { ContinuedToday } from '@abhyas/contract/discovery/home';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { cardsOf, continueOf } from '../../courses/index.ts';

/** The lesson that the student was at last; a course that left the shelves keeps its place without cover and teachers. */
export async function continueToday(ctx: Context, examId?: number): Promise<ContinuedToday | null> {
  const [last] = await continueOf(ctx, actorOf(ctx).accountId, examId);
  if (!last) return null;
  const { courseId, title, lessonId, lessonTitle, kind, place, seconds, percent, done, lessons, section } = last;
  const card = (await cardsOf(ctx, [courseId])).get(courseId);
  return {
    courseId,
    title,
    coverUrl: card?.coverUrl ?? null,
    subjects: card?.subjects ?? [],
    teachers: card?.teachers ?? [],
    lessonId,
    lesson: lessonTitle,
    kind,
    place,
    seconds,
    lessonPercent: percent,
    begun: place > 0 || percent > 0,
    section,
    percent: lessons === 0 ? 0 : Math.floor((100 * done) / lessons),
  };
}
