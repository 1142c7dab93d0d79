import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { canWriteCohorts } from '../policies.ts';
import { listBatchRows } from './batches.store.ts';
import { presentBatches } from './present-batches.ts';

type List = typeof api.cohorts.listBatches;
/** Batches and groups by name, those of today or the archived ones. */
export async function listBatches(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { page, size } = query;
  const { rows, total } = await listBatchRows(ctx, {
    ...query,
    kind: query.kind,
    archived: query.state === 'archived',
  });
  return {
    rows: await presentBatches(ctx, rows),
    total,
    page,
    size,
    can: { create: canWriteCohorts(actorOf(ctx)) },
  };
}
