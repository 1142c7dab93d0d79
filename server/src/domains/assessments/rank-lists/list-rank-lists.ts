import type { api } from '@abhyas/contract';
import type { RankListPage } from '@abhyas/contract/assessments/rank-lists';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listRankListRows } from './rank-lists.store.ts';

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
