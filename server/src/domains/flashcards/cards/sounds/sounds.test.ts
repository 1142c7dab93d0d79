import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../../testing/index.ts';
import { personalData } from '../../../identity/index.ts';

let world: World;
let place: TestInstitute;
beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
});

/** A tenth of a second of silence as a WAV file: 8 kHz, 16 bits. */
function aSound(): Buffer {
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(1636, 4);
  head.write('WAVEfmt ', 8);
  for (const [at, value, size] of [
    [16, 16, 4],
    [20, 1, 2],
    [22, 1, 2],
    [24, 8000, 4],
    [28, 16_000, 4],
    [32, 2, 2],
    [34, 16, 2],
  ])
    head.writeUIntLE(value!, at!, size!);
  head.write('data', 36);
  head.writeUInt32LE(1600, 40);
  return Buffer.concat([head, Buffer.alloc(1600)]);
}
async function aCard(owner: Person) {
  const deck = await owner.api.flashcards.createDeck({ body: { kind: 'student', name: `Words ${newId()}` } });
  const params = { deckId: deck.id };
  await owner.api.flashcards.addCards({
    params,
    body: { cards: [{ front: 'Photosynthesis?', back: 'Light to sugar' }] },
  });
  const [card] = (await owner.api.flashcards.listCards({ params })).rows;
  return { deckId: deck.id, params, cardId: card!.id };
}
const say = (who: Person, cardId: string, fileName = 'word.wav', file = aSound()) =>
  who.api.flashcards.saveCardSound({ params: { cardId }, query: { side: 'back', fileName }, file });
const first = async (who: Person, deckId: string) =>
  (await who.api.flashcards.listCards({ params: { deckId } })).rows[0]!;
const heldSounds = async (cardId: string) =>
  (await world.query("select media_id from media_uses where kind = 'card-sound' and thing_id = $1", [cardId])).length;

describe('the sound of a card', () => {
  it('is heard as soon as it is stored, in a review too, and is replaced and taken away', async () => {
    const asha = await place.person('student');
    const { deckId, params, cardId } = await aCard(asha);
    expect(await say(asha, cardId)).toMatchObject({ sound: { url: null, side: 'back' } });
    await world.runJobs();
    const { sound } = await first(asha, deckId);
    const file = await asha.send('GET', sound!.url!);
    expect([file.statusCode, file.headers['content-type'], file.rawPayload.length]).toEqual([200, 'audio/wav', 1644]);
    const due = await asha.api.flashcards.listDueCards({ query: params });
    expect(due.cards[0]).toMatchObject({ sound: { side: 'back', url: expect.any(String) } });
    await say(asha, cardId);
    expect(await heldSounds(cardId)).toBe(1);
    const remove = () => asha.api.flashcards.removeCardSound({ params: { cardId } });
    expect(await remove()).toMatchObject({ sound: null });
    expect(await remove()).toMatchObject({ sound: null });
    expect(await heldSounds(cardId)).toBe(0);
  });

  it('is a sound by its content, and written by those who write the deck', async () => {
    const [asha, ravi] = [await place.person('student'), await place.person('student')];
    const { cardId } = await aCard(asha);
    await expect(say(ravi, cardId)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    const removed = ravi.api.flashcards.removeCardSound({ params: { cardId } });
    await expect(removed).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(say(asha, cardId, 'word.txt')).rejects.toMatchObject({ error: 'FILE_TYPE' });
    const text = Buffer.from('no sound at all');
    await expect(say(asha, cardId, 'word.mp3', text)).rejects.toMatchObject({ error: 'FILE_DISGUISED' });
  });

  it('goes to Anki and comes back, once', async () => {
    const [asha, ravi] = [await place.person('student'), await place.person('student')];
    const { deckId, cardId } = await aCard(asha);
    await say(asha, cardId);
    await world.runJobs();
    const { rawPayload } = await asha.send('GET', `/api/flashcards/decks/${deckId}/deck.apkg`);
    const take = () =>
      ravi.api.flashcards.importAnki({
        query: { kind: 'student', fileName: 'words.apkg' },
        file: Buffer.from(rawPayload),
      });
    const taken = await take();
    expect(taken).toMatchObject({ added: 1, left: { media: 0, cards: 0 } });
    await world.runJobs();
    const came = await first(ravi, taken.decks[0]!.id);
    expect(came).toMatchObject({ front: 'Photosynthesis?', back: 'Light to sugar', sound: { side: 'back' } });
    expect((await ravi.send('GET', came.sound!.url!)).rawPayload.length).toBe(1644);
    expect(await take()).toMatchObject({ added: 0, known: 1 });
  });

  it('goes with its card, its deck and the person whose it was', async () => {
    const asha = await place.person('student');
    const [one, two, three] = [await aCard(asha), await aCard(asha), await aCard(asha)];
    for (const { cardId } of [one, two, three]) await say(asha, cardId);
    await asha.api.flashcards.removeCard({ params: { cardId: one.cardId } });
    await asha.api.flashcards.removeDeck({ params: two.params });
    expect([await heldSounds(one.cardId), await heldSounds(two.cardId), await heldSounds(three.cardId)]).toEqual([
      0, 0, 1,
    ]);
    const part = personalData().find(({ domain }) => domain === 'flashcards')!;
    await inTransaction(place.ctx(), (tx) => part.erase(tx, asha.accountId));
    expect(await heldSounds(three.cardId)).toBe(0);
  });
});
