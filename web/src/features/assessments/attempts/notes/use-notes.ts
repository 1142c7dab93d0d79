import { useEffect, useRef, useState } from 'react';
import { openNotesStore, type Notes, type NotesStore } from './notes-store.ts';

export const noNotes: Notes = { struck: [], strokes: [] };
/** The notes of one attempt on this device. */
export interface NoteBook {
  readonly of: (questionId: string) => Notes;
  readonly change: (questionId: string, part: Partial<Notes>) => void;
}

/**
 * The notes of an attempt, kept on this device; without a scope, as in a preview, only as long as the page. A browser that
 * keeps nothing costs the notes of this visit and nothing else.
 */
export function useNotes(scope: string | undefined): NoteBook {
  const [notes, setNotes] = useState<Readonly<Record<string, Notes>>>({});
  const latest = useRef(notes);
  const store = useRef<Promise<NotesStore>>(undefined);
  useEffect(() => {
    if (scope === undefined) return undefined;
    let shown = true;
    const opened = openNotesStore();
    store.current = opened;
    void opened
      .then((ready) => ready.read(scope))
      // What was noted before the store was read is newer.
      .then((kept) => shown && setNotes((latest.current = { ...kept, ...latest.current })))
      .catch(() => undefined);
    return () => {
      shown = false;
      store.current = undefined;
      void opened.then((ready) => ready.close()).catch(() => undefined);
    };
  }, [scope]);
  const change = (questionId: string, part: Partial<Notes>) => {
    const changed = { ...(latest.current[questionId] ?? noNotes), ...part };
    setNotes((latest.current = { ...latest.current, [questionId]: changed }));
    if (scope === undefined) return;
    void store.current?.then((ready) => ready.write(scope, questionId, changed)).catch(() => undefined);
  };
  return { of: (questionId) => notes[questionId] ?? noNotes, change };
}

/** The struck options after one was struck out, or taken back. */
export const toggleStruck = (struck: readonly number[], option: number): readonly number[] =>
  struck.includes(option) ? struck.filter((one) => one !== option) : [...struck, option].toSorted((a, b) => a - b);
