import type { LessonNote } from '@abhyas/contract/courses/learning';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { type DBSchema, openDB } from 'idb';
import { sessionOver } from './session-over.ts';

/** A lesson that a learner keeps on this device, with all that is needed to read it without a network. */
export interface KeptLesson {
  readonly lessonId: string;
  /** Whose it is: notes that are written in it are told as theirs. */
  readonly accountId: string;
  readonly courseId: string;
  readonly courseTitle: string;
  readonly title: string;
  readonly content:
    | { readonly kind: 'article'; readonly body: RichTextDoc; readonly pictures: Readonly<Record<string, Blob>> }
    | { readonly kind: 'pdf'; readonly file: Blob };
  /** The opening of this copy: what is read of it is told under it. Copies of earlier days have none, and begin at their beginning. */
  readonly sittingId?: string;
  /** Where its reader is: page from 0, or thousandth of an article; and the seconds of reading in this copy. */
  readonly place?: number;
  readonly readSeconds?: number;
  /** Of this lesson; those that were written since are among them. */
  readonly notes: readonly LessonNote[];
  readonly bytes: number;
  /** Milliseconds since 1970, as the next one. */
  readonly keptAt: number;
  /** When the access ends, or the copy is too old: it is thrown away then. */
  readonly until: number;
}
interface Schema extends DBSchema {
  lessons: { key: string; value: KeptLesson; indexes: { until: number } };
}

const open = () =>
  openDB<Schema>('abhyas-lessons', 2, {
    upgrade(fresh, version) {
      // Copies of version 1 do not say whose they are.
      if (version === 1) fresh.deleteObjectStore('lessons');
      fresh.createObjectStore('lessons', { keyPath: 'lessonId' }).createIndex('until', 'until');
    },
  });

/** Every address of an institute is its own store, so nothing here knows of institutes. */
async function inStore<T>(work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const db = await open();
  try {
    if (sessionOver.isSet()) {
      await db.clear('lessons');
      sessionOver.clear();
    }
    return await work(db);
  } finally {
    db.close();
  }
}

/** What is kept and may still be read, the newest first; what is over is thrown away. */
export const listKept = (now = Date.now()): Promise<KeptLesson[]> =>
  inStore(async (db) => {
    for (const key of await db.getAllKeysFromIndex('lessons', 'until', IDBKeyRange.upperBound(now)))
      await db.delete('lessons', key);
    return (await db.getAll('lessons')).sort((a, b) => b.keptAt - a.keptAt);
  });

export const findKept = (lessonId: string): Promise<KeptLesson | undefined> =>
  inStore((db) => db.get('lessons', lessonId));

export const saveKept = (lesson: KeptLesson): Promise<void> =>
  inStore(async (db) => void (await db.put('lessons', lesson)));

/** What changes in a kept lesson while it is read; of a lesson that is kept no more nothing stays. */
export type KeptChange = Partial<Pick<KeptLesson, 'notes' | 'place' | 'readSeconds'>>;
export const changeKept = (lessonId: string, next: KeptChange): Promise<void> =>
  inStore(async (db) => {
    const change = db.transaction('lessons', 'readwrite');
    const lesson = await change.store.get(lessonId);
    if (lesson) await change.store.put({ ...lesson, ...next });
    await change.done;
  });

export const removeKept = (lessonId: string): Promise<void> => inStore((db) => db.delete('lessons', lessonId));

/** Who signs out leaves nothing behind on a device that others use. */
export const forgetKept = (): Promise<void> => inStore((db) => db.clear('lessons'));
