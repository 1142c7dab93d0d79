import type { api } from '@abhyas/contract';
import type { OwnChallenge } from '@abhyas/contract/assessments/keys';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { pictureAddresses } from '../../questions/index.ts';
import { questionsOf } from '../versions/paper-version.ts';
import { seenResult } from '../visibility/seen-result.ts';
import { findWindow, insertChallenge } from './challenges.store.ts';

/**
 * A student says of a question of his own finished attempt that its key is wrong. CHALLENGES_CLOSED outside the window that the
 * paper's teachers set; CHALLENGED_ALREADY the second time.
 */
export async function challengeKey(
  ctx: Context,
  { params: { attemptId, questionId }, body }: Input<(typeof api.assessments)['challengeKey']>,
): Promise<OwnChallenge> {
  const { attempt, version } = await seenResult(ctx, attemptId);
  const { accountId } = actorOf(ctx);
  const isAsked = questionsOf(version).some(({ id }) => id === questionId);
  if (attempt.accountId !== accountId || !isAsked) fail('NOT_FOUND');
  const until = await findWindow(ctx, attempt.paperId);
  const at = ctx.clock.now();
  if (until === null || until <= at) fail('CHALLENGES_CLOSED');
  const { claim, text, pictureId = null } = body;
  if (pictureId !== null && !(await pictureAddresses(ctx, [pictureId])).has(pictureId)) fail('NOT_FOUND');
  await inTransaction(ctx, async (tx) => {
    const { paperId, paperVersion } = attempt;
    const made = { paperVersion, questionId, attemptId, accountId, claim, text, pictureId, madeAt: at };
    if (!(await insertChallenge(tx, paperId, made))) fail('CHALLENGED_ALREADY');
    await record(tx, {
      action: 'paper.key_challenged',
      subjectKind: 'paper',
      subjectId: paperId,
      details: { version: paperVersion, questionId },
    });
  });
  return { questionId, claim, text, state: 'open', answer: '', at: at.toISOString() };
}
