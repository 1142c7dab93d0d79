import type { api } from '@abhyas/contract';
import { learningLimits } from '@abhyas/contract/courses/learning';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { lessonOf } from '../learning/lesson-of.ts';
import { seatOf } from '../learning/seat-of.ts';
import { presentNote } from './list-notes.ts';
import { countNotes, saveNote } from './notes.store.ts';

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
