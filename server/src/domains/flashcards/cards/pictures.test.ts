import { DatabaseSync } from 'node:sqlite';
import { unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { personalData } from '../../identity/index.ts';
import { addressesOf } from '../../media/index.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4"/></svg>');
const area = (x: number, answer = '') => ({ x, y: 1000, width: 1500, height: 800, answer });
let names = 0;
async function aDeck(owner: Person, kind: 'partner' | 'student' = 'student') {
  const deck = await owner.api.flashcards.createDeck({ body: { kind, name: `Pictures ${++names}` } });
  const kept = await owner.api.flashcards.uploadCardPicture({
    query: { deckId: deck.id, fileName: 'eye.svg' },
    file: svg,
  });
  return { params: { deckId: deck.id }, deckId: deck.id, ...kept };
}
const three = [area(0, 'Cornea'), area(3000, 'Lens'), area(6000, 'Retina')];
async function aPicture(owner: Person, kind: 'partner' | 'student' = 'student') {
  const { params, mediaId } = await aDeck(owner, kind);
  const body = { mediaId, hides: 'all', question: 'Which part of the eye?', areas: three } as const;
  const picture = await owner.api.flashcards.addCardPicture({ params, body: { ...body, areas: [...three] } });
  return { params, picture, pictureParams: { pictureId: picture.id } };
}
const cardsOf = async (person: Person, params: { deckId: string }) =>
  (await person.api.flashcards.listCards({ params })).rows;

