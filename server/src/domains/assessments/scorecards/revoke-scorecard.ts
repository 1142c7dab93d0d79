import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { revoke } from './scorecards.store.ts';
import { ownResult } from './show-scorecard.ts';

type Api = typeof api.assessments;

/** Ends the public address of one's scorecard. */
export async function revokeScorecard(
  ctx: Context,
  { params }: Input<Api['revokeScorecard']>,
): Promise<{ revoked: boolean }> {
  const { attempt, version } = await ownResult(ctx, params.attemptId);
  const revoked = await inTransaction(ctx, async (tx) => {
    const ended = await revoke(tx, attempt.id);
    if (ended)
      await record(tx, {
        action: 'scorecard.revoked',
        subjectKind: 'attempt',
        subjectId: attempt.id,
        details: { title: version.title },
      });
    return ended;
  });
  return { revoked };
}
