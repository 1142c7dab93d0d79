import type { Rating } from '@abhyas/contract/flashcards/cards';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../testing/index.ts';
import { personalData } from '../identity/index.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (milliseconds: number) => new Date(world.clock.now().getTime() - milliseconds).toISOString();
let names = 0;
const sides = (count: number, word = 'Card') =>
  Array.from({ length: count }, (_, at) => ({ front: `${word} ${at + 1}: $x^${at}$?`, back: `$${at}$` }));

async function aDeck(owner: Person, kind: 'partner' | 'student', cards = sides(3)) {
  const deck = await owner.api.flashcards.createDeck({ body: { kind, name: `Deck ${++names}` } });
  const params = { deckId: deck.id };
  if (cards.length > 0) await owner.api.flashcards.addCards({ params, body: { cards } });
  if (kind === 'partner') await owner.api.flashcards.publishDeck({ params, body: { published: true } });
  const { rows } = await owner.api.flashcards.listCards({ params, query: { size: 200 } });
  return { deckId: deck.id, params, cardIds: rows.map(({ id }) => id) };
}
const review = (cardId: string, rating: Rating, reviewedAt = ago(0), id = newId()) => ({
  id,
  cardId,
  rating,
  reviewedAt,
  milliseconds: 8000,
});
const answer = (person: Person, ...reviews: ReturnType<typeof review>[]) =>
  person.api.flashcards.answerCards({ body: { reviews } });
const cardOf = async (person: Person, deckId: string, cardId: string) =>
  (await person.api.flashcards.listCards({ params: { deckId } })).rows.find(({ id }) => id === cardId)!;
const linesOf = async (person: Person) =>
  Number(
    (await world.query('select count(*) from card_reviews where account_id = $1', [person.accountId]))[0]!['count'],
  );

