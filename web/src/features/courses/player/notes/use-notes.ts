import type { Highlight, LessonNote } from '@abhyas/contract/courses/learning';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, query } from '../../../../lib/api.ts';
import { useRefusalText } from '../../../../lib/refusal-text.ts';
import { toast } from '../../../../ui/status/toast.tsx';

/** All notes of the learner in a course: of the lesson at hand and of the others. */
export const notesQuery = (courseId: string) => query(api.courses.listNotes, { params: { courseId } });

interface Notes {
  readonly notes: LessonNote[];
}
interface NoteWrite {
  readonly lessonId: string;
  /** Made here, so that a note that is sent twice is one note. */
  readonly noteId: string;
  readonly place: number;
  readonly text: string;
  readonly highlight: Highlight | null;
}

/** Writing, changing and removing notes: at once on the screen, taken back where the server says no. */
export function useNoteWrites(courseId: string) {
  const client = useQueryClient();
  const say = useRefusalText();
  const { queryKey } = notesQuery(courseId);
  const change = (to: (notes: readonly LessonNote[]) => LessonNote[]) => {
    const before = client.getQueryData<Notes>(queryKey);
    client.setQueryData<Notes>(queryKey, (all) => ({ notes: to(all?.notes ?? []) }));
    return before;
  };
  const undo = (error: unknown, before: Notes | undefined) => {
    client.setQueryData<Notes>(queryKey, before);
    toast.bad(say(error));
  };
  const write = useMutation({
    mutationFn: ({ lessonId, noteId, ...body }: NoteWrite) =>
      api.courses.writeNote({ params: { courseId, lessonId, noteId }, body }, { quiet: true }),
    onMutate: (note) =>
      change((all) => [
        ...all.filter(({ noteId }) => noteId !== note.noteId),
        { ...note, writtenAt: new Date().toISOString() },
      ]),
    onError: (error, _note, before) => undo(error, before),
  });
  const remove = useMutation({
    mutationFn: (noteId: string) => api.courses.removeNote({ params: { courseId, noteId } }, { quiet: true }),
    onMutate: (noteId) => change((all) => all.filter((note) => note.noteId !== noteId)),
    onError: (error, _id, before) => undo(error, before),
  });
  return { write, remove };
}

/** Of one lesson, by place. */
export const notesOf = (notes: readonly LessonNote[] | undefined, lessonId: string): LessonNote[] =>
  (notes ?? []).filter((note) => note.lessonId === lessonId).toSorted((one, other) => one.place - other.place);
