import { api, ApiError } from '../../../../lib/api.ts';
import { type KeptNote, type NoteRefusal, noteStore, sendKeptNotes } from './kept-notes.ts';

/** The lesson is closed or gone, or the course holds as many notes as it may. Everything else may do better later. */
const REFUSED: ReadonlySet<number> = new Set([403, 404, 409, 422]);
const refusalOf = (error: unknown): NoteRefusal | undefined =>
  error instanceof ApiError && REFUSED.has(error.status)
    ? { status: error.status, name: error.name, details: error.details }
    : undefined;

const sendNote = ({ courseId, lessonId, noteId, removed, place, text, highlight }: KeptNote): Promise<unknown> =>
  removed
    ? api.courses.removeNote({ params: { courseId, noteId } }, { quiet: true })
    : api.courses.writeNote(
        { params: { courseId, lessonId, noteId }, body: { place, text, highlight } },
        { quiet: true },
      );

let turn: Promise<ReadonlyMap<string, unknown>> = Promise.resolve(new Map());

/**
 * Tells the server what this device keeps of an account's notes; the account must be the one that is signed in. One round comes after the
 * other, so that an older text never arrives after a newer one. Returns the new refusals by note; never throws.
 */
export function sendNotes(accountId: string): Promise<ReadonlyMap<string, unknown>> {
  const store = noteStore(accountId);
  if (store.list().length === 0) return Promise.resolve(new Map());
  turn = turn.then(() => sendKeptNotes(store, sendNote, refusalOf));
  return turn;
}
