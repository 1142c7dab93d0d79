import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { namesOf } from '../../../identity/index.ts';
import { listCandidateIds, listEntries } from '../issues.store.ts';
import { getRankList } from '../rank-lists.store.ts';
import { namedEntries } from './present-entries.ts';

type List = typeof api.assessments.listRankEntries;

/** The newest issue by rank, or those of it whose name or e-mail holds what is searched. */
export async function listRankEntries(ctx: Context, { params, query }: Input<List>): Promise<Reply<List>> {
  const { issue } = await getRankList(ctx, params.listId);
  const of = { listId: params.listId, issue };
  const { page, size, search } = query;
  const ids = await listCandidateIds(ctx, params.listId, issue);
  const found = search ? await searched(ctx, ids, search) : ids;
  const shown = found.slice((page - 1) * size, page * size);
  return {
    rows: await namedEntries(ctx, await listEntries(ctx, of, { accountIds: shown })),
    total: found.length,
    page,
    size,
  };
}

async function searched(ctx: Context, ids: readonly string[], search: string): Promise<string[]> {
  const names = await namesOf(ctx, ids);
  const wanted = search.toLowerCase();
  return ids.filter((id) => {
    const { name, email } = names.get(id) ?? { name: '', email: '' };
    return `${name}\n${email}`.toLowerCase().includes(wanted);
  });
}
