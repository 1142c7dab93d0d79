import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeKept, findKept, forgetKept, type KeptLesson, listKept, removeKept, saveKept } from './kept-store.ts';
import { sessionOver } from './session-over.ts';

const DAY = 86_400_000;
const lesson = (lessonId: string, given: Partial<KeptLesson> = {}): KeptLesson => ({
  lessonId,
  accountId: 'asha',
  courseId: 'course',
  courseTitle: 'Physics',
  title: lessonId,
  content: { kind: 'article', body: { type: 'doc', content: [] }, pictures: {} },
  notes: [],
  bytes: 1200,
  keptAt: 1000,
  until: 30 * DAY,
  ...given,
});
const names = async (now: number) => (await listKept(now)).map(({ lessonId }) => lessonId);

describe('lessons kept on a device', () => {
  beforeEach(forgetKept);

  it('are listed with the newest first, and kept once however often they are kept', async () => {
    await saveKept(lesson('flux'));
    await saveKept(lesson('fields', { keptAt: 2000 }));
    await saveKept(lesson('flux', { keptAt: 3000 }));
    expect(await names(5000)).toEqual(['flux', 'fields']);
  });

  it('are gone once their time is over, also from the device', async () => {
    await saveKept(lesson('flux', { until: DAY }));
    await saveKept(lesson('fields'));
    expect(await names(DAY)).toEqual(['fields']);
    expect(await findKept('flux')).toBeUndefined();
  });

  it('are gone once somebody has signed out, though the page was closed at once', async () => {
    await saveKept(lesson('flux'));
    sessionOver.set();
    expect(await findKept('flux')).toBeUndefined();
    await saveKept(lesson('fields'));
    expect(await names(5000)).toEqual(['fields']);
  });

  it('have their notes and the place of their reader with them, unless they are kept no more', async () => {
    const note = { noteId: 'n', lessonId: 'flux', place: 1, text: 'Both faces', highlight: null, writtenAt: '' };
    await saveKept(lesson('flux'));
    await changeKept('flux', { notes: [note] });
    await changeKept('flux', { place: 3 });
    await changeKept('fields', { place: 3 });
    expect(await findKept('flux')).toMatchObject({ notes: [note], place: 3 });
    expect(await names(5000)).toEqual(['flux']);
  });

  it('can be removed one by one, and all when somebody signs out', async () => {
    await saveKept(lesson('flux'));
    await saveKept(lesson('fields'));
    await removeKept('flux');
    expect(await names(5000)).toEqual(['fields']);
    await forgetKept();
    expect(await names(5000)).toEqual([]);
  });
});
