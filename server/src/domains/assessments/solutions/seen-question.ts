import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { variantsOf } from '../variants/variants-of.ts';
import { questionsOf } from '../versions/paper-version.ts';
import { seenResult } from '../visibility/seen-result.ts';

/** A question of one's own attempt, as it was met, once its solution may be seen. NOT_FOUND for what is not one's own. */
export async function seenQuestion(ctx: Context, { attemptId, questionId }: { attemptId: string; questionId: string }) {
  const { attempt, version } = await seenResult(ctx, attemptId);
  if (attempt.accountId !== actorOf(ctx).accountId) fail('NOT_FOUND');
  const placed = questionsOf(version).find(({ id }) => id === questionId) ?? fail('NOT_FOUND');
  const variant = (await variantsOf(ctx, version, attemptId)).get(questionId);
  return { questionId, version: placed.version, attemptId, variant };
}
