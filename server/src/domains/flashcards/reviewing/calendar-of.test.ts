import type { Rating } from '@abhyas/contract/flashcards/cards';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { addDays, studyDayOf } from '../scheduling/study-day.ts';

let world: World;
let place: TestInstitute;
beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
});

const DAY = 86_400_000;
const ago = (milliseconds: number) => new Date(world.clock.now().getTime() - milliseconds).toISOString();
const review = (cardId: string, rating: Rating, reviewedAt = ago(0)) => ({ id: newId(), cardId, rating, reviewedAt });
const answer = (person: Person, ...reviews: ReturnType<typeof review>[]) =>
  person.api.flashcards.answerCards({ body: { reviews } });

/** Twelve cards of one's own. */
async function aDeck(owner: Person) {
  const deck = await owner.api.flashcards.createDeck({ body: { kind: 'student', name: 'Optics' } });
  const params = { deckId: deck.id };
  const cards = Array.from({ length: 12 }, (_, at) => ({ front: `Card ${at}`, back: `Back ${at}` }));
  await owner.api.flashcards.addCards({ params, body: { cards } });
  const { rows } = await owner.api.flashcards.listCards({ params, query: { size: 200 } });
  return { deckId: deck.id, cardIds: rows.map(({ id }) => id) };
}

describe('the days of a learner', () => {
  it('brings few cards on easy days and none in a holiday, also of what was answered before', async () => {
    const asha = await place.person('student');
    const { deckId, cardIds } = await aDeck(asha);
    // Eight days ago: "easy" wants them today, so that "easy" again wants them all on one day some weeks later.
    await answer(asha, ...cardIds.map((id) => review(id, 'easy', ago(8 * DAY))));
    await answer(asha, ...cardIds.map((id) => review(id, 'easy')));
    const daysOfCards = async () => {
      const { rows } = await asha.api.flashcards.listCards({ params: { deckId }, query: { size: 200 } });
      return rows.map(({ memory }) => studyDayOf('Asia/Kolkata', new Date(memory!.dueAt!))).toSorted();
    };
    const before = await daysOfCards();
    expect(new Set(before).size).toBeGreaterThan(3);
    const easy = [new Date(`${before[0]}T00:00:00Z`).getUTCDay() || 7];
    const settings = { retention: 90, newPerDay: 15, easyDays: easy, holiday: null };
    expect(await asha.api.flashcards.saveReviewSettings({ body: settings })).toEqual(settings);
    const onEasyDays = (days: string[]) =>
      days.filter((day) => easy.includes(new Date(`${day}T00:00:00Z`).getUTCDay() || 7)).length;
    expect(onEasyDays(await daysOfCards())).toBeLessThan(onEasyDays(before));

    const today = studyDayOf('Asia/Kolkata', world.clock.now());
    const last = addDays(today, 55);
    await asha.api.flashcards.saveReviewSettings({ body: { ...settings, holiday: { from: today, to: last } } });
    expect((await daysOfCards())[0]! > last).toBe(true);
    expect(await asha.api.flashcards.showFlashcardsDay()).toMatchObject({
      due: 0,
      fresh: 0,
      settings: { holiday: { to: last } },
    });
    await asha.api.flashcards.saveReviewSettings({ body: { retention: 90, newPerDay: 15 } });
    expect(await daysOfCards()).toEqual(before);
  });

  it('keeps back in a holiday what was overdue before it, and brings it after it', async () => {
    const asha = await place.person('student');
    const { cardIds } = await aDeck(asha);
    await answer(asha, ...cardIds.map((id) => review(id, 'easy', ago(10 * DAY))));
    const today = studyDayOf('Asia/Kolkata', world.clock.now());
    const holiday = { from: addDays(today, 1), to: addDays(today, 3) };
    await asha.api.flashcards.saveReviewSettings({ body: { retention: 90, newPerDay: 0, holiday } });
    const due = async () => {
      await asha.signInAgain();
      return [(await asha.api.flashcards.listDueCards()).total, (await asha.api.flashcards.showFlashcardsDay()).due];
    };
    expect(await due()).toEqual([12, 12]);
    world.clock.advance({ days: 1 });
    expect(await due()).toEqual([0, 0]);
    world.clock.advance({ days: 3 });
    expect(await due()).toEqual([12, 12]);
  });

  it.each([
    [{ from: '2026-12-10', to: '2026-12-01' }, 'body.holiday.to'],
    [{ from: '2026-12-10', to: '2027-03-01' }, 'body.holiday.to'],
  ])('refuses the holiday %o', async (holiday, path) => {
    const asha = await place.person('student');
    const body = { retention: 90, newPerDay: 15, holiday };
    await expect(asha.api.flashcards.saveReviewSettings({ body })).rejects.toMatchObject({
      status: 422,
      fields: [{ path }],
    });
  });
});
