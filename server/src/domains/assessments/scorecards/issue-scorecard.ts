import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { shareCode } from '../../../kernel/share-code.ts';
import { record } from '../../audit/index.ts';
import { presentLink } from './list-scorecard-links.ts';
import { findScorecard, insertScorecard, revoke } from './scorecards.store.ts';
import { mayShare, ownResult } from './show-scorecard.ts';

type Api = typeof api.assessments;
const DAY = 86_400_000;

/** Makes a public address of one's own scorecard. CONSENT_MISSING where a guardian has to agree and has not. */
export async function issueScorecard(
  ctx: Context,
  { params, body }: Input<Api['issueScorecard']>,
): Promise<Reply<Api['issueScorecard']>> {
  const { attempt, version, result } = await ownResult(ctx, params.attemptId);
  if (!(await mayShare(ctx, attempt.accountId))) fail('CONSENT_MISSING');
  await inTransaction(ctx, async (tx) => {
    await revoke(tx, attempt.id);
    const issuedAt = tx.clock.now();
    await insertScorecard(tx, {
      id: newId(),
      attemptId: attempt.id,
      accountId: attempt.accountId,
      code: shareCode(),
      resultVersion: result.resultVersion,
      issuedAt,
      endsAt: new Date(issuedAt.getTime() + body.days * DAY),
      name: body.name,
      rank: body.rank,
    });
    await record(tx, {
      action: 'scorecard.issued',
      subjectKind: 'attempt',
      subjectId: attempt.id,
      details: { title: version.title, ...body },
    });
  });
  return presentLink((await findScorecard(ctx, attempt.id)) ?? fail('CONFLICT'), version.title);
}
