import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestInstitute, testWorld } from '../../../testing/index.ts';

let place: TestInstitute;

beforeAll(async () => {
  place = await (await testWorld()).institute();
});

const fromTest = { kind: 'test', path: '/student/results/a1?question=q7', label: 'Mock 3, question 7' } as const;
const keep = (person: Person, given: { front?: string; path?: string; deckName?: string } = {}) =>
  person.api.flashcards.keepCard({
    body: {
      collects: 'mistakes',
      deckName: given.deckName ?? 'My mistakes',
      card: { front: given.front ?? 'Unit of force?', back: 'Newton' },
      origin: { ...fromTest, path: given.path ?? fromTest.path },
    },
  });
const cardsOf = async (person: Person, deckId: string) =>
  (await person.api.flashcards.listCards({ params: { deckId } })).rows;

describe('a card made in one tap', () => {
  it('is kept in a deck of the student, once, and knows where it came from', async () => {
    const asha = await place.person('student');
    const kept = await keep(asha);
    expect(kept).toMatchObject({ deck: { name: 'My mistakes' }, isNew: true });
    expect(await keep(asha, { front: 'Asked otherwise?' })).toEqual({ ...kept, isNew: false });
    expect(await keep(asha, { path: '/student/results/a1?question=q8' })).toMatchObject({
      isNew: true,
      deck: kept.deck,
    });
    const [first, second] = await cardsOf(asha, kept.deck.id);
    expect(first).toMatchObject({ id: kept.cardId, front: 'Unit of force?', origin: fromTest, memory: null });
    expect(second).toMatchObject({ origin: { path: '/student/results/a1?question=q8' } });
    const due = await asha.api.flashcards.listDueCards();
    expect(due.cards.map(({ origin }) => origin?.label)).toEqual([fromTest.label, fromTest.label]);
  });

  it('finds its deck by what that collects, under any name, and again after it was taken back', async () => {
    const asha = await place.person('student');
    const own = await asha.api.flashcards.createDeck({ body: { kind: 'student', name: 'MY MISTAKES' } });
    const kept = await keep(asha);
    expect(kept.deck).toEqual({ id: own.id, name: 'MY MISTAKES' });
    await asha.api.flashcards.updateDeck({ params: { deckId: own.id }, body: { name: 'गलतियाँ' } });
    await asha.api.flashcards.removeCard({ params: { cardId: kept.cardId } });
    const again = await keep(asha);
    expect(again).toMatchObject({ deck: { id: own.id, name: 'गलतियाँ' }, isNew: true });
    expect(again.cardId).not.toBe(kept.cardId);
  });

  it('leads nowhere but into the student’s own area, and has an answer', async () => {
    const asha = await place.person('student');
    for (const path of ['https://elsewhere.example/', '//elsewhere.example', '/partner/orders', '/student/\\evil'])
      await expect(keep(asha, { path })).rejects.toMatchObject({ error: 'INVALID_INPUT' });
    const origin = { ...fromTest };
    const empty = { collects: 'notes', deckName: 'Notes', card: { front: 'No answer?', back: '' }, origin } as const;
    await expect(asha.api.flashcards.keepCard({ body: empty })).rejects.toMatchObject({ error: 'CARD_WITHOUT_BACK' });
  });
});