describe('a deck of a student', () => {
  it('is made, renamed, filled and removed by its owner, and nobody else sees it', async () => {
    const [asha, ravi] = [await place.person('student'), await place.person('student')];
    const deck = await asha.api.flashcards.createDeck({ body: { kind: 2, name: 'Optics' } });
    expect(deck).toMatchObject({ kind: 'student', cards: 0, publishedAt: null, can: { write: true } });
    const params = { deckId: deck.id };
    const named = await asha.api.flashcards.updateDeck({
      params,
      body: { name: 'Ray optics', description: 'NCERT 9' },
    });
    expect(named).toMatchObject({ name: 'Ray optics', description: 'NCERT 9' });
    await asha.api.flashcards.addCards({ params, body: { cards: sides(2) } });
    expect(await asha.api.flashcards.showDeck({ params })).toMatchObject({ cards: 2 });
    for (const stranger of [ravi, teacher])
      await expect(stranger.api.flashcards.showDeck({ params })).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(ravi.api.flashcards.removeDeck({ params })).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await asha.api.flashcards.removeDeck({ params });
    await expect(asha.api.flashcards.showDeck({ params })).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('has a name of its own among the decks of its student', async () => {
    const [asha, ravi] = [await place.person('student'), await place.person('student')];
    const make = (who: Person, name: string) => who.api.flashcards.createDeck({ body: { kind: 'student', name } });
    await make(asha, 'Genetics');
    await make(ravi, 'Genetics');
    const refused = { error: 'DECK_NAME_TAKEN', fields: [{ path: 'name' }] };
    await expect(make(asha, 'GENETICS')).rejects.toMatchObject(refused);
    const other = await make(asha, 'Ecology');
    const rename = { params: { deckId: other.id }, body: { name: 'genetics' } };
    await expect(asha.api.flashcards.updateDeck(rename)).rejects.toMatchObject(refused);
  });

  it('is one of at most two hundred, each of at most five thousand cards', async () => {
    const asha = await place.person('student');
    const { params, deckId } = await aDeck(asha, 'student');
    await world.query(
      `insert into card_decks (institute_id, id, kind, owner_id, created_by, name, description, created_at, updated_at)
       select $1, gen_random_uuid(), 'student', $2, $2, 'Many ' || n, '', now(), now() from generate_series(2, 200) n`,
      [place.id, asha.accountId],
    );
    const another = asha.api.flashcards.createDeck({ body: { kind: 'student', name: 'One more' } });
    await expect(another).rejects.toMatchObject({ error: 'DECK_LIMIT' });
    await world.query(
      `insert into cards (institute_id, id, deck_id, kind, front, back, position, created_at)
       select $1, gen_random_uuid(), $2, 'basic', 'f' || n, 'b', n, now() from generate_series(4, 5000) n`,
      [place.id, deckId],
    );
    const full = asha.api.flashcards.addCards({ params, body: { cards: sides(1, 'Late') } });
    await expect(full).rejects.toMatchObject({ error: 'DECK_FULL' });
  });
});

describe('cards', () => {
  it('are added in their order, each once, and found by their words', async () => {
    const asha = await place.person('student');
    const { params } = await aDeck(asha, 'student', []);
    const add = (cards: { front: string; back: string }[]) => asha.api.flashcards.addCards({ params, body: { cards } });
    expect(await add([...sides(2), ...sides(1)])).toEqual({ added: 2, known: 1 });
    expect(await add(sides(3))).toEqual({ added: 1, known: 2 });
    const list = (query: { search?: string; show?: 'slipping' }) =>
      asha.api.flashcards.listCards({ params, query }).then(({ rows }) => rows.map(({ front }) => front.slice(0, 6)));
    expect(await list({})).toEqual(['Card 1', 'Card 2', 'Card 3']);
    expect(await list({ search: 'card 2' })).toEqual(['Card 2']);
    expect(await list({ show: 'slipping' })).toEqual([]);
  });

  it('leave as a table of two columns for whoever writes the deck, safe for spreadsheets', async () => {
    const [asha, ravi] = [await place.person('student'), await place.person('student')];
    const { params } = await aDeck(asha, 'student', [{ front: '=SUM(A1)?', back: 'a "quote", and;\nmore' }]);
    const file = await asha.api.flashcards.exportCards({ params });
    expect(file).toBe(`\uFEFF'=SUM(A1)?,"a ""quote"", and;\nmore"\r\n`);
    await expect(ravi.api.flashcards.exportCards({ params })).rejects.toMatchObject({ error: 'NOT_FOUND' });
    const shared = await aDeck(teacher, 'partner');
    await expect(ravi.api.flashcards.exportCards({ params: shared.params })).rejects.toMatchObject({ status: 403 });
  });

  it('have what their kind needs: an answer on the back, or a gap in the sentence', async () => {
    const asha = await place.person('student');
    const { params, cardIds } = await aDeck(asha, 'student');
    const add = (card: { kind?: 'cloze' | 'basic'; front: string; back?: string }) =>
      asha.api.flashcards.addCards({ params, body: { cards: [...sides(1), card] } });
    await expect(add({ front: 'Question?' })).rejects.toMatchObject({
      error: 'CARD_WITHOUT_BACK',
      fields: [{ path: 'body.cards.1.back' }],
    });
    await expect(add({ kind: 'cloze', front: 'No gap $\\frac{{a}}{{b}}$' })).rejects.toMatchObject({
      error: 'CARD_WITHOUT_GAP',
      fields: [{ path: 'body.cards.1.front' }],
    });
    await add({ kind: 'cloze', front: 'Alumina melts in {{cryolite::a mineral}}.' });
    const body = { kind: 'cloze', front: 'Nothing to fill', back: '' } as const;
    const change = asha.api.flashcards.updateCard({ params: { cardId: cardIds[0]! }, body });
    await expect(change).rejects.toMatchObject({ error: 'CARD_WITHOUT_GAP' });
  });

  it('are corrected and removed by those who may write the deck', async () => {
    const [asha, ravi] = [await place.person('student'), await place.person('student')];
    const own = await aDeck(asha, 'student');
    const params = { cardId: own.cardIds[0]! };
    const body = { front: 'Better?', back: 'Better.' };
    await expect(ravi.api.flashcards.updateCard({ params, body })).rejects.toMatchObject({ error: 'NOT_FOUND' });
    expect(await asha.api.flashcards.updateCard({ params, body })).toMatchObject(body);
    await expect(ravi.api.flashcards.removeCard({ params })).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await asha.api.flashcards.removeCard({ params });
    await expect(asha.api.flashcards.removeCard({ params })).rejects.toMatchObject({ error: 'NOT_FOUND' });
    expect(await asha.api.flashcards.showDeck({ params: own.params })).toMatchObject({ cards: 2 });
  });
});

describe('a deck of the institute', () => {
  it('is seen by students once it is published, and written by staff who may', async () => {
    const asha = await place.person('student');
    const deck = await teacher.api.flashcards.createDeck({
      body: { kind: 1, name: 'Formulas', description: 'Class 12' },
    });
    const params = { deckId: deck.id };
    const publish = (published: boolean) => teacher.api.flashcards.publishDeck({ params, body: { published } });
    await expect(publish(true)).rejects.toMatchObject({ error: 'DECK_EMPTY' });
    await teacher.api.flashcards.addCards({ params, body: { cards: sides(1) } });
    await expect(asha.api.flashcards.showDeck({ params })).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await publish(true);
    await publish(true);
    expect(await asha.api.flashcards.showDeck({ params })).toMatchObject({ kind: 'partner', can: { write: false } });
    const add = asha.api.flashcards.addCards({ params, body: { cards: sides(1, 'Mine') } });
    await expect(add).rejects.toMatchObject({ status: 403 });
    const make = asha.api.flashcards.createDeck({ body: { kind: 'partner', name: 'Not mine to make' } });
    await expect(make).rejects.toMatchObject({ status: 403 });
    const found = await teacher.api.flashcards.listPartnerDecks({ query: { search: 'formulas' } });
    expect(found.rows).toEqual([expect.objectContaining({ id: deck.id, cards: 1, can: { write: true } })]);
    await publish(false);
    expect((await asha.api.flashcards.showFlashcardsDay()).decks.map(({ id }) => id)).not.toContain(deck.id);
    const log = await world.query(`select action from audit_log where subject_id = $1 order by at, id`, [deck.id]);
    expect(log.map(({ action }) => action)).toEqual([
      'deck.created',
      'deck.cards_added',
      'deck.published',
      'deck.withdrawn',
    ]);
  });

  it('is corrected without moving the dates of whoever learns it', async () => {
    const asha = await place.person('student');
    const { deckId, params, cardIds } = await aDeck(teacher, 'partner');
    const [cardId = ''] = cardIds;
    await answer(asha, review(cardId, 'easy', ago(2 * HOUR)));
    const before = await cardOf(asha, deckId, cardId);
    const body = { front: 'The same, better said', back: 'Yes' };
    await teacher.api.flashcards.updateCard({ params: { cardId }, body });
    const after = await cardOf(asha, deckId, cardId);
    expect(after).toMatchObject({ ...body, memory: before.memory, correctedAt: expect.any(String) });
    const deck = (await asha.api.flashcards.showFlashcardsDay()).decks.find(({ id }) => id === deckId);
    expect(deck).toMatchObject({ corrected: 1, begun: 1 });
    await teacher.api.flashcards.removeDeck({ params });
    expect(await answer(asha, review(cardId, 'good'))).toMatchObject({ refused: [{ because: 'gone' }], cards: [] });
  });
});

describe('answers', () => {
  it('give a card its next date, and each of the four says its own beforehand', async () => {
    const asha = await place.person('student');
    const { deckId, cardIds } = await aDeck(asha, 'student', sides(1));
    const due = await asha.api.flashcards.listDueCards({ query: { deckId } });
    expect(due).toMatchObject({ total: 1, cards: [{ id: cardIds[0], memory: null, next: { again: { minutes: 1 } } }] });
    const { next } = due.cards[0]!;
    expect([next.hard.minutes, next.good.minutes, next.easy.days]).toEqual([6, 10, 8]);
    const { cards } = await answer(asha, review(cardIds[0]!, 'easy'));
    expect(cards[0]).toMatchObject({ memory: { state: 'review', dueAt: next.easy.at, reviews: 1, lapses: 0 } });
    expect((await asha.api.flashcards.listDueCards({ query: { deckId } })).total).toBe(0);
  });

  it('sent twice, or by two devices at once, count once each and in the order of their times', async () => {
    const asha = await place.person('student');
    const { deckId, cardIds } = await aDeck(asha, 'student', sides(1));
    const [cardId = ''] = cardIds;
    const [first, second, third] = [
      review(cardId, 'good', ago(5 * DAY)),
      review(cardId, 'good', ago(3 * DAY)),
      review(cardId, 'again', ago(DAY)),
    ];
    await Promise.all([answer(asha, third, first), answer(asha, first), answer(asha, second, second)]);
    const replay = await answer(asha, first, second, third);
    expect(replay.kept).toHaveLength(3);
    expect(await linesOf(asha)).toBe(3);
    const other = await place.person('student');
    const copy = await aDeck(other, 'student', sides(1));
    for (const one of [first, second, third]) await answer(other, { ...one, id: newId(), cardId: copy.cardIds[0]! });
    const memory = (await cardOf(asha, deckId, cardId)).memory;
    expect(memory).toEqual((await cardOf(other, copy.deckId, copy.cardIds[0]!)).memory);
    expect(memory).toMatchObject({ reviews: 3, state: 'relearning', lapses: 1 });
  });

  it('have a time at which somebody can have answered: a fast clock says now, nonsense is named and left out', async () => {
    const asha = await place.person('student');
    const { deckId, cardIds } = await aDeck(asha, 'student');
    const [fast, future, old] = [
      review(cardIds[0]!, 'easy', ago(-2 * 60_000)),
      review(cardIds[1]!, 'good', ago(-HOUR)),
      review(cardIds[1]!, 'good', ago(61 * DAY)),
    ];
    const reply = await answer(asha, fast, future, old, review(newId(), 'good'));
    expect(reply.kept).toEqual([fast.id]);
    expect(reply.refused.map(({ because }) => because)).toEqual(['future', 'old', 'gone']);
    const [line] = await world.query('select reviewed_at from card_reviews where id = $1', [fast.id]);
    expect((line!['reviewed_at'] as Date).getTime()).toBeLessThanOrEqual(world.clock.now().getTime());
    expect((await cardOf(asha, deckId, cardIds[1]!)).memory).toBeNull();
  });

  it('are taken back: the card is as before, and the answer does not come again with a late retry', async () => {
    const asha = await place.person('student');
    const { deckId, cardIds } = await aDeck(asha, 'student');
    const [cardId = ''] = cardIds;
    await answer(asha, review(cardId, 'good', ago(4 * DAY)));
    const before = (await cardOf(asha, deckId, cardId)).memory;
    const wrong = review(cardId, 'again');
    await answer(asha, wrong);
    const undo = () => asha.api.flashcards.undoReview({ params: { reviewId: wrong.id }, body: {} });
    expect((await undo()).memory).toEqual(before);
    await undo();
    await answer(asha, wrong);
    expect((await cardOf(asha, deckId, cardId)).memory).toEqual(before);
    expect(await linesOf(asha)).toBe(3);
    const stranger = await place.person('student');
    const others = stranger.api.flashcards.undoReview({ params: { reviewId: wrong.id }, body: {} });
    await expect(others).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('let a card that slips again and again be found, and put to rest', async () => {
    const asha = await place.person('student');
    const { deckId, params, cardIds } = await aDeck(asha, 'student');
    const [cardId = ''] = cardIds;
    const slips = Array.from({ length: 8 }, (_, at) => [
      review(cardId, 'easy', ago((50 - at * 5) * DAY)),
      review(cardId, 'again', ago((48 - at * 5) * DAY)),
    ]).flat();
    const { cards } = await answer(asha, ...slips);
    expect(cards[0]!.memory).toMatchObject({ lapses: 8, slipping: true });
    expect(await asha.api.flashcards.showFlashcardsDay()).toMatchObject({ slipping: 1 });
    const slipping = await asha.api.flashcards.listCards({ params, query: { show: 'slipping' } });
    expect(slipping.rows.map(({ id }) => id)).toEqual([cardId]);
    const suspend = (id: string, suspended: boolean) =>
      asha.api.flashcards.suspendCard({ params: { cardId: id }, body: { suspended } });
    expect(await suspend(cardId, true)).toMatchObject({ suspended: true, lapses: 8 });
    expect(await suspend(cardIds[1]!, true)).toMatchObject({ suspended: true, state: 'new' });
    const due = await asha.api.flashcards.listDueCards({ query: { deckId } });
    expect(due.cards.map(({ id }) => id)).toEqual([cardIds[2]]);
    expect(await suspend(cardId, false)).toMatchObject({ suspended: false, lapses: 8 });
  });
});

describe('the day of a learner', () => {
  it('counts what is due, limits what is new, and asks those most at risk first', async () => {
    const asha = await place.person('student');
    const { deckId, cardIds } = await aDeck(asha, 'student', sides(6));
    await asha.api.flashcards.saveReviewSettings({ body: { retention: 85, newPerDay: 2 } });
    const [safe = '', atRisk = '', third = ''] = cardIds;
    await answer(
      asha,
      ...[safe, atRisk].flatMap((id) => [review(id, 'good', ago(20 * DAY)), review(id, 'good', ago(19 * DAY))]),
      review(safe, 'easy', ago(14 * DAY)),
    );
    await world.query(`update card_schedules set due_at = $2 where account_id = $1`, [
      asha.accountId,
      world.clock.now(),
    ]);
    const due = await asha.api.flashcards.listDueCards({ query: { deckId } });
    expect(due.total).toBe(4);
    expect(due.cards.map(({ id }) => id)).toEqual([atRisk, safe, third, cardIds[3]]);
    const day = await asha.api.flashcards.showFlashcardsDay();
    expect(day).toMatchObject({ due: 2, fresh: 2, begun: 2, week: { reviews: 0 }, settings: { retention: 85 } });
    expect(day.ahead).toHaveLength(14);
    expect(day.ahead[0]!.due).toBe(2);
    expect(day.remembered!.from).toBeLessThan(day.remembered!.to);
    await answer(asha, review(third, 'easy'));
    expect(await asha.api.flashcards.showFlashcardsDay()).toMatchObject({
      due: 2,
      fresh: 1,
      minutes: 1,
      week: { reviews: 1, remembered: 1 },
    });
  });

  it('gives new cards of the institute’s deck once it was begun', async () => {
    const elsewhere = await world.institute();
    const [author, asha] = [await elsewhere.person('teacher'), await elsewhere.person('student')];
    const { deckId, cardIds } = await aDeck(author, 'partner');
    const all = () => asha.api.flashcards.listDueCards();
    expect((await all()).cards).toEqual([]);
    expect(await asha.api.flashcards.showFlashcardsDay()).toMatchObject({ fresh: 0, decks: [{ fresh: 3, begun: 0 }] });
    expect((await asha.api.flashcards.listDueCards({ query: { deckId, most: 2 } })).cards).toHaveLength(2);
    await answer(asha, review(cardIds[0]!, 'easy'));
    expect((await all()).cards.map(({ id }) => id)).toEqual([cardIds[1], cardIds[2]]);
  });

  it('says the chance to remember as the curve does', async () => {
    const asha = await place.person('student');
    const { cardIds } = await aDeck(asha, 'student', sides(1));
    await answer(asha, review(cardIds[0]!, 'easy', ago(8 * DAY)));
    const { remembered } = await asha.api.flashcards.showFlashcardsDay();
    const chance = (1 + ((0.9 ** (-1 / 0.1542) - 1) * 8) / 8.2956) ** -0.1542;
    const half = 1.645 * Math.sqrt(chance * (1 - chance));
    expect(remembered).toEqual({ from: Math.round(100 * (chance - half)), to: 100 });
  });
});

describe('what the product knows of a learner', () => {
  it('is exported, follows two accounts that become one, and goes with the person', async () => {
    const [old, kept] = [await place.person('student'), await place.person('student')];
    const { deckId, cardIds } = await aDeck(teacher, 'partner');
    const own = await aDeck(old, 'student', sides(1, 'Own'));
    const [cardId = ''] = cardIds;
    await answer(old, review(cardId, 'good', ago(6 * DAY)), review(own.cardIds[0]!, 'easy'));
    await answer(kept, review(cardId, 'good', ago(4 * DAY)));
    const part = personalData().find(({ domain }) => domain === 'flashcards');
    const ctx = place.ctx(teacher);
    expect(await part!.export(ctx, old.accountId)).toMatchObject({
      cards: [{ front: 'Own 1: $x^0$?' }],
      answers: [{ rating: 'good' }, { rating: 'easy' }],
      settings: { newPerDay: 15 },
    });
    await inTransaction(ctx, (tx) => part!.reassign(tx, old.accountId, kept.accountId));
    expect((await cardOf(kept, deckId, cardId)).memory).toMatchObject({ reviews: 2, state: 'review' });
    expect(await kept.api.flashcards.showDeck({ params: own.params })).toMatchObject({ cards: 1 });
    expect([await linesOf(old), await linesOf(kept)]).toEqual([0, 3]);
    await inTransaction(ctx, (tx) => part!.erase(tx, kept.accountId));
    expect(await linesOf(kept)).toBe(0);
    await expect(kept.api.flashcards.showDeck({ params: own.params })).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });
});
