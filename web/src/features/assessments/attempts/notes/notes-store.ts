import { openDB, type DBSchema } from 'idb';

/** A line of the scratchpad: x, y and pressure (0 to 1) of its points; x and y in a field of 1000 by 1000. */
export type Stroke = readonly (readonly [x: number, y: number, pressure: number])[];
/** What a student notes beside a question. It is no answer: nothing of it leaves the device. */
export interface Notes {
  /** Options that are struck out, from 1. */
  readonly struck: readonly number[];
  readonly strokes: readonly Stroke[];
}
interface Row extends Notes {
  /** Which attempt of whom, as the outbox names it. */
  readonly scope: string;
  readonly questionId: string;
  readonly at: number;
}
interface Schema extends DBSchema {
  notes: { key: [string, string]; value: Row; indexes: { scope: string; at: number } };
}
export type NotesStore = Awaited<ReturnType<typeof openNotesStore>>;

/** Notes of attempts that nobody has touched for so long are thrown away. */
const keptForMs = 90 * 86_400_000;

/** The device's store of notes, apart from that of the answers: whatever happens to it, answers are not touched. */
export async function openNotesStore(now = Date.now()) {
  const db = await openDB<Schema>('abhyas-notes', 1, {
    upgrade(fresh) {
      const notes = fresh.createObjectStore('notes', { keyPath: ['scope', 'questionId'] });
      notes.createIndex('scope', 'scope');
      notes.createIndex('at', 'at');
    },
  });
  const old = await db.getAllKeysFromIndex('notes', 'at', IDBKeyRange.upperBound(now - keptForMs));
  for (const key of old) await db.delete('notes', key);
  return {
    /** The notes of an attempt by question. */
    read: async (scope: string): Promise<Record<string, Notes>> =>
      Object.fromEntries((await db.getAllFromIndex('notes', 'scope', scope)).map((row) => [row.questionId, row])),
    write: async (scope: string, questionId: string, { struck, strokes }: Notes): Promise<void> => {
      await db.put('notes', { scope, questionId, struck, strokes, at: now });
    },
    close: () => db.close(),
  };
}
