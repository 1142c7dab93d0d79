import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { getOrder, lockOrder } from '../orders.store.ts';
import { changePayment } from '../payments/payments.store.ts';
import { presentOrder } from '../present-orders.ts';
import { ownOrder } from '../show-my-order.ts';
import { changeOffline, isOpen, listOffline } from './offline-payments.store.ts';

type Tell = typeof api.commerce.tellOfflinePaid;
/**
 * The caller says that the money is on its way, and by which number staff find it. It opens nothing: two people of the institute look first. A
 * number may be put right until somebody has written the money down.
 */
export async function tellOfflinePaid(ctx: Context, { params, body }: Input<Tell>): Promise<Answer<Tell>> {
  const { id } = await ownOrder(ctx, params.orderId);
  await inTransaction(ctx, async (tx) => {
    await lockOrder(tx, id);
    const open = (await listOffline(tx, [id])).find(isOpen);
    if (!open || open.state === 'entered') fail('OFFLINE_DECIDED');
    await changeOffline(tx, open.paymentId, { state: 'told', toldUtr: body.utr });
    await changePayment(tx, open.paymentId, { state: 'pending' });
  });
  return presentOrder(ctx, await getOrder(ctx, id));
}
