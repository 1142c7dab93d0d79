import type { LessonNote } from '@abhyas/contract/courses/learning';
import { keyOfNotes } from '../../offline/session-over.ts';

/** Why the server does not take a note, as it said so: enough to say it again. */
export interface NoteRefusal {
  readonly status: number;
  readonly name: string;
  readonly details: Readonly<Record<string, unknown>>;
}
/** A note as it is shown: `refused` where it stands on this device alone and the server does not take it. */
export interface ShownNote extends LessonNote {
  readonly refused?: NoteRefusal;
}

/** What was done to a note on this device, until the server was told. */
export interface KeptNote extends ShownNote {
  readonly courseId: string;
  /** The note is taken away; else it is written, or changed. */
  readonly removed: boolean;
}

/** What this device keeps for an account; another account never sees it. */
export interface NoteStore {
  readonly list: () => readonly KeptNote[];
  /** What was kept of the same note before is of no use any more. */
  readonly keep: (note: KeptNote) => void;
  /** The server has it. What was done to the note meanwhile stays. */
  readonly drop: (note: KeptNote) => void;
  /** The server does not take it: it stays with the reason, and is told again with the others. */
  readonly refuse: (note: KeptNote, refused: NoteRefusal) => void;
  /** Its writer lets go of what the server has not. */
  readonly forget: (noteId: string) => void;
}

/** By key: what a full or forbidden store could not take stays while the page is open. */
const unstored = new Map<string, readonly KeptNote[]>();

/** The store of one account in the browser. */
export function noteStore(
  accountId: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = window.localStorage,
): NoteStore {
  const key = keyOfNotes(accountId);
  const read = (): readonly KeptNote[] => {
    try {
      return unstored.get(key) ?? (JSON.parse(storage.getItem(key) ?? '[]') as KeptNote[]);
    } catch {
      return [];
    }
  };
  const write = (all: readonly KeptNote[]) => {
    try {
      if (all.length > 0) storage.setItem(key, JSON.stringify(all));
      else storage.removeItem(key);
      unstored.delete(key);
    } catch {
      unstored.set(key, all);
    }
  };
  return {
    list: read,
    keep: (note) => write([...read().filter(({ noteId }) => noteId !== note.noteId), note]),
    drop(note) {
      const told = JSON.stringify(note);
      write(read().filter((one) => JSON.stringify(one) !== told));
    },
    refuse(note, refused) {
      const told = JSON.stringify(note);
      write(read().map((one) => (JSON.stringify(one) === told ? { ...one, refused } : one)));
    },
    forget: (noteId) => write(read().filter((one) => one.noteId !== noteId)),
  };
}

/** Notes as they are once what was done to them here has arrived. */
export function withKept(notes: readonly ShownNote[], kept: readonly KeptNote[]): ShownNote[] {
  const changed = new Set(kept.map(({ noteId }) => noteId));
  return [
    ...notes.filter(({ noteId }) => !changed.has(noteId)),
    ...kept.flatMap(({ courseId: _course, removed, ...note }) => (removed ? [] : [note])),
  ];
}

/**
 * Tells the server one after the other, in the order in which it was done. `tell` that fails so that it may do better later ends it; what
 * is refused stays with the reason, and the next one goes on. A note that cannot be taken away stands at the server as ever. Returns the
 * refusals that are new, by note.
 */
export async function sendKeptNotes(
  store: NoteStore,
  sendNote: (note: KeptNote) => Promise<unknown>,
  refusalOf: (error: unknown) => NoteRefusal | undefined,
): Promise<ReadonlyMap<string, unknown>> {
  const refusals = new Map<string, unknown>();
  for (const note of store.list()) {
    try {
      await sendNote(note);
      store.drop(note);
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) break;
      if (!note.refused) refusals.set(note.noteId, error);
      if (note.removed) store.drop(note);
      else store.refuse(note, refused);
    }
  }
  return refusals;
}
