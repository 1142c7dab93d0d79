import type { api } from '@abhyas/contract';
import type { RankListPage } from '@abhyas/contract/assessments/rank-lists';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { canIssueRankList } from '../policies.ts';
import { findIssue } from './issues.store.ts';
import { getRankList } from './rank-lists.store.ts';
import { sessionsNow } from './sessions-now.ts';
import { findTieChain } from '../patterns/exam-patterns.ts';

/** A rank list, its sessions as they stand now, and whether its newest issue still says the same. */
export async function showRankList(
  ctx: Context,
  { params }: Pick<Input<typeof api.assessments.showRankList>, 'params'>,
): Promise<RankListPage> {
  const list = await getRankList(ctx, params.listId);
  const { sessions, digest } = await sessionsNow(ctx, list);
  const issued = await findIssue(ctx, list.id, list.issue);
  return {
    listId: list.id,
    revision: list.revision,
    draft: list.draft,
    chain: list.draft.tieChainId === null ? null : ((await findTieChain(ctx, list.draft.tieChainId)) ?? null),
    sessions: [...sessions],
    issued: issued
      ? {
          issue: issued.issue,
          issuedAt: issued.issuedAt.toISOString(),
          candidates: issued.candidates,
          sessions: [...issued.sessions],
        }
      : null,
    outdated: issued !== undefined && issued.digest !== digest,
    can: { edit: canIssueRankList(actorOf(ctx)) },
  };
}
