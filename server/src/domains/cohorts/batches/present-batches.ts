import type { Batch as BatchReply } from '@abhyas/contract/cohorts/batches';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { canWriteCohorts } from '../policies.ts';
import { type Batch, countIn } from './batches.store.ts';

/** Batches with how many they hold and what the caller may do. */
export async function presentBatches(ctx: Context, rows: readonly Batch[]): Promise<BatchReply[]> {
  const counts = await countIn(
    ctx,
    rows.map(({ id }) => id),
  );
  const can = { write: canWriteCohorts(actorOf(ctx)) };
  return rows.map((row) => ({
    ...row,
    members: 0,
    assignments: 0,
    ...counts.get(row.id),
    archivedAt: row.archivedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    can,
  }));
}
