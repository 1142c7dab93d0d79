import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { toString as qrSvg } from 'qrcode';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { consentedAmong } from '../../identity/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import { canSitAttempt, isOfTeachers } from '../policies.ts';
import { seenResult, type SeenResult } from '../visibility/seen-result.ts';
import { presentLink } from './list-scorecard-links.ts';
import { presentScorecard } from './present-scorecard.ts';
import { initialsOf } from './public-card.ts';
import { findScorecard } from './scorecards.store.ts';

type Endpoint = typeof api.assessments.showScorecard;

/** The scorecard of one's own result; looking at it makes nothing public. */
export async function showScorecard(
  ctx: Context,
  { params }: Input<typeof api.assessments.showScorecard>,
  { request }: Call,
): Promise<Reply<Endpoint>> {
  const called = addressOf(request);
  const seen = await ownResult(ctx, params.attemptId);
  const card = await presentScorecard(ctx, seen);
  const issued = await findScorecard(ctx, seen.attempt.id);
  const link = issued && presentLink(issued, card.title);
  return {
    ...card,
    initials: initialsOf(card.student),
    mayShare: await mayShare(ctx, seen.attempt.accountId),
    link: link ? { ...link, qr: await qrSvg(`${called}${link.path}`, { type: 'svg', margin: 0 }) } : null,
  };
}

/** Whether results of a student may stand at a public address: of a minor where a guardian agreed, of others unless one said no. */
export const mayShare = async (ctx: Context, accountId: string): Promise<boolean> =>
  (await consentedAmong(ctx, [accountId], 'public_results')).has(accountId);

/** A result of the caller's own at a teacher's test. NOT_FOUND for a test of one's own, which ranks nobody, and for staff, who hold no scorecards. */
export async function ownResult(ctx: Context, attemptId: string): Promise<SeenResult> {
  const seen = await seenResult(ctx, attemptId);
  if (!canSitAttempt(actorOf(ctx), seen.attempt)) fail('NOT_FOUND');
  return isOfTeachers(await getPaper(ctx, seen.attempt.paperId)) ? seen : fail('NOT_FOUND');
}
