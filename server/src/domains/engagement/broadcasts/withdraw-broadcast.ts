import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { lockBroadcast, moveBroadcast } from './broadcasts.store.ts';
import { presentBroadcast } from './show-broadcast.ts';

type Withdraw = typeof api.engagement.withdrawBroadcast;
/** Takes back what was to be sent later; its job finds a draft and does nothing. BROADCAST_STATE. */
export async function withdrawBroadcast(ctx: Context, { params }: Input<Withdraw>): Promise<Answer<Withdraw>> {
  await inTransaction(ctx, async (tx) => {
    const { id } = await lockBroadcast(tx, params.broadcastId, 'scheduled');
    await moveBroadcast(tx, id, { state: 'draft', sendAt: null, people: null });
    await record(tx, { action: 'broadcast.withdrawn', subjectKind: 'broadcast', subjectId: id });
  });
  return presentBroadcast(ctx, params.broadcastId);
}
