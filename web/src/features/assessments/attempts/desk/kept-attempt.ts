import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { type DBSchema, openDB } from 'idb';
import type { Standing } from './desk-calls.ts';

/** What this device keeps of a running attempt, so that its console opens again without a network. */
export interface KeptAttempt {
  readonly attemptId: string;
  readonly instituteId: number;
  readonly accountId: string;
  readonly name: string;
  readonly sheet: QuestionSheet;
  readonly standing: Standing;
  /** The server's clock less this device's, in milliseconds. */
  readonly clockAhead: number;
}
interface Schema extends DBSchema {
  attempts: { key: string; value: KeptAttempt };
  pictures: { key: [string, string]; value: Blob };
}

/** An attempt that nobody came back to goes with the next one that is kept. */
const LONGEST_MS = 2 * 86_400_000;

/** Every address of an institute is its own store. */
async function inStore<T>(work: (db: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const db = await open();
  try {
    return await work(db);
  } finally {
    db.close();
  }
}
const open = () =>
  openDB<Schema>('abhyas-sheets', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('attempts', { keyPath: 'attemptId' });
      fresh.createObjectStore('pictures');
    },
  });
const picturesOf = (attemptId: string) => IDBKeyRange.bound([attemptId, ''], [attemptId, '\uffff']);

export const keepAttempt = (kept: KeptAttempt): Promise<void> =>
  inStore(async (db) => {
    await db.put('attempts', kept);
    for (const other of await db.getAll('attempts')) {
      const isOld = Date.parse(other.standing.deadline) + LONGEST_MS < Date.now();
      if (isOld && other.attemptId !== kept.attemptId) await remove(db, other.attemptId);
    }
  });

/** What is kept of an attempt of this institute, with its pictures at addresses inside this browser. */
export const findKeptAttempt = (instituteId: number, attemptId: string): Promise<KeptAttempt | undefined> =>
  inStore(async (db) => {
    const kept = await db.get('attempts', attemptId);
    if (!kept || kept.instituteId !== instituteId) return undefined;
    const keys = await db.getAllKeys('pictures', picturesOf(attemptId));
    const held = await Promise.all(
      keys.map(async (key) => [key[1], URL.createObjectURL((await db.get('pictures', key))!)] as const),
    );
    return { ...kept, sheet: { ...kept.sheet, images: { ...kept.sheet.images, ...Object.fromEntries(held) } } };
  });

export const keepPicture = (attemptId: string, mediaId: string, picture: Blob): Promise<void> =>
  inStore(async (db) => void (await db.put('pictures', picture, [attemptId, mediaId])));

/** It is over, so its questions go. */
export const forgetAttempt = (attemptId: string): Promise<void> => inStore((db) => remove(db, attemptId));

/** Who signs out leaves no questions behind; answers that were not sent stay in the outbox. */
export const forgetAttempts = (): Promise<void> =>
  inStore(async (db) => {
    await db.clear('attempts');
    await db.clear('pictures');
  });

async function remove(db: Awaited<ReturnType<typeof open>>, attemptId: string): Promise<void> {
  await db.delete('attempts', attemptId);
  await db.delete('pictures', picturesOf(attemptId));
}
