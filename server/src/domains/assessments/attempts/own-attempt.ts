import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { canSitAttempt } from '../policies.ts';
import { type Attempt, getAttempt } from '../answers/attempts.store.ts';
import { settle } from './end-attempt.ts';

/** The caller's own attempt as it truly stands; of another person's nobody learns even that it exists. */
export async function ownAttempt(ctx: Context, attemptId: string): Promise<Attempt> {
  const attempt = await getAttempt(ctx, attemptId);
  if (!canSitAttempt(actorOf(ctx), attempt)) fail('NOT_FOUND');
  return settle(ctx, attempt);
}
