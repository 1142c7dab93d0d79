import type { api } from '@abhyas/contract';
import { type LessonNote, learningLimits } from '@abhyas/contract/courses/learning';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { lessonOf } from '../learning/lesson-of.ts';
import { seatOf } from '../learning/seat-of.ts';
import { countNotes, deleteNote, listNoteRows, type Note, saveNote } from './notes.store.ts';
import { getCourse } from '../authoring/courses.store.ts';

type Write = typeof api.courses.writeNote;
/** Writes or changes a note. Its id comes from the device: what is sent twice is one note. NOTES_FULL, LESSON_LOCKED. */
export async function writeNote(ctx: Context, { params, body }: Input<Write>): Promise<Reply<Write>> {
  const seat = await seatOf(ctx, params.courseId);
  lessonOf(seat, params.lessonId);
  const { accountId } = seat;
  const { courseId, lessonId, noteId } = params;
  const note = { id: noteId, accountId, courseId, lessonId, ...body, writtenAt: ctx.clock.now() };
  await inTransaction(ctx, async (tx) => {
    const saved = await saveNote(tx, note);
    if (saved === 'taken') fail('NOT_FOUND');
    if (saved === 'new' && (await countNotes(tx, accountId, courseId)) > learningLimits.notesOfCourse)
      fail('NOTES_FULL', { most: learningLimits.notesOfCourse });
    const action = saved === 'new' ? 'lesson_note.written' : 'lesson_note.changed';
    await record(tx, { action, subjectKind: 'lesson', subjectId: lessonId });
  });
  return presentNote(note);
}

type Remove = typeof api.courses.removeNote;
/** Takes a note away; one that is not there is away already. */
export async function removeNote(ctx: Context, { params }: Input<Remove>): Promise<Reply<Remove>> {
  await getCourse(ctx, params.courseId);
  return inTransaction(ctx, async (tx) => {
    const removed = await deleteNote(tx, actorOf(ctx).accountId, params.noteId);
    if (removed) {
      const { courseId } = params;
      await record(tx, { action: 'lesson_note.removed', subjectKind: 'course', subjectId: courseId });
    }
    return { removed };
  });
}

type List = typeof api.courses.listNotes;
/** The caller's own notes, also where the course is not open any more: they are his. */
export async function listNotes(ctx: Context, { params, query }: Input<List>): Promise<Reply<List>> {
  await getCourse(ctx, params.courseId);
  const rows = await listNoteRows(ctx, { accountId: actorOf(ctx).accountId, ...params, lessonId: query.lessonId });
  return { notes: rows.map(presentNote) };
}

function presentNote({ id, lessonId, place, text, highlight, writtenAt }: Note): LessonNote {
  return { noteId: id, lessonId, place, text, highlight, writtenAt: writtenAt.toISOString() };
}
