import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { lockOfThing } from '../../courses/index.ts';
import { whyOpen } from '../../entitlements/index.ts';

/**
 * A paper that is open by its course alone begins when its lesson does, not by its address: LESSON_LOCKED before the day of its release
 * and before what comes first is done. Who was given the paper itself waits for no lesson.
 */
export async function checkLessons(ctx: Context, accountId: string, paperId: string): Promise<void> {
  const lock = await lockOfThing(ctx, accountId, paperId);
  if (!lock) return;
  const openings = await whyOpen(ctx, accountId, { kind: 'paper', id: paperId });
  if (!openings.some(({ thing }) => thing.kind === 'paper')) fail('LESSON_LOCKED', { why: lock.why });
}
