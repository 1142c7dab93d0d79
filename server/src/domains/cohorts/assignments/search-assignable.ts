import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { getBatch } from '../batches/batches.store.ts';
import { assignables } from './assignable.ts';
import { listAssignmentRows } from './assignments.store.ts';

type Search = typeof api.cohorts.searchAssignable;
/** What could be assigned to the batch, by title, and what it has already. */
export async function searchAssignable(ctx: Context, { params, query }: Input<Search>): Promise<Answer<Search>> {
  await getBatch(ctx, params.batchId);
  const assigned = new Set((await listAssignmentRows(ctx, params.batchId)).map(({ thing }) => thing.id));
  const found: Answer<Search> = [];
  for (const { kind, find } of assignables())
    for (const { id, title } of await find(ctx, query.search))
      found.push({ kind, id, title, assigned: assigned.has(id) });
  return found;
}
