import type { LessonNote } from '@abhyas/contract/courses/learning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { type KeptNote, noteStore, type ShownNote, withKept } from '../player/notes/kept-notes.ts';
import { sendNotes } from '../player/notes/send-notes.ts';
import { type NoteWrites, notesOf, noteWrites } from '../player/notes/use-notes.ts';
import { isSignedIn } from './is-signed-in.ts';
import { changeKept, findKept, type KeptLesson } from './kept-store.ts';

export interface KeptNotesOf {
  /** By place. */
  readonly notes: readonly ShownNote[];
  /** Those that the server does not have yet and may take; what was taken away here counts as well. */
  readonly waiting: ReadonlySet<string>;
  readonly writes: NoteWrites;
}

/** The notes of a kept lesson: on this device at once, at the server as soon as there is a network and the learner is signed in. */
export function useKeptNotes({ accountId, courseId, lessonId, notes: before }: KeptLesson): KeptNotesOf {
  const client = useQueryClient();
  const queryKey = ['kept-notes', lessonId];
  const { data: notes = before } = useQuery({
    queryKey,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => (await findKept(lessonId))?.notes ?? [],
  });
  const [kept, setKept] = useState(() => keptIn(accountId, lessonId));
  const look = () => setKept(keptIn(accountId, lessonId));
  const sendAll = async () => {
    await sendAs(accountId);
    look();
  };
  const sendNow = useEffectEvent(() => void sendAll());
  useEffect(() => {
    const listen = () => sendNow();
    listen();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
  const change = async (note: KeptNote) => {
    noteStore(accountId).keep(note);
    const now = withKept(notes, [note]);
    client.setQueryData<readonly LessonNote[]>(queryKey, now);
    look();
    await changeKept(lessonId, { notes: now });
    await sendAll();
  };
  const discard = async ({ noteId }: LessonNote) => {
    noteStore(accountId).forget(noteId);
    look();
    const now = await withoutRefused(courseId, notes, noteId, await isSignedIn(accountId));
    client.setQueryData<readonly LessonNote[]>(queryKey, now);
    await changeKept(lessonId, { notes: now });
  };
  return {
    notes: notesOf(withKept(notes, kept), lessonId),
    waiting: new Set(kept.flatMap(({ noteId, refused }) => (refused ? [] : [noteId]))),
    writes: noteWrites(
      courseId,
      (note) => void change(note),
      (note) => void discard(note),
    ),
  };
}

const keptIn = (accountId: string, lessonId: string): readonly KeptNote[] =>
  noteStore(accountId)
    .list()
    .filter((note) => note.lessonId === lessonId);

/** The notes once a refused one is let go of: as the server has it, where it can be asked, else none. */
async function withoutRefused(
  courseId: string,
  notes: readonly LessonNote[],
  noteId: string,
  mayAsk: boolean,
): Promise<LessonNote[]> {
  const asked = mayAsk ? api.courses.listNotes({ params: { courseId } }, { quiet: true }) : undefined;
  const before = (await asked?.catch(() => undefined))?.notes.find((one) => one.noteId === noteId);
  return [...notes.filter((one) => one.noteId !== noteId), ...(before ? [before] : [])];
}

/** Nobody's notes are told as another person's: who is signed in must be who wrote them. */
const sendAs = async (accountId: string): Promise<ReadonlyMap<string, unknown>> =>
  (await isSignedIn(accountId)) ? sendNotes(accountId) : new Map();
