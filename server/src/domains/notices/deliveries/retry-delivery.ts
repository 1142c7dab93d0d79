import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { findDelivery, saveDelivery } from './deliveries.store.ts';
import type { DeliveryState } from './delivery-state.ts';
import { queueDelivery } from './queue-deliveries.ts';

/** Sends a message that was given up once more, e.g. after the gateway was repaired. */
export async function retryDelivery(
  ctx: Context,
  { params: { deliveryId } }: Input<typeof api.notices.retryDelivery>,
): Promise<{ state: DeliveryState }> {
  return inTransaction(ctx, async (tx) => {
    const delivery = (await findDelivery(tx, deliveryId)) ?? fail('NOT_FOUND');
    if (delivery.state !== 'failed') fail('DELIVERY_STATE', { state: delivery.state });
    await saveDelivery(tx, deliveryId, { state: 'queued', reason: '', tries: 0 });
    await queueDelivery(tx, deliveryId);
    await record(tx, { action: 'notices.deliveryRetried', subjectKind: 'noticeDelivery', subjectId: deliveryId });
    return { state: 'queued' };
  });
}
