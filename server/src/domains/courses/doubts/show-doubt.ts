import type { DoubtThread } from '@abhyas/contract/courses/doubts';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { type Doubt, getDoubt } from './doubts.store.ts';
import { requireOpenLesson } from './open-lessons.ts';
import { presentThread } from './present-thread.ts';

/** A doubt with its answers, for a learner who may open its lesson; who asked it always may. Hidden ones are there for nobody else. */
export async function showDoubt(
  ctx: Context,
  { params }: { readonly params: { readonly doubtId: string } },
): Promise<DoubtThread> {
  return presentThread(ctx, await seenDoubt(ctx, params.doubtId));
}

/** NOT_FOUND where the calling learner may not see the doubt. */
export async function seenDoubt(ctx: Context, doubtId: string): Promise<Doubt> {
  const doubt = await getDoubt(ctx, doubtId);
  if (doubt.accountId === actorOf(ctx).accountId) return doubt;
  if (doubt.hiddenAt) fail('NOT_FOUND');
  await requireOpenLesson(ctx, doubt.courseId, doubt.lessonId);
  return doubt;
}
