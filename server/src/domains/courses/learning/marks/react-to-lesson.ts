import type { api } from '@abhyas/contract';
import { reactionCodes } from '@abhyas/contract/courses/learning';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { record } from '../../../audit/index.ts';
import { lessonOf } from '../lesson-of.ts';
import { seatOf } from '../seat-of.ts';
import { removeMark, saveReaction } from './marks.store.ts';

type React = typeof api.courses.reactToLesson;
/** Likes or dislikes a lesson, or takes that back (spec §9: 1 none, 2 like, 3 dislike). */
export async function reactToLesson(ctx: Context, { params, body }: Input<React>): Promise<Reply<React>> {
  const mark = await markOf(ctx, params);
  await inTransaction(ctx, async (tx) => {
    if (body.reaction === 'none') await removeMark(tx, 'lesson_reactions', mark);
    else await saveReaction(tx, mark, body.reaction);
    await record(tx, { action: 'lesson.reacted', subjectKind: 'lesson', subjectId: mark.lessonId });
  });
  return { ...body, code: reactionCodes[body.reaction] };
}

/** The lesson as the learner’s mark names it; LESSON_LOCKED where it is not open to them. */
export async function markOf(ctx: Context, params: Input<React>['params']) {
  const seat = await seatOf(ctx, params.courseId);
  lessonOf(seat, params.lessonId);
  return { ...params, accountId: seat.accountId };
}
