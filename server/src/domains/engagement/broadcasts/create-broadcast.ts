import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { namesOfBatches } from '../../cohorts/index.ts';
import { insertBroadcast } from './broadcasts.store.ts';
import { presentBroadcast } from './show-broadcast.ts';

type Create = typeof api.engagement.createBroadcast;
/** Keeps a notice as a draft. BROADCAST_BATCH_UNKNOWN. */
export async function createBroadcast(ctx: Context, { body }: Input<Create>): Promise<Answer<Create>> {
  const broadcastId = newId();
  await inTransaction(ctx, async (tx) => {
    await requireBatches(tx, body.batchIds);
    await insertBroadcast(tx, broadcastId, body);
    await record(tx, { action: 'broadcast.created', subjectKind: 'broadcast', subjectId: broadcastId, details: body });
  });
  return presentBroadcast(ctx, broadcastId);
}

/** BROADCAST_BATCH_UNKNOWN where one of the batches is not of this institute. */
export async function requireBatches(ctx: Context, batchIds: readonly string[]): Promise<void> {
  const known = await namesOfBatches(ctx, batchIds);
  if (batchIds.some((id) => !known.has(id))) fail('BROADCAST_BATCH_UNKNOWN');
}
