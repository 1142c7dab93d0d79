import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { lockBroadcast, removeBroadcastRow } from './broadcasts.store.ts';

type Remove = typeof api.engagement.removeBroadcast;
/** Deletes a draft; what was sent stays, because people have it. BROADCAST_STATE. */
export async function removeBroadcast(ctx: Context, { params }: Input<Remove>): Promise<Answer<Remove>> {
  await inTransaction(ctx, async (tx) => {
    const { id, texts } = await lockBroadcast(tx, params.broadcastId, 'draft');
    await removeBroadcastRow(tx, id);
    const details = { title: texts.en.subject };
    await record(tx, { action: 'broadcast.removed', subjectKind: 'broadcast', subjectId: id, details });
  });
  return { removed: true };
}
