import type { Continued } from '@abhyas/contract/discovery/home';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { cardsOf, continueOf, continuePacks } from '../../courses/index.ts';

const MOST = 3;

/**
 * What the student was at last, with the lesson to go on with, and then the packs and subscriptions that wait with their next course; a course
 * that left the shelves keeps its place without a cover.
 */
export async function showContinued(ctx: Context): Promise<Continued[]> {
  const { accountId } = actorOf(ctx);
  const begun = (await continueOf(ctx, accountId)).map((one) => ({ ...one, shownAs: one.courseId }));
  const packs = (await continuePacks(ctx, accountId)).map((one) => ({ ...one, shownAs: one.packId }));
  const shown = [...begun, ...packs].slice(0, MOST);
  const cards = await cardsOf(
    ctx,
    shown.map(({ shownAs }) => shownAs),
  );
  return shown.map(({ courseId, shownAs, title, lessonId, lessonTitle, done, lessons }) => ({
    courseId,
    title,
    coverUrl: cards.get(shownAs)?.coverUrl ?? null,
    subjects: cards.get(shownAs)?.subjects ?? [],
    lessonId,
    lesson: lessonTitle,
    percent: lessons === 0 ? 0 : Math.floor((100 * done) / lessons),
  }));
}
