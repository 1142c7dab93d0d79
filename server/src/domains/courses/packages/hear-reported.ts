import { inTransaction } from '../../../kernel/context.ts';
import { subscribe } from '../../../kernel/events.ts';
import { packageReported } from '../../media/index.ts';
import { completeLesson } from '../progress/completion/complete-lesson.ts';

/** A package said at its end that it is finished or passed. Heard again it changes nothing. */
export const completeOnReport = subscribe(packageReported, 'courses.completeOnReport', async (ctx, { payload }) => {
  const { accountId, lessonId, passed } = payload;
  await inTransaction(ctx, (tx) =>
    completeLesson(tx, { accountId, lessonId, reached: passed ? 'passed' : 'finished' }),
  );
});
