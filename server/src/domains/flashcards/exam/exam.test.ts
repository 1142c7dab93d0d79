import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { examWays } from './exam-ways.ts';
import { foresee, type Standing } from './foresee.ts';

let world: World;
let place: TestInstitute;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
});

const begun = Array.from({ length: 60 }, (_, at) => ({
  weight: 1,
  stability: 1 + ((at * 7) % 40),
  difficulty: 3 + (at % 6),
  last: -(at % 9),
  due: (at % 20) - 2,
}));
const standing: Standing = { days: 40, begun, fresh: 240, seconds: 12 };
const choice = { retention: 90, newPerDay: 12, minutes: 25, mostNew: 240 };
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

describe('what a way of learning comes to', () => {
  it('never takes longer than a day has, and loses no card', () => {
    const { minutes, recalled } = foresee(standing, { ...choice, minutes: 10 });
    expect(Math.max(...minutes)).toBeLessThanOrEqual(10 + 1e-9);
    expect(recalled).toBeGreaterThan(0);
    expect(recalled).toBeLessThan(300);
  });

  it('remembers as FSRS says where nothing is done', () => {
    const one = { weight: 1, stability: 20, difficulty: 5, last: -5, due: 100 };
    const { recalled, minutes } = foresee({ days: 15, begun: [one], fresh: 0, seconds: 12 }, choice);
    expect(recalled).toBeCloseTo(0.9, 6);
    expect(sum(minutes)).toBe(0);
  });

  it('remembers more with more minutes and more retention, and works more for it', () => {
    const less = foresee(standing, { ...choice, minutes: 8 });
    const more = foresee(standing, choice);
    expect(more.recalled).toBeGreaterThan(less.recalled);
    const often = foresee(standing, { ...choice, minutes: 200, retention: 96 });
    const seldom = foresee(standing, { ...choice, minutes: 200, retention: 75 });
    expect(often.recalled).toBeGreaterThan(seldom.recalled);
    expect(sum(often.minutes)).toBeGreaterThan(sum(seldom.minutes));
  });
});

describe('the ways to an exam', () => {
  it('is one where the minutes suffice', () => {
    const ways = examWays(standing, { wanted: 85, minutes: 60 });
    expect(ways).toMatchObject({ possible: true, longer: null, fewer: null, within: { cards: 300, mostNew: 240 } });
    expect(ways.within.share).toBeGreaterThanOrEqual(0.85);
  });

  it('are three where they do not: less recall, longer days, fewer cards, each of them true', () => {
    const wish = { wanted: 90, minutes: 6 };
    const { possible, within, longer, fewer } = examWays(standing, wish);
    expect(possible).toBe(false);
    expect(within.share).toBeLessThan(0.9);
    expect(longer!.share).toBeGreaterThanOrEqual(0.9);
    expect(examWays(standing, { ...wish, minutes: longer!.minutes - 1 }).possible).toBe(false);
    expect(fewer!.share).toBeGreaterThanOrEqual(0.9);
    expect(fewer!.cards).toBeLessThan(300);
    expect(Math.max(...fewer!.work)).toBeLessThanOrEqual(6 + 1e-9);
  });

  it('say so where no day is long enough', () => {
    const ways = examWays({ days: 1, begun: [], fresh: 5000, seconds: 20 }, { wanted: 97, minutes: 30 });
    expect(ways).toMatchObject({ possible: false, longer: null });
  });
});

describe('an exam ahead', () => {
  const dayIn = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const wish = (given: object = {}) => ({ examOn: dayIn(30), wanted: 90, minutes: 20, ...given });
  async function withCards(count: number): Promise<Person> {
    const asha = await place.person('student');
    const deck = await asha.api.flashcards.createDeck({ body: { kind: 'student', name: 'All' } });
    const cards = Array.from({ length: count }, (_, at) => ({ front: `Card ${at}?`, back: 'b' }));
    await asha.api.flashcards.addCards({ params: { deckId: deck.id }, body: { cards } });
    return asha;
  }

  it('is foreseen from the cards that are there, and refused where its day is not ahead', async () => {
    const asha = await withCards(40);
    const seen = await asha.api.flashcards.foreseeExam({ query: wish() });
    expect(seen).toMatchObject({ possible: true, cards: 40, fresh: 40, within: { cards: 40, minutes: 20 } });
    expect(seen.within.weeks).toHaveLength(5);
    for (const examOn of [dayIn(-1), dayIn(500)])
      await expect(asha.api.flashcards.foreseeExam({ query: wish({ examOn }) })).rejects.toMatchObject({
        error: 'EXAM_DAY',
        fields: [{ path: 'examOn' }],
      });
  });

  it('sets how one learns once it is chosen, admits at most the new cards that it says, and ends', async () => {
    const asha = await withCards(12);
    const chosen = { ...wish(), retention: 93, newPerDay: 9, mostNew: 5 };
    await asha.api.flashcards.saveExamPlan({ body: chosen });
    expect((await asha.api.flashcards.showExamPlan()).plan).toEqual(chosen);
    const day = await asha.api.flashcards.showFlashcardsDay();
    expect(day).toMatchObject({ fresh: 5, settings: { retention: 93, newPerDay: 9 } });
    expect((await asha.api.flashcards.listDueCards()).cards).toHaveLength(5);
    expect(await asha.api.flashcards.dropExamPlan()).toEqual({ dropped: true });
    expect(await asha.api.flashcards.dropExamPlan()).toEqual({ dropped: false });
    expect((await asha.api.flashcards.showExamPlan()).plan).toBeNull();
    expect((await asha.api.flashcards.listDueCards()).cards).toHaveLength(9);
  });
});
