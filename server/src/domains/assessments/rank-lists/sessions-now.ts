import { createHash } from 'node:crypto';
import type { RankListPage } from '@abhyas/contract/assessments/rank-lists';
import type { Context } from '../../../kernel/context.ts';
import { listOf } from '../results/list-of.ts';
import type { RankList } from '../results/rank-list.store.ts';
import { listPublished } from '../open-papers/open-papers.store.ts';
import type { RankListRow } from './rank-lists.store.ts';
import { countElsewhere, sessionFigures } from './session-results.store.ts';

/** Of what a rank list would be made now. */
export interface SessionsNow {
  readonly sessions: readonly RankListPage['sessions'][number][];
  /** The paper's own list behind each session. */
  readonly lists: readonly RankList[];
  /** The same digest gives the same list. */
  readonly digest: string;
}

export async function sessionsNow(ctx: Context, { draft }: RankListRow): Promise<SessionsNow> {
  const papers = new Map(
    (
      await listPublished(
        ctx,
        draft.sessions.map(({ paperId }) => paperId),
      )
    ).map((paper) => [paper.paperId, paper]),
  );
  // Which versions are ranked shows in the digests of their results.
  const named = draft.sessions.map(({ paperId, label }) => ({ paperId, label }));
  const hash = createHash('sha256').update(JSON.stringify([draft.combine, draft.tieChainId, named]));
  const sessions: RankListPage['sessions'][number][] = [];
  const lists: RankList[] = [];
  for (const { paperId, label, version } of draft.sessions) {
    const paper = papers.get(paperId);
    if (!paper) continue;
    const list = await listOf(ctx, paperId, version);
    const { appeared, highest, digest } = await sessionFigures(ctx, list);
    hash.update(`${paperId} ${digest}\n`);
    lists.push(list);
    const elsewhere = await countElsewhere(ctx, list);
    sessions.push({ paperId, label, title: paper.title, appeared, highest, version, elsewhere });
  }
  return { sessions, lists, digest: hash.digest('base64url') };
}
