import type { Continued } from '@abhyas/contract/discovery/home';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { cardsOf, continueOf } from '../../courses/index.ts';

/** What the student was at last, with the lesson to go on with; a course that left the shelves keeps its place without a cover. */
export async function showContinued(ctx: Context): Promise<Continued[]> {
  const begun = await continueOf(ctx, actorOf(ctx).accountId);
  const cards = await cardsOf(
    ctx,
    begun.map(({ courseId }) => courseId),
  );
  return begun.map(({ courseId, title, lessonId, lessonTitle, done, lessons }) => ({
    courseId,
    title,
    coverUrl: cards.get(courseId)?.coverUrl ?? null,
    subjects: cards.get(courseId)?.subjects ?? [],
    lessonId,
    lesson: lessonTitle,
    percent: lessons === 0 ? 0 : Math.floor((100 * done) / lessons),
  }));
}
