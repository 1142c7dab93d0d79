import { type Context, inTransaction } from '../../../kernel/context.ts';
import { type Happened, subscribe } from '../../../kernel/events.ts';
import { completeLesson, lessonsOfThing } from '../../courses/index.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { attemptMarked } from '../events.ts';
import { isPass, passPercent } from '../marking/pass-mark.ts';
import { listMarks } from '../results/results.store.ts';

/** Who finished a paper has finished the lessons that show it; again changes nothing. */
async function completeLessons(
  ctx: Context,
  { payload: { attemptId, paperId, accountId } }: Happened<{ attemptId: string; paperId: string; accountId: string }>,
): Promise<void> {
  // A paper may be open to people who have no course that shows it.
  const lessonIds = await mayOpen(ctx, accountId, 'lesson', await lessonsOfThing(ctx, paperId));
  const result = (await listMarks(ctx, [attemptId])).get(attemptId);
  if (lessonIds.size === 0 || !result) return;
  const reached = isPass(result.marks, result.full, await passPercent(ctx)) ? 'passed' : 'finished';
  await inTransaction(ctx, async (tx) => {
    for (const lessonId of lessonIds) await completeLesson(tx, { lessonId, accountId, reached });
  });
}

export const completeLessonsOfPaper = subscribe(attemptMarked, 'assessments.complete_lessons', completeLessons);
