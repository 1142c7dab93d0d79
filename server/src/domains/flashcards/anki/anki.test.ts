import { DatabaseSync } from 'node:sqlite';
import { unzipSync, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/ids.ts';
import { type Person, type TestInstitute, testWorld, type World } from '../../../testing/index.ts';
import { ankiDeck, ankiModel, ankiSchema, FIELD } from './anki-schema.ts';
import { readFiles } from './read-collection.ts';

let world: World;
let place: TestInstitute;

beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
});

const HOUR = 3_600_000;
const take = (person: Person, bytes: Uint8Array, kind: 'student' | 'partner' = 'student') =>
  person.api.flashcards.importAnki({ query: { kind, fileName: 'deck.apkg' }, file: bytes });
const cardsOf = async (person: Person, deckId: string) =>
  (await person.api.flashcards.listCards({ params: { deckId }, query: { size: 100 } })).rows.map(
    ({ kind, front, back, memory }) => ({ kind, front, back, memory }),
  );
const written = [
  {
    kind: 'basic',
    front: 'Newton’s second law?\n\n2 < 3 & "so"',
    back: '$$F = ma$$\n\nIn \\$5: $a = \\frac{F}{m}$\nnext line',
  },
  { kind: 'cloze', front: 'Alumina melts in {{cryolite::a mineral}}: {{$x^2$}}', back: '' },
  { kind: 'basic', front: 'पलायन वेग?', back: '$v_e$' },
] as const;

/** A file as another program would write it. */
function aFile(
  notes: readonly {
    readonly type: 0 | 1;
    readonly fields: string[];
    readonly deck?: string;
    readonly ords?: number[];
  }[],
  {
    files = {},
    change,
  }: { readonly files?: Record<string, Uint8Array>; readonly change?: (db: DatabaseSync) => void } = {},
) {
  const db = new DatabaseSync(':memory:');
  db.exec(ankiSchema);
  const names = [...new Set(notes.map(({ deck }) => deck ?? 'Physics::Optics'))];
  const decks = Object.fromEntries(names.map((name, at) => [at + 10, ankiDeck(at + 10, name, '')]));
  const models = { 1: ankiModel(1, 0, 10), 2: ankiModel(2, 1, 10) };
  db.prepare(`insert into col values (1, 0, 0, 0, 11, 0, 0, 0, '{}', ?, ?, '{}', '{}')`).run(
    JSON.stringify(models),
    JSON.stringify(decks),
  );
  for (const [at, { type, fields, deck = 'Physics::Optics', ords = [0] }] of notes.entries()) {
    db.prepare(`insert into notes values (?, ?, ?, 0, 0, '', ?, '', 0, 0, '')`).run(
      at,
      `g${at}`,
      type + 1,
      fields.join(FIELD),
    );
    for (const ord of ords)
      db.prepare(`insert into cards values (?, ?, ?, ?, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '')`).run(
        at * 10 + ord,
        at,
        names.indexOf(deck) + 10,
        ord,
      );
  }
  change?.(db);
  const media = new TextEncoder().encode(JSON.stringify({ ...Object.keys(files) }));
  const numbered = Object.fromEntries(Object.values(files).map((file, at) => [String(at), file]));
  const bytes = zipSync({ 'collection.anki2': db.serialize(), media, ...numbered });
  db.close();
  return bytes;
}

