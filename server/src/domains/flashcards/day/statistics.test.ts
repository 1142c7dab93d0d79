import type { Rating } from '@abhyas/contract/flashcards/cards';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { addDays, studyDayOf } from '../scheduling/study-day.ts';
import { likelyRecall } from './recall.ts';

let world: World;
let place: TestInstitute;
beforeAll(async () => {
  world = await testWorld();
  // Noon in India: no study day turns while the tests run.
  world.clock.set(new Date('2026-11-20T06:30:00Z'));
  place = await world.institute();
});

const DAY = 86_400_000;
const ago = (days: number) => new Date(world.clock.now().getTime() - days * DAY).toISOString();
const review = (cardId: string, rating: Rating, days: number, milliseconds = 30_000) => ({
  id: newId(),
  cardId,
  rating,
  reviewedAt: ago(days),
  milliseconds,
});
const answer = (person: Person, ...reviews: ReturnType<typeof review>[]) =>
  person.api.flashcards.answerCards({ body: { reviews } });
async function aDeck(owner: Person, name: string, count: number) {
  const { id: deckId } = await owner.api.flashcards.createDeck({ body: { kind: 'student', name } });
  const cards = Array.from({ length: count }, (_, at) => ({ front: `${name} ${at}?`, back: 'b' }));
  await owner.api.flashcards.addCards({ params: { deckId }, body: { cards } });
  const { rows } = await owner.api.flashcards.listCards({ params: { deckId } });
  return { deckId, cardIds: rows.map(({ id }) => id) };
}
const look = (person: Person, query: { deckId?: string; period?: 'month' | 'quarter' | 'year' } = {}) =>
  person.api.flashcards.showFlashcardStatistics({ query });
const dayAgo = (days: number) => addDays(studyDayOf('Asia/Kolkata', world.clock.now()), -days);

describe('the figures of a learner', () => {
  it('are all nothing where nothing was answered, and say what is set', async () => {
    const asha = await place.person('student');
    await asha.api.flashcards.saveReviewSettings({ body: { retention: 85, newPerDay: 5 } });
    const seen = await look(asha);
    const none = { asked: 0, remembered: 0 };
    expect(seen).toMatchObject({
      recall: { all: none, young: none, old: none, likely: null, wished: 85 },
      reviews: 0,
      seconds: 0,
      daysLearned: 0,
      cards: { new: 0, learning: 0, young: 0, old: 0, resting: 0 },
    });
    expect([seen.done.length, seen.ahead.length]).toEqual([30, 30]);
    expect(seen.done.at(-1)!.from).toBe(dayAgo(0));
  });

  it('measure recall of cards that came back after a day, beside what was wished then', async () => {
    const asha = await place.person('student');
    const { cardIds } = await aDeck(asha, 'Optics', 3);
    const [first = '', second = ''] = cardIds;
    // Steps of minutes on one day are no recall, whatever was answered.
    await answer(asha, review(first, 'good', 50), review(first, 'again', 49.999), review(second, 'easy', 28));
    await asha.api.flashcards.saveReviewSettings({ body: { retention: 80, newPerDay: 5 } });
    await answer(asha, review(first, 'good', 20), review(second, 'again', 20), review(second, 'good', 19.999));
    await answer(asha, review(first, 'hard', 2), review(second, 'good', 2));
    const { recall } = await look(asha);
    expect(recall).toEqual({
      all: { asked: 4, remembered: 3 },
      young: { asked: 3, remembered: 2 },
      old: { asked: 1, remembered: 1 },
      likely: null,
      wished: 85, // twice 90 as it was usual, twice 80
    });
  });

  it('count answers and time by day or week, without those taken back, and no pause of more than a minute', async () => {
    const asha = await place.person('student');
    const { cardIds } = await aDeck(asha, 'Waves', 2);
    const [first = '', second = ''] = cardIds;
    const wrong = review(second, 'again', 1);
    await answer(asha, review(first, 'easy', 40), review(first, 'good', 1), review(second, 'easy', 1, 900_000), wrong);
    await asha.api.flashcards.undoReview({ params: { reviewId: wrong.id }, body: {} });
    const month = await look(asha);
    expect(month).toMatchObject({ reviews: 2, seconds: 90, daysLearned: 1 });
    expect(month.done.filter(({ reviews }) => reviews > 0)).toEqual([{ from: dayAgo(1), reviews: 2, seconds: 90 }]);
    const quarter = await look(asha, { period: 'quarter' });
    expect(quarter).toMatchObject({ reviews: 3, seconds: 120, daysLearned: 2 });
    expect(quarter.done.filter(({ reviews }) => reviews > 0)).toEqual([
      { from: dayAgo(41), reviews: 1, seconds: 30 },
      { from: dayAgo(6), reviews: 2, seconds: 90 },
    ]);
    expect((await look(asha, { period: 'year' })).done).toHaveLength(13);
  });

  it('say how far cards are and when they come, of one deck or of all, and nobody else’s', async () => {
    const [asha, ravi] = [await place.person('student'), await place.person('student')];
    const [optics, waves] = [await aDeck(asha, 'Optics', 4), await aDeck(asha, 'Waves', 2)];
    const [young = '', old = '', resting = ''] = optics.cardIds;
    await answer(
      asha,
      review(young, 'easy', 1),
      ...[60, 50, 20].map((days) => review(old, 'easy', days)),
      review(resting, 'easy', 1),
      review(waves.cardIds[0]!, 'good', 0),
      review(waves.cardIds[1]!, 'easy', 20),
    );
    await asha.api.flashcards.suspendCard({ params: { cardId: resting }, body: { suspended: true } });
    const all = await look(asha);
    expect(all.cards).toEqual({ new: 1, learning: 1, young: 2, old: 1, resting: 1 });
    expect(all.decks.map(({ name, cards, reviews }) => [name, Object.values(cards).join(' '), reviews])).toEqual([
      ['Optics', '1 0 1 1 1', 3],
      ['Waves', '0 1 1 0 0', 2],
    ]);
    const own = await look(asha, { deckId: waves.deckId });
    expect(own).toMatchObject({ reviews: 2, cards: { new: 0, learning: 1, young: 1, old: 0, resting: 0 } });
    // One card is learned now, and one is late.
    expect(own.ahead[0]).toEqual({ day: dayAgo(0), due: 2 });
    expect(own.ahead.slice(1).every(({ due }) => due === 0)).toBe(true);
    expect(own.decks).toEqual(all.decks);
    expect(await look(ravi)).toMatchObject({ reviews: 0, decks: [] });
    await expect(look(ravi, { deckId: waves.deckId })).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await asha.api.flashcards.removeDeck({ params: { deckId: waves.deckId } });
    expect(await look(asha)).toMatchObject({ reviews: 5, decks: [{ name: 'Optics' }], cards: { learning: 0 } });
  });

  it.each([
    [{ asked: 9, remembered: 9 }, null],
    [
      { asked: 10, remembered: 10 },
      { from: 79, to: 100 },
    ],
    [
      { asked: 100, remembered: 90 },
      { from: 84, to: 94 },
    ],
    [
      { asked: 40, remembered: 0 },
      { from: 0, to: 6 },
    ],
  ])('know how sure the share of %o is', (recall, likely) => {
    expect(likelyRecall(recall)).toEqual(likely);
  });
});
