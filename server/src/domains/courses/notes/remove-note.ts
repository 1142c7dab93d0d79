import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { getCourse } from '../versions/courses.store.ts';
import { deleteNote } from './notes.store.ts';

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