describe('a picture with hidden areas', () => {
  it('makes one card of each area, which a learner is asked like any other', async () => {
    const asha = await place.person('student');
    const { params, picture } = await aPicture(teacher, 'partner');
    expect(picture).toMatchObject({ hides: 'all', question: 'Which part of the eye?', areas: three });
    await teacher.api.flashcards.publishDeck({ params, body: { published: true } });
    const due = await asha.api.flashcards.listDueCards({ query: params });
    expect(due.cards.map(({ kind, back, picture: of }) => [kind, back, of?.asked, of?.hides])).toEqual([
      ['picture', 'Cornea', 0, 'all'],
      ['picture', 'Lens', 1, 'all'],
      ['picture', 'Retina', 2, 'all'],
    ]);
    const { url, areas } = due.cards[1]!.picture!;
    expect(areas).toEqual(three.map(({ answer: _answer, ...drawn }) => drawn));
    const file = await asha.send('GET', url);
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, expect.stringContaining('image/')]);
    const review = {
      id: newId(),
      cardId: due.cards[1]!.id,
      rating: 'easy',
      reviewedAt: world.clock.now().toISOString(),
    };
    const { cards } = await asha.api.flashcards.answerCards({ body: { reviews: [{ ...review, rating: 'easy' }] } });
    expect(cards[0]!.memory).toMatchObject({ state: 'review', reviews: 1 });
  });

  it('is drawn anew: areas that stay keep their cards and dates, others come and go', async () => {
    const asha = await place.person('student');
    const { params, picture, pictureParams } = await aPicture(asha);
    const [cornea, lens, retina] = picture.areas;
    const reviews = [
      { id: newId(), cardId: lens!.cardId, rating: 'easy' as const, reviewedAt: world.clock.now().toISOString() },
    ];
    await asha.api.flashcards.answerCards({ body: { reviews } });
    const areas = [cornea!, { ...lens!, x: 3500, answer: 'The lens' }, area(8000, 'Optic nerve')];
    const body = { hides: 'one' as const, question: picture.question, areas };
    const saved = await asha.api.flashcards.saveCardPicture({ params: pictureParams, body });
    expect(saved).toMatchObject({
      hides: 'one',
      areas: [cornea, { ...lens, x: 3500, answer: 'The lens' }, { answer: 'Optic nerve' }],
    });
    expect(await asha.api.flashcards.showCardPicture({ params: pictureParams })).toEqual(saved);
    const cards = await cardsOf(asha, params);
    expect(cards.map(({ id }) => id)).not.toContain(retina!.cardId);
    expect(cards.map(({ correctedAt, memory }) => [correctedAt !== null, memory?.reviews ?? 0])).toEqual([
      [false, 0],
      [true, 1],
      [false, 0],
    ]);
    await asha.api.flashcards.removeCard({ params: { cardId: cornea!.cardId } });
    expect((await cardsOf(asha, params)).map(({ picture: of }) => [of!.asked, of!.areas.length])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it('is written by those who write its deck, from a picture of the institute, inside of its edges', async () => {
    const [asha, ravi] = [await place.person('student'), await place.person('student')];
    const { params, mediaId } = await aDeck(asha);
    const { picture, pictureParams } = await aPicture(asha);
    const add = (body: object) =>
      asha.api.flashcards.addCardPicture({
        params,
        body: { mediaId, hides: 'one', question: 'Which?', areas: [area(0)], ...body },
      });
    const { mediaId: ofAnother } = await aDeck(ravi);
    await expect(add({ mediaId: ofAnother })).rejects.toMatchObject({ error: 'CARD_PICTURE' });
    await expect(add({ mediaId: newId() })).rejects.toMatchObject({ error: 'CARD_PICTURE' });
    await expect(add({ areas: [] })).rejects.toMatchObject({ status: 422 });
    await expect(add({ areas: [area(9000)] })).rejects.toMatchObject({ status: 422 });
    const others = [
      () => ravi.api.flashcards.showCardPicture({ params: pictureParams }),
      () => ravi.api.flashcards.showCardPicture({ params: { pictureId: newId() } }),
      () => ravi.api.flashcards.uploadCardPicture({ query: { ...params, fileName: 'eye.svg' }, file: svg }),
      () => ravi.api.flashcards.saveCardPicture({ params: pictureParams, body: { ...picture, areas: [area(0)] } }),
      () =>
        asha.api.flashcards.saveCardPicture({
          params: pictureParams,
          body: { ...picture, areas: [{ ...area(0), cardId: newId() }] },
        }),
    ];
    for (const asked of others) await expect(asked()).rejects.toMatchObject({ error: 'NOT_FOUND' });
    const words = asha.api.flashcards.updateCard({
      params: { cardId: picture.areas[0]!.cardId },
      body: { front: 'Words', back: 'alone' },
    });
    await expect(words).rejects.toMatchObject({ error: 'CARD_OF_PICTURE' });
    const broken = asha.api.flashcards.uploadCardPicture({
      query: { ...params, fileName: 'eye.png' },
      file: Buffer.from('no picture'),
    });
    await expect(broken).rejects.toMatchObject({ error: 'IMAGE_TYPE' });
  });

  it('is no row of a table, and one of at most five thousand cards', async () => {
    const asha = await place.person('student');
    const { params } = await aPicture(asha);
    await asha.api.flashcards.addCards({ params, body: { cards: [{ front: 'Words?', back: 'Yes' }] } });
    expect(await asha.api.flashcards.exportCards({ params })).toBe('\uFEFFWords?,Yes\r\n');
    await world.query(
      `insert into cards (institute_id, id, deck_id, kind, front, back, position, created_at)
       select $1, gen_random_uuid(), $2, 'basic', 'f' || n, 'b', n, now() from generate_series(5, 5000) n`,
      [place.id, params.deckId],
    );
    const { mediaId } = await asha.api.flashcards.uploadCardPicture({
      query: { ...params, fileName: 'e.svg' },
      file: svg,
    });
    const body = { mediaId, hides: 'one' as const, question: 'Which?', areas: [area(0)] };
    await expect(asha.api.flashcards.addCardPicture({ params, body })).rejects.toMatchObject({ error: 'DECK_FULL' });
  });

  it('goes to Anki with the picture, covered in front and shown behind, and comes back equal with its dates', async () => {
    const [asha, ravi] = [await place.person('student'), await place.person('student')];
    const { params } = await aPicture(asha);
    const { rawPayload } = await asha.send('GET', `/api/flashcards/decks/${params.deckId}/deck.apkg`);
    const files = unzipSync(new Uint8Array(rawPayload));
    const [name] = Object.values(JSON.parse(new TextDecoder().decode(files['media'])) as Record<string, string>);
    expect(new TextDecoder().decode(files['0'])).toContain('<svg');
    const db = new DatabaseSync(':memory:');
    db.deserialize(files['collection.anki2']!);
    const notes = db
      .prepare('select flds from notes order by id')
      .all()
      .map(({ flds }) => String(flds).split('\u001f'));
    db.close();
    expect(notes).toHaveLength(3);
    const [front = '', back = ''] = notes[1]!;
    expect(
      [front, back].map((side) => [side.includes(`<img src="${name}">`), side.match(/background:/g)?.length]),
    ).toEqual([
      [true, 3],
      [true, 2],
    ]);
    expect([front.includes('Which part of the eye?'), back.includes('Lens'), front.includes('Lens')]).toEqual([
      true,
      true,
      false,
    ]);
    const [, lens] = await cardsOf(asha, params);
    const at = world.clock.now().toISOString();
    const reviews = [{ id: newId(), cardId: lens!.id, rating: 'easy' as const, reviewedAt: at }];
    await asha.api.flashcards.answerCards({ body: { reviews } });
    const withLog = await asha.send('GET', `/api/flashcards/decks/${params.deckId}/deck.apkg`);
    const take = (who: Person, bytes = Buffer.from(withLog.rawPayload)) =>
      who.api.flashcards.importAnki({ query: { kind: 'student', fileName: 'eye.apkg' }, file: bytes });
    const taken = await take(ravi);
    expect(taken).toMatchObject({ added: 3, known: 0, reviews: 1, left: { media: 0, cards: 0 } });
    const shown = async (who: Person, deckId: string) =>
      (await cardsOf(who, { deckId })).map(({ kind, front, back, memory, picture }) => {
        const { areas, asked, hides } = picture!;
        return { kind, front, back, memory, areas, asked, hides };
      });
    const [deck] = taken.decks;
    expect(await shown(ravi, deck!.id)).toEqual(await shown(asha, params.deckId));
    const [came] = await cardsOf(ravi, { deckId: deck!.id });
    expect((await ravi.send('GET', came!.picture!.url)).statusCode).toBe(200);
    expect(await take(ravi)).toMatchObject({ added: 0, known: 3, reviews: 0 });
    expect(await take(asha)).toMatchObject({ added: 0, known: 3, decks: [{ id: params.deckId }] });
    // A file whose picture is missing, or whose areas were changed by hand, makes no card of it.
    const { 0: _picture, ...others } = files;
    const bala = await place.person('student');
    expect(await take(bala, Buffer.from(zipSync(others)))).toMatchObject({ added: 0, known: 0, left: { cards: 3 } });
  });

  it('counts as an upload of the day when it comes from Anki, and is not kept where no card holds it', async () => {
    const [asha, ravi] = [await place.person('student'), await place.person('student')];
    const { params } = await aPicture(asha);
    const { rawPayload } = await asha.send('GET', `/api/flashcards/decks/${params.deckId}/deck.apkg`);
    const take = () =>
      ravi.api.flashcards.importAnki({
        query: { kind: 'student', fileName: 'eye.apkg' },
        file: Buffer.from(rawPayload),
      });
    const key = `cardPictures:${ravi.accountId}`;
    const kept = async () => [
      (await world.query('select count from tries where key = $1', [key]))[0]?.['count'],
      (await world.query('select id from media_files where owner_id = $1', [ravi.accountId])).length,
    ];
    const { name } = await asha.api.flashcards.showDeck({ params });
    const full = await ravi.api.flashcards.createDeck({ body: { kind: 'student', name } });
    await world.query(
      `insert into cards (institute_id, id, deck_id, kind, front, back, position, created_at)
       select $1, gen_random_uuid(), $2, 'basic', 'f' || n, 'b', n, now() from generate_series(1, 4999) n`,
      [place.id, full.id],
    );
    await expect(take()).rejects.toMatchObject({ error: 'DECK_FULL' });
    expect(await kept()).toEqual([1, 0]);
    await ravi.api.flashcards.removeDeck({ params: { deckId: full.id } });
    const taken = await take();
    expect(taken).toMatchObject({ added: 3 });
    expect(await take()).toMatchObject({ known: 3 });
    expect(await kept()).toEqual([2, 1]);
    await ravi.api.flashcards.removeDeck({ params: { deckId: taken.decks[0]!.id } });
    await world.query('update tries set count = 100 where key = $1', [key]);
    expect(await take()).toMatchObject({ added: 0, left: { cards: 3 } });
  });

  it('goes to Anki only where all files of its deck fit into memory', async () => {
    const asha = await place.person('student');
    const { params, picture } = await aPicture(asha);
    const sent = () => asha.send('GET', `/api/flashcards/decks/${params.deckId}/deck.apkg`);
    const weigh = (bytes: number) =>
      world.query('update media_files set bytes = $1 where id = $2', [bytes, picture.mediaId]);
    await weigh(100_000_000);
    expect((await sent()).statusCode).toBe(200);
    await weigh(100_000_001);
    const refused = await sent();
    expect([refused.statusCode, refused.json()]).toEqual([413, expect.objectContaining({ error: 'TOO_LARGE' })]);
  });

  it('lets its file go with its last card, and a deck all that it held', async () => {
    const asha = await place.person('student');
    const unused = async (mediaId: string) =>
      (await world.query('select unused_since from media_files where id = $1', [mediaId]))[0]?.['unused_since'] ?? null;
    const { picture } = await aPicture(asha);
    const remove = (at: number) => asha.api.flashcards.removeCard({ params: { cardId: picture.areas[at]!.cardId } });
    await remove(0);
    await remove(1);
    expect(await unused(picture.mediaId)).toBeNull();
    await remove(2);
    expect(await unused(picture.mediaId)).not.toBeNull();
    const whole = await aPicture(asha);
    await asha.api.flashcards.removeDeck({ params: whole.params });
    expect(await unused(whole.picture.mediaId)).not.toBeNull();
  });

  it('goes with the person whose it was', async () => {
    const asha = await place.person('student');
    const { params, picture } = await aPicture(asha);
    const part = personalData().find(({ domain }) => domain === 'flashcards')!;
    const ctx = place.ctx(teacher);
    expect(await part.export(ctx, asha.accountId)).toMatchObject({ cards: [{ back: 'Cornea' }, {}, {}] });
    await inTransaction(ctx, (tx) => part.erase(tx, asha.accountId));
    await expect(cardsOf(asha, params)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    expect((await addressesOf(ctx, [picture.mediaId])).size).toBe(0);
  });
});
