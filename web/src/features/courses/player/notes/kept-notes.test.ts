import { beforeEach, describe, expect, it } from 'vitest';
import { type KeptNote, noteStore, sendKeptNotes, withKept } from './kept-notes.ts';

let kept: Map<string, string>;
let told: string[];
let online: boolean;
let isFull: boolean;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, value);
  },
  removeItem: (key: string) => void kept.delete(key),
};
const store = (accountId = 'asha') => noteStore(accountId, storage);
const note = (noteId: string, given: Partial<KeptNote> = {}): KeptNote => ({
  noteId,
  courseId: 'physics',
  lessonId: 'flux',
  place: 2,
  text: noteId,
  highlight: null,
  writtenAt: '2026-11-22T10:00:00.000Z',
  removed: false,
  ...given,
});
const sendNote = async ({ text, removed }: KeptNote) => {
  if (!online) throw new TypeError('no network');
  if (text === 'too many') throw new RangeError('refused');
  told.push(removed ? `without ${text}` : text);
};
const reason = { status: 422, name: 'NOTES_FULL', details: { most: 2000 } };
const send = () => sendKeptNotes(store(), sendNote, (error) => (error instanceof RangeError ? reason : undefined));
const texts = (notes: readonly { text: string }[]) => notes.map(({ text }) => text);

beforeEach(() => {
  kept = new Map();
  told = [];
  online = true;
  isFull = false;
});

describe('notes written without a network', () => {
  it('stay on the device, for their account alone, until the server has them', async () => {
    online = false;
    store().keep(note('one'));
    store().keep(note('two'));
    await send();
    expect(texts(store().list())).toEqual(['one', 'two']);
    expect(store('ravi').list()).toEqual([]);
    online = true;
    await send();
    expect(told).toEqual(['one', 'two']);
    expect([...kept]).toEqual([]);
  });

  it('are told as they are last, changed or taken away', async () => {
    store().keep(note('one'));
    store().keep(note('two'));
    store().keep(note('one', { text: 'one, put better' }));
    store().keep(note('two', { removed: true }));
    await send();
    expect(told).toEqual(['one, put better', 'without two']);
  });

  it('stay when they were changed while they were told', async () => {
    store().keep(note('one'));
    await sendKeptNotes(
      store(),
      async (sent) => {
        if (sent.text === 'one') store().keep(note('one', { text: 'one, put better' }));
      },
      () => undefined,
    );
    expect(texts(store().list())).toEqual(['one, put better']);
  });

  it('that are refused hold up no other one, and stay with the reason until they are taken or let go of', async () => {
    store().keep(note('too many'));
    store().keep(note('two'));
    expect([...(await send()).keys()]).toEqual(['too many']);
    expect(told).toEqual(['two']);
    expect(store().list()).toMatchObject([{ text: 'too many', refused: reason }]);
    expect([...(await send()).keys()]).toEqual([]); // said once
    store().keep(note('too many', { text: 'shorter' }));
    expect(store().list()[0]).not.toHaveProperty('refused');
    await send();
    expect(told).toEqual(['two', 'shorter']);
    store().keep(note('too many'));
    await send();
    store().forget('too many');
    expect(store().list()).toEqual([]);
  });

  it('that cannot be taken away stand as they stood', async () => {
    store().keep(note('too many', { removed: true }));
    expect([...(await send()).keys()]).toEqual(['too many']);
    expect(store().list()).toEqual([]);
  });

  it('are told also where the store of the browser is full', async () => {
    isFull = true;
    store().keep(note('one'));
    await send();
    expect(told).toEqual(['one']);
    isFull = false;
    store().keep(note('two'));
    expect(texts(store().list())).toEqual(['two']);
    store().drop(note('two'));
  });

  it('stand among those that the server has, in the place of their older texts', () => {
    const { courseId: _course, removed: _removed, ...two } = note('two');
    const before = [{ ...two, noteId: 'one', text: 'one' }, two, { ...two, noteId: 'three', text: 'three' }];
    expect(texts(withKept(before, [note('one', { text: 'better' }), note('two', { removed: true })]))).toEqual([
      'three',
      'better',
    ]);
  });
});
