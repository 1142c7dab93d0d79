import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { changeBroadcast, lockBroadcast } from './broadcasts.store.ts';
import { requireBatches } from './create-broadcast.ts';
import { presentBroadcast } from './show-broadcast.ts';

type Save = typeof api.engagement.saveBroadcast;
/** Changes a draft. BROADCAST_STATE, BROADCAST_BATCH_UNKNOWN. */
export async function saveBroadcast(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const { broadcastId } = params;
  await inTransaction(ctx, async (tx) => {
    const before = await lockBroadcast(tx, broadcastId, 'draft');
    await requireBatches(tx, body.batchIds);
    await changeBroadcast(tx, broadcastId, body);
    const changed = whatChanged(before, body);
    await record(tx, { action: 'broadcast.changed', subjectKind: 'broadcast', subjectId: broadcastId, ...changed });
  });
  return presentBroadcast(ctx, broadcastId);
}
