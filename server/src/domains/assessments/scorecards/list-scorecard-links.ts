import type { api } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import type { ScorecardLink } from '@abhyas/contract/assessments/scorecards';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { getAttempt } from '../answers/attempts.store.ts';
import { attemptVersion } from '../answers/kept-version.ts';
import { type IssuedScorecard, listValid } from './scorecards.store.ts';

/** Every public address of one's results, so that none is forgotten. */
export async function listScorecardLinks(ctx: Context): Promise<Reply<typeof api.assessments.listScorecardLinks>> {
  const links: ScorecardLink[] = [];
  for (const issued of await listValid(ctx, actorOf(ctx).accountId)) {
    const { title } = await attemptVersion(ctx, await getAttempt(ctx, issued.attemptId));
    links.push(presentLink(issued, title));
  }
  return links;
}

export const presentLink = (
  { attemptId, code, issuedAt, endsAt, name, rank }: IssuedScorecard,
  title: string,
): ScorecardLink => ({
  attemptId,
  title,
  code,
  issuedAt: issuedAt.toISOString(),
  endsAt: endsAt.toISOString(),
  name,
  rank,
  path: `/verify/${code}`,
});
