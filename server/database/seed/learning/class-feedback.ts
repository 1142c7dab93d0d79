import type { BetterPoint, GoodPoint } from '@abhyas/contract/live/words';
import type { StoredClass } from '../../../src/domains/live/classes/classes.store.ts';
import { insertDoubt, saveAnswer } from '../../../src/domains/live/feedback/doubts.store.ts';
import { saveRating } from '../../../src/domains/live/feedback/ratings.store.ts';
import { type Context, inTransaction } from '../../../src/kernel/context.ts';
import { newId } from '../../../src/kernel/ids.ts';
import { at } from '../papers/days.ts';

type Said = readonly [stars: number, good: readonly GoodPoint[], better: readonly BetterPoint[], words?: string];
/** What students of a batch think of a class, over and over. */
const opinions: readonly Said[] = [
  [5, ['clear', 'problems'], [], 'The cylinder was drawn step by step. I could follow all of it.'],
  [4, ['clear'], ['fast']],
  [5, ['doubts'], [], 'All our questions were answered.'],
  [4, ['problems', 'easy'], []],
  [3, ['problems'], ['fast', 'board'], 'Please leave the last slide on for a little longer.'],
  [5, ['clear', 'doubts'], []],
  [4, ['easy'], ['sound']],
];
const MINUTE = 60_000;

/** Ratings of those who were in a class, and two doubts of which one has its answer. */
export async function seedFeedback(owner: Context, one: StoredClass, came: readonly string[]): Promise<void> {
  const after = (minutes: number) => at(owner, new Date(one.endsAt.getTime() + minutes * MINUTE));
  for (const [place, accountId] of came.entries()) {
    const [stars, good, better, words = ''] = opinions[place % opinions.length]!;
    // Each says it once in words: two students never write the same.
    const rating = { accountId, stars, good, better, words: place < opinions.length ? words : '' };
    await inTransaction(after(2 + place), (tx) => saveRating(tx, one.id, rating));
  }
  const doubt = (accountId: string, words: string, minutes: number) => {
    const askedAt = after(minutes).clock.now();
    return { id: newId(), classId: one.id, accountId, words, askedAt, answer: '', answeredBy: null, answeredAt: null };
  };
  const [first = '', second = ''] = came;
  await inTransaction(after(30), async (tx) => {
    const asked = doubt(first, 'Why does no flux leave through the curved side of the cylinder?', 12);
    await insertDoubt(tx, asked);
    await insertDoubt(tx, doubt(second, 'Is the field of the sheet the same very far away?', 25));
    const answer = 'The field runs along that side, so no line crosses it: E · dA is zero there.';
    await saveAnswer(tx, asked.id, { answer, answeredBy: one.teacherId, answeredAt: tx.clock.now() });
  });
}
