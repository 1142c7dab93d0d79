import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { getAttempt } from '../answers/attempts.store.ts';
import { getPaper } from '../versions/papers.store.ts';
import { isOfTeachers } from '../policies.ts';
import { findResult } from '../results/results.store.ts';
import { attemptVersion } from '../answers/kept-version.ts';
import { lastSitting } from '../visibility/last-sitting.ts';
import { areVisible } from '../visibility/result-visibility.ts';
import { presentScorecard } from './present-scorecard.ts';
import { publicCard } from './public-card.ts';
import { findByCode } from './scorecards.store.ts';

type Endpoint = typeof api.assessments.verifyScorecard;

/** Confirms a scorecard to whoever holds its code. One that was ended or has run out, one of a test of one's own, one whose attempt was opened again, or whose results were put off is like one that never was. */
export async function verifyScorecard(ctx: Context, { params }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const card = (await findByCode(ctx, params.code)) ?? fail('SCORECARD_UNKNOWN');
  const attempt = await getAttempt(ctx, card.attemptId);
  const paper = await getPaper(ctx, attempt.paperId);
  if (!isOfTeachers(paper) || attempt.state !== 'marked') fail('SCORECARD_UNKNOWN');
  const result = (await findResult(ctx, card.attemptId)) ?? fail('SCORECARD_UNKNOWN');
  const version = await attemptVersion(ctx, attempt);
  if (!areVisible(paper.settings, await lastSitting(ctx, version), ctx.clock.now())) fail('SCORECARD_UNKNOWN');
  return {
    ...publicCard(await presentScorecard(ctx, { attempt, version, result }), card),
    institute: (await settingsOf(ctx.instituteId))?.name ?? '',
    issuedAt: card.issuedAt.toISOString(),
    endsAt: card.endsAt.toISOString(),
    issuedVersion: card.resultVersion,
  };
}
