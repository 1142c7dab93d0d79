import type { api } from '@abhyas/contract';
import type { RankListPage } from '@abhyas/contract/assessments/rank-lists';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { canIssueRankList } from '../policies.ts';
import { findIssue } from './issues.store.ts';
import { getRankList, listRankListRows } from './rank-lists.store.ts';
import { sessionsNow } from './sessions-now.ts';
import { findTieChain } from './tie-chains.ts';

type List = typeof api.assessments.listRankLists;

/** Rank lists of the institute, newest first. */
export async function listRankLists(ctx: Context, { query }: Input<List>): Promise<Reply<List>> {
  const { rows, total } = await listRankListRows(ctx, query);
  return {
    rows: rows.map((row) => ({
      listId: row.id,
      title: row.title,
      combine: row.combine as RankListPage['draft']['combine'],
      papers: row.papers,
      issue: row.issue,
      issuedAt: row.issued_at?.toISOString() ?? null,
      candidates: row.candidates ?? 0,
      shared: row.shared,
    })),
    total,
    page: query.page,
    size: query.size,
  };
}

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
