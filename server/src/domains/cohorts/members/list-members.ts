import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { getBatch } from '../batches/batches.store.ts';
import { listMemberRows } from './members.store.ts';

type List = typeof api.cohorts.listMembers;
/** Members by name. A batch holds hundreds, not millions: names are put in order here, because identity keeps them. */
export async function listMembers(ctx: Context, { params, query }: Input<List>): Promise<Answer<List>> {
  await getBatch(ctx, params.batchId);
  const { page, size } = query;
  const words = query.search.toLowerCase();
  const all = await listMemberRows(ctx, params.batchId);
  const names = await namesOf(ctx, [...new Set(all.flatMap((row) => [row.accountId, row.addedBy]))]);
  const rows = all
    .map((row) => ({
      id: row.accountId,
      name: '',
      email: '',
      ...names.get(row.accountId),
      since: row.since.toISOString(),
      addedBy: names.get(row.addedBy)?.name ?? '',
    }))
    .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(words))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
  return { rows: rows.slice((page - 1) * size, page * size), total: rows.length, page, size };
}
