import type { LessonSave, LessonStanding, SeenRange } from '@abhyas/contract/courses/learning';
import { unite } from '@abhyas/contract/courses/seen-ranges';
import { beforeEach, describe, expect, it } from 'vitest';
import { studyStore } from './kept-study.ts';
import { sendKeptStudy, trackStudy } from './study-tracker.ts';

const opening = { courseId: 'c', lessonId: 'l', sittingId: 's1' };
let kept: Map<string, string>;
let now: number;
let online: boolean;
let saves: LessonSave[];
/** What the server has. */
let server: SeenRange[];
/** No more than so many seconds are believed. */
let believed: number;

const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const store = () => studyStore('asha', storage);
const send = async (_: unknown, body: LessonSave): Promise<LessonStanding> => {
  if (!online) throw new Error('no network');
  if (body.sittingId === 'gone') throw new Error('gone');
  saves.push(body);
  server = unite(server, body.seen).map(([from, to]) => [from, Math.min(to, believed)]);
  return { place: body.place, seen: server, percent: 0, doneAt: null };
};
const isGone = (error: unknown) => (error as Error).message === 'gone';
const track = (sittingId = 's1') =>
  trackStudy({
    opening: { ...opening, sittingId },
    place: 0,
    store: store(),
    send,
    now: () => now,
    onStanding: () => undefined,
    isGone,
  });

beforeEach(() => {
  kept = new Map();
  now = 1_000_000;
  online = true;
  saves = [];
  server = [];
  believed = 10_000;
});

describe('what a learner sees', () => {
  it('is told with the place, and leaves the device when the server has it', async () => {
    const tracker = track();
    tracker.moveTo(12.7);
    tracker.saw([
      [0, 8],
      [8, 12],
    ]);
    expect(store().list()).toHaveLength(1);
    now += 400;
    await tracker.flush();
    expect(saves).toEqual([{ sittingId: 's1', place: 12, agoMs: 400, seen: [[0, 12]], readSeconds: 0 }]);
    expect(store().list()).toEqual([]);
    await tracker.flush();
    expect(saves).toHaveLength(1);
  });

  it('stays on the device without a network, also over a reload, and is sent later with its age', async () => {
    online = false;
    const tracker = track();
    tracker.moveTo(30);
    tracker.saw([[0, 30]]);
    await tracker.flush();
    now += 60_000;
    await sendKeptStudy({ store: store(), send, now: () => now, isGone });
    expect(store().list()).toHaveLength(1);
    online = true;
    await sendKeptStudy({ store: store(), send, now: () => now, isGone });
    expect(saves).toEqual([{ sittingId: 's1', place: 30, agoMs: 60_000, seen: [[0, 30]], readSeconds: 0 }]);
    expect(store().list()).toEqual([]);
  });

  it('that was not believed yet is told again', async () => {
    believed = 20;
    const tracker = track();
    tracker.saw([[0, 30]]);
    await tracker.flush();
    expect(store().list()).toMatchObject([{ seen: [[20, 30]] }]);
    believed = 30;
    await tracker.flush();
    expect(saves.at(-1)!.seen).toEqual([[20, 30]]);
    expect(store().list()).toEqual([]);
  });

  it('is told with all seconds of its reading, also after a page that was closed', async () => {
    online = false;
    const tracker = track();
    tracker.read(3);
    tracker.read(2);
    await tracker.flush(true);
    now += 4000;
    online = true;
    await sendKeptStudy({ store: store(), send, now: () => now, isGone });
    expect(saves).toMatchObject([{ readSeconds: 5, agoMs: 4000 }]);
    expect(store().list()).toEqual([]);
    const again = track();
    again.read(1);
    await again.flush();
    again.read(1);
    await again.flush();
    expect(saves.slice(1)).toMatchObject([{ readSeconds: 1 }, { readSeconds: 2 }]);
  });

  it('under an opening that the server knows no more is let go, and does not hold up the others', async () => {
    store().keep({ ...opening, sittingId: 'gone', place: 1, at: now, seen: [[0, 1]] });
    store().keep({ ...opening, sittingId: 's2', place: 5, at: now, seen: [[0, 5]] });
    await sendKeptStudy({ store: store(), send, now: () => now, isGone });
    expect(saves.map(({ sittingId }) => sittingId)).toEqual(['s2']);
    expect(store().list()).toEqual([]);
  });

  it('while a save is under way is not lost with its reply', async () => {
    const tracker = track();
    tracker.saw([[0, 10]]);
    const sent = tracker.flush();
    now += 1000;
    tracker.moveTo(15);
    tracker.saw([[10, 15]]);
    await sent;
    expect(store().list()).toMatchObject([{ place: 15, seen: [[10, 15]] }]);
    await tracker.flush();
    expect(store().list()).toEqual([]);
    expect(server).toEqual([[0, 15]]);
  });
});
