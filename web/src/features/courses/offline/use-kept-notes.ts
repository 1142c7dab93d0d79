import type { LessonNote } from '@abhyas/contract/courses/learning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { ensureSession } from '../../../lib/session.ts';
import { toast } from '../../../ui/status/toast.tsx';
import { type KeptNote, noteStore, withKept } from '../player/notes/kept-notes.ts';
import { tellNotes } from '../player/notes/tell-notes.ts';
import { type NoteWrites, notesOf, noteWrites } from '../player/notes/use-notes.ts';
import { findKept, type KeptLesson, saveKeptNotes } from './kept-store.ts';

export interface KeptNotesOf {
  /** By place. */
  readonly notes: readonly LessonNote[];
  /** Those that the server does not have yet; what was taken away here counts as well. */
  readonly waiting: ReadonlySet<string>;
  readonly writes: NoteWrites;
}

/** The notes of a kept lesson: on this device at once, at the server as soon as there is a network and the learner is signed in. */
export function useKeptNotes({ accountId, courseId, lessonId, notes: before }: KeptLesson): KeptNotesOf {
  const client = useQueryClient();
  const say = useRefusalText();
  const queryKey = ['kept-notes', lessonId];
  const { data: notes = before } = useQuery({
    queryKey,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async () => (await findKept(lessonId))?.notes ?? [],
  });
  const [waiting, setWaiting] = useState(() => waitingIn(accountId, lessonId));
  const tell = async () => {
    const refusals = await tellAs(accountId);
    const left = waitingIn(accountId, lessonId);
    for (const noteId of left) if (refusals.has(noteId)) toast.bad(say(refusals.get(noteId)));
    setWaiting(left);
  };
  const tellNow = useEffectEvent(() => void tell());
  useEffect(() => {
    const listen = () => tellNow();
    listen();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
  const change = async (note: KeptNote) => {
    noteStore(accountId).keep(note);
    const now = withKept(notes, [note]);
    client.setQueryData<readonly LessonNote[]>(queryKey, now);
    setWaiting(waitingIn(accountId, lessonId));
    await saveKeptNotes(lessonId, now);
    await tell();
  };
  return {
    notes: notesOf(notes, lessonId),
    waiting,
    writes: noteWrites(courseId, (note) => void change(note)),
  };
}

const waitingIn = (accountId: string, lessonId: string): ReadonlySet<string> =>
  new Set(
    noteStore(accountId)
      .list()
      .flatMap((note) => (note.lessonId === lessonId ? [note.noteId] : [])),
  );

/** Nobody's notes are told as another person's: who is signed in must be who wrote them. */
async function tellAs(accountId: string): Promise<ReadonlyMap<string, unknown>> {
  const now = await ensureSession().catch(() => undefined);
  const isTheirs = now?.status === 'in' && now.me.account.accountid === accountId;
  return isTheirs ? tellNotes(accountId) : new Map();
}
