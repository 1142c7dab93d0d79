import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { record } from '../../../audit/index.ts';
import { removeMark, saveBookmark } from './marks.store.ts';
import { markOf } from './react-to-lesson.ts';

type Bookmark = typeof api.courses.bookmarkLesson;
/** Puts a bookmark on a lesson, or takes it away. */
export async function bookmarkLesson(ctx: Context, { params, body }: Input<Bookmark>): Promise<Reply<Bookmark>> {
  const mark = await markOf(ctx, params);
  await inTransaction(ctx, async (tx) => {
    if (body.bookmarked) await saveBookmark(tx, mark);
    else await removeMark(tx, 'lesson_bookmarks', mark);
    const action = body.bookmarked ? 'lesson.kept' : 'lesson.let_go';
    await record(tx, { action, subjectKind: 'lesson', subjectId: mark.lessonId });
  });
  return body;
}
