import type { Highlight, LessonNote } from '@abhyas/contract/courses/learning';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, query } from '../../../../lib/api.ts';
import { session, useMe } from '../../../../lib/session.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { type KeptNote, noteStore, type ShownNote, withKept } from './kept-notes.ts';
import { sendNotes } from './send-notes.ts';

/** All notes of the learner in a course: of the lesson at hand and of the others. */
export const notesQuery = (courseId: string) =>
  queryOptions({
    ...query(api.courses.listNotes, { params: { courseId } }),
    queryFn: ({ signal }) => loadNotes(courseId, signal),
  });

/** The notes of a course; what this device keeps is told first, and what cannot be told yet is among them. */
export async function loadNotes(courseId: string, signal?: AbortSignal): Promise<Notes> {
  const accountId = session.find()?.account.accountid ?? '';
  await sendNotes(accountId);
  const { notes } = await api.courses.listNotes({ params: { courseId } }, signal && { signal });
  const kept = noteStore(accountId).list();
  return {
    notes: withKept(
      notes,
      kept.filter((note) => note.courseId === courseId),
    ),
  };
}

interface Notes {
  readonly notes: ShownNote[];
}
interface NoteWrite {
  readonly lessonId: string;
  /** Made here, so that a note that is sent twice is one note. */
  readonly noteId: string;
  readonly place: number;
  readonly text: string;
  readonly highlight: Highlight | null;
}

/** What can be done to the notes of a course. */
export interface NoteWrites {
  readonly write: (note: NoteWrite) => void;
  readonly remove: (note: LessonNote) => void;
  /** Lets go of what the server does not take of a note. */
  readonly discard: (note: LessonNote) => void;
}

/** Writes and removals as this device keeps them. */
export const noteWrites = (
  courseId: string,
  change: (note: KeptNote) => void,
  discard: NoteWrites['discard'],
): NoteWrites => ({
  discard,
  write: (note) => change({ ...note, courseId, removed: false, writtenAt: new Date().toISOString() }),
  remove: ({ noteId, lessonId, place, text, highlight, writtenAt }) =>
    change({ noteId, lessonId, place, text, highlight, writtenAt, courseId, removed: true }),
});

/**
 * Writing, changing and removing notes: at once on the screen. Each stands on the device until the server has it, and one that the server
 * does not take until its writer lets go of it: a cut connection, a closed page or a full course loses none.
 */
export function useNoteWrites(courseId: string): NoteWrites {
  const client = useQueryClient();
  const accountId = useMe()?.account.accountid ?? '';
  const { queryKey } = notesQuery(courseId);
  const show = (kept: readonly KeptNote[]) =>
    client.setQueryData<Notes>(queryKey, (all) => ({ notes: withKept(all?.notes ?? [], kept) }));
  const change = useChange(
    async ({ noteId }: KeptNote) => {
      const refusal = (await sendNotes(accountId)).get(noteId);
      if (refusal) throw refusal;
    },
    {
      networkMode: 'always',
      ahead: (note) => {
        noteStore(accountId).keep(note);
        show([note]);
        return undefined;
      },
      refused: (_error, { noteId, removed }) => {
        show(
          noteStore(accountId)
            .list()
            .filter((one) => one.noteId === noteId),
        );
        if (removed) void client.invalidateQueries({ queryKey });
      },
    },
  );
  return noteWrites(courseId, change.send, ({ noteId }) => {
    noteStore(accountId).forget(noteId);
    void client.invalidateQueries({ queryKey });
  });
}

/** Of one lesson, by place. */
export const notesOf = (notes: readonly ShownNote[] | undefined, lessonId: string): ShownNote[] =>
  (notes ?? []).filter((note) => note.lessonId === lessonId).toSorted((one, other) => one.place - other.place);
