import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { toString as qrSvg } from 'qrcode';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { shareCode } from '../../../kernel/share-code.ts';
import { record } from '../../audit/index.ts';
import { getPaper } from '../authoring/papers.store.ts';
import { canSitAttempt, isOfTeachers } from '../policies.ts';
import { seenResult, type SeenResult } from '../visibility/seen-result.ts';
import { presentScorecard } from './present-scorecard.ts';
import { findScorecard, insertScorecard, type IssuedScorecard, revoke } from './scorecards.store.ts';

type Api = typeof api.assessments;

/** The scorecard of one's own result, with the address (`called`: scheme and host of the call) at which anybody may check it. NOT_FOUND for a test of one's own: it ranks nobody. */
export async function issueScorecard(
  ctx: Context,
  { params }: Input<Api['issueScorecard']>,
  called: string,
): Promise<Reply<Api['issueScorecard']>> {
  const seen = await ownResult(ctx, params.attemptId);
  if (!isOfTeachers(await getPaper(ctx, seen.attempt.paperId))) fail('NOT_FOUND');
  const { code, issuedAt } = (await findScorecard(ctx, seen.attempt.id)) ?? (await issue(ctx, seen));
  const path = `/verify/${code}`;
  return {
    ...(await presentScorecard(ctx, seen)),
    code,
    issuedAt: issuedAt.toISOString(),
    path,
    qr: await qrSvg(`${called}${path}`, { type: 'svg', margin: 0 }),
  };
}

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

/** A result of the caller's own; staff read results but hold no scorecards. */
async function ownResult(ctx: Context, attemptId: string): Promise<SeenResult> {
  const seen = await seenResult(ctx, attemptId);
  return canSitAttempt(actorOf(ctx), seen.attempt) ? seen : fail('NOT_FOUND');
}

async function issue(ctx: Context, { attempt, version, result }: SeenResult): Promise<IssuedScorecard> {
  await inTransaction(ctx, async (tx) => {
    await insertScorecard(tx, {
      id: newId(),
      attemptId: attempt.id,
      accountId: attempt.accountId,
      code: shareCode(),
      resultVersion: result.resultVersion,
      issuedAt: tx.clock.now(),
    });
    await record(tx, {
      action: 'scorecard.issued',
      subjectKind: 'attempt',
      subjectId: attempt.id,
      details: { title: version.title },
    });
  });
  return (await findScorecard(ctx, attempt.id)) ?? fail('CONFLICT');
}