describe('a deck as a file of Anki', () => {
  it('comes back equal, with everything that was remembered', async () => {
    const [asha, ravi] = [await place.person('student'), await place.person('student')];
    const deck = await asha.api.flashcards.createDeck({ body: { kind: 'student', name: 'Mechanics' } });
    const params = { deckId: deck.id };
    await asha.api.flashcards.addCards({ params, body: { cards: written.map((card) => ({ ...card })) } });
    const { rows } = await asha.api.flashcards.listCards({ params });
    const now = world.clock.now().getTime();
    const reviews = (['good', 'good', 'again', 'good'] as const).map((rating, at) => ({
      id: newId(),
      cardId: rows[at % 2]!.id,
      rating,
      reviewedAt: new Date(now - (200 - at * 49) * HOUR).toISOString(),
      milliseconds: 4000 + at,
    }));
    await asha.api.flashcards.answerCards({ body: { reviews } });
    const file = await asha.send('GET', `/api/flashcards/decks/${deck.id}/deck.apkg`);
    const bytes = new Uint8Array(file.rawPayload);
    expect(Object.keys(unzipSync(bytes)).toSorted()).toEqual(['collection.anki2', 'media']);
    const taken = await take(ravi, bytes);
    expect(taken).toMatchObject({ added: 3, known: 0, reviews: 4, left: { media: 0, cards: 0 } });
    expect(taken.decks).toMatchObject([{ name: 'Mechanics', added: 3 }]);
    const same = await cardsOf(asha, deck.id);
    expect(same.map(({ kind, front, back }) => ({ kind, front, back }))).toEqual(written);
    expect(same[0]!.memory).toMatchObject({ reviews: 2 });
    expect(await cardsOf(ravi, taken.decks[0]!.id)).toEqual(same);
    expect(await take(ravi, bytes)).toMatchObject({ added: 0, known: 3, reviews: 0 });
    expect(await take(asha, bytes)).toMatchObject({ added: 0, known: 3, decks: [{ id: deck.id }] });
    expect(await cardsOf(asha, deck.id)).toEqual(same);
  });

  it('of another program becomes safe text: markup, formulas, gaps and both directions', async () => {
    const asha = await place.person('student');
    const taken = await take(
      asha,
      aFile([
        {
          type: 0,
          fields: [
            '<b>H</b><sub>2</sub>O&nbsp;is?<script>alert(1)</script>',
            'Water<br><img src="w.png" onerror="x()">',
          ],
        },
        { type: 0, fields: ['one', 'two'], ords: [0, 1] },
        { type: 1, fields: ['Force is {{c1::mass}} times {{c2::acceleration::rate}}', ''], ords: [0, 1] },
        { type: 0, fields: ['[$]x^2[/$] at \\(y\\)', '[sound:a.mp3]'] },
      ]),
    );
    expect(taken).toMatchObject({ added: 4, left: { media: 2, cards: 1 }, decks: [{ name: 'Physics · Optics' }] });
    const cards = await cardsOf(asha, taken.decks[0]!.id);
    expect(cards.map(({ front, back }) => [front, back])).toEqual([
      ['H$_{2}$O\u00a0is?', 'Water'],
      ['one', 'two'],
      ['two', 'one'],
      ['Force is {{mass}} times {{acceleration::rate}}', ''],
    ]);
  });

  it('is refused where it cannot be read, is of the newest form, or not one’s own to make or take', async () => {
    const [asha, teacher] = [await place.person('student'), await place.person('teacher')];
    const refused = async (bytes: Uint8Array, error: string) =>
      expect(take(asha, bytes)).rejects.toMatchObject({ error });
    await refused(new Uint8Array(40), 'ANKI_BROKEN');
    await refused(zipSync({ 'collection.anki2': new TextEncoder().encode('no database') }), 'ANKI_BROKEN');
    await refused(
      zipSync({ 'collection.anki2': new Uint8Array(9), 'collection.anki21b': new Uint8Array(9) }),
      'ANKI_NEW',
    );
    const bomb = Buffer.from(zipSync({ 'collection.anki2': new Uint8Array(9) }));
    // What the list of the archive says of the size once unpacked.
    bomb.writeUInt32LE(200_000_000, bomb.indexOf('PK\u0001\u0002') + 24);
    await refused(bomb, 'ANKI_LARGE');
    await expect(take(asha, aFile([{ type: 0, fields: ['a', 'b'] }]), 'partner')).rejects.toMatchObject({
      status: 403,
    });
    const made = await take(teacher, aFile([{ type: 0, fields: ['a', 'b'], deck: 'Staff' }]), 'partner');
    expect(made).toMatchObject({ added: 1, reviews: 0, decks: [{ name: 'Staff' }] });
    const stranger = asha.api.flashcards.exportAnki({ params: { deckId: made.decks[0]!.id } });
    await expect(stranger).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('gives no more files than fit, each from a place of its own in the archive', () => {
    const names = ['a.mp3', 'b.mp3', 'c.mp3', 'd.mp3'];
    const sizes = [40, 101, 50, 20];
    const files = Object.fromEntries(names.map((name, at) => [name, new Uint8Array(sizes[at]!).fill(at + 1)]));
    const said = names.map((name) => ({ type: 0 as const, fields: [name, `[sound:${name}]`] }));
    const bytes = Buffer.from(aFile(said, { files }));
    const limits = { fieldBytes: 0, files: 9, filesBytes: 80, pictureBytes: 100, soundBytes: 100 };
    const cards = names.map((name) => ({
      deck: 'A',
      isCloze: false,
      ord: 0,
      fields: [name, `[sound:${name}]`],
      reviews: [],
    }));
    const read = (change = {}) =>
      [...readFiles(bytes, cards, { ...limits, cards: 9, reviews: 9, unzippedBytes: 0, ...change })].map(
        ({ name }) => name,
      );
    expect(read()).toEqual(['a.mp3', 'd.mp3']);
    expect(read({ filesBytes: 1000 })).toEqual(['a.mp3', 'c.mp3', 'd.mp3']);
    expect(read({ filesBytes: 1000, files: 2 })).toEqual(['a.mp3', 'c.mp3']);
    // The list of the archive says of every entry where its bytes begin: here c and d are said to lie where a does.
    const place = (at: number) => bytes.indexOf('PK\u0001\u0002') + 47 * at;
    for (const at of [2, 3]) bytes.copy(bytes, place(at) + 10, place(0) + 10, place(0) + 46);
    expect(read({ filesBytes: 1000 })).toEqual(['a.mp3']);
  });

  it('leaves a sound behind that is larger than one that is uploaded', async () => {
    const asha = await place.person('student');
    const large = Buffer.concat([Buffer.from('RIFF    WAVEfmt '), Buffer.alloc(2_000_000)]);
    const small = large.subarray(0, 2000);
    const notes = ['large.wav', 'small.wav'].map((name) => ({
      type: 0 as const,
      fields: [name, `What? [sound:${name}]`],
    }));
    const taken = await take(asha, aFile(notes, { files: { 'large.wav': large, 'small.wav': small } }));
    expect(taken).toMatchObject({ added: 2, left: { media: 1, cards: 0 } });
  });

  it.each([
    ['a view in the place of a table', 'drop table revlog; create view revlog as select 1 id, 0 cid, 3 ease, 9 time'],
    [
      'a view that repeats itself',
      `alter table cards rename to others; create view cards as with recursive r (n) as
       (select 1 union all select n + 1 from r where n < 9) select n id, 0 nid, 10 did, 0 ord from r`,
    ],
    ['a column that is computed', 'alter table notes add column more text as (upper(flds))'],
    ['a virtual table', 'create virtual table more using fts5 (words)'],
    ['a trigger', 'create trigger more after insert on notes begin select 1; end'],
    [
      'notes that are found twice',
      'create table n as select * from notes; drop table notes; alter table n rename to notes',
    ],
    ['bytes in the place of a number', 'update cards set did = zeroblob(9)'],
  ])('is refused with %s', async (_what, change) => {
    const asha = await place.person('student');
    const bytes = aFile([{ type: 0, fields: ['a', 'b'] }], { change: (db) => db.exec(change) });
    await expect(take(asha, bytes)).rejects.toMatchObject({ error: 'ANKI_BROKEN' });
  });

  it('is refused where its cards repeat a long note, or its names are endless', async () => {
    const asha = await place.person('student');
    const long = {
      type: 0 as const,
      fields: ['a', 'b'.repeat(2_000_000)],
      ords: Array.from({ length: 51 }, (_, at) => at),
    };
    await expect(take(asha, aFile([long]))).rejects.toMatchObject({ error: 'ANKI_LARGE' });
    const named = aFile([{ type: 0, fields: ['a', 'b'] }], {
      change: (db) => db.exec(`update col set decks = decks || printf('%11000000s', ' ')`),
    });
    await expect(take(asha, named)).rejects.toMatchObject({ error: 'ANKI_LARGE' });
  });

  it('is taken in one at a time of each person', async () => {
    const [asha, ravi] = [await place.person('student'), await place.person('student')];
    const bytes = aFile([{ type: 0, fields: ['a', 'b'] }]);
    const both = await Promise.allSettled([take(asha, bytes), take(asha, bytes), take(ravi, bytes)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { error: 'TOO_MANY_REQUESTS' } });
    expect(await take(asha, bytes)).toMatchObject({ added: 0, known: 1 });
  });
});
