import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { getBatch, namesOfBatches } from '../batches/batches.store.ts';
import { listMoveRows } from './moves.store.ts';

type Moves = typeof api.cohorts.listMoves;
/** Who came, went and moved, the newest first. */
export async function listMoves(ctx: Context, { params, query }: Input<Moves>): Promise<Answer<Moves>> {
  await getBatch(ctx, params.batchId);
  const { rows, total } = await listMoveRows(ctx, params.batchId, query);
  const names = await namesOf(ctx, [...new Set(rows.flatMap((row) => [row.accountId, row.actorId]))]);
  const batchIds = rows.flatMap((row) => [row.fromBatchId, row.toBatchId]).filter((id) => id !== null);
  const batches = await namesOfBatches(ctx, [...new Set(batchIds)]);
  const place = (id: string | null) => (id === null ? null : { id, name: batches.get(id) ?? '' });
  return {
    rows: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      student: { id: row.accountId, name: names.get(row.accountId)?.name ?? '' },
      from: place(row.fromBatchId),
      to: place(row.toBatchId),
      actor: names.get(row.actorId)?.name ?? '',
      at: row.at.toISOString(),
      reason: row.reason,
    })),
    total,
    page: query.page,
    size: query.size,
  };
}
