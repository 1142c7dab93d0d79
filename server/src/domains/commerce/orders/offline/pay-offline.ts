import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { keepUse } from '../../coupons/uses.store.ts';
import { offlineRulesOf, waysIn } from '../../gateways/offline/offline-ways.store.ts';
import { holdAgain } from '../../wallet/hold-wallet.ts';
import { changeHold } from '../../wallet/holds.store.ts';
import { dueOf, getOrder, keepOrder, lockOrder } from '../orders.store.ts';
import { changePayment } from '../payments/payments.store.ts';
import { requirePayable } from '../payments/start-payment.ts';
import { presentOrder } from '../present-orders.ts';
import { ownOrder } from '../show-my-order.ts';
import { beginOffline } from './begin-offline.ts';
import { changeOffline } from './offline-payments.store.ts';

/** A transfer and the people who look for it need days where a gateway needs minutes. */
const KEPT_MS = 3 * 24 * 60 * 60 * 1000;

type Pay = typeof api.commerce.payOffline;
/**
 * The caller will pay the institute itself. The order, its coupon and what it holds of the wallet are kept longer; another way may be chosen
 * until the student says that it is paid. GATEWAY_OFF where the institute does not offer this way.
 */
export async function payOffline(ctx: Context, { params, body: { way } }: Input<Pay>): Promise<Answer<Pay>> {
  const { id } = await ownOrder(ctx, params.orderId);
  if (!waysIn(await offlineRulesOf(ctx)).includes(way)) fail('GATEWAY_OFF');
  await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(tx, id);
    await requirePayable(tx, order);
    if (dueOf(order) === 0) fail('ORDER_CLOSED');
    if (!(await holdAgain(tx, id))) fail('WALLET_CHANGED');
    const { paymentId } = await beginOffline(tx, order, way);
    await changeOffline(tx, paymentId, { way });
    await changePayment(tx, paymentId, { method: way });
    const until = new Date(Math.max(order.expiresAt.getTime(), tx.clock.now().getTime() + KEPT_MS));
    await keepOrder(tx, id, until);
    await keepUse(tx, id, until);
    await changeHold(tx, id, { holdsUntil: until });
    await record(tx, { action: 'payment.offlineChosen', subjectKind: 'order', subjectId: id, details: { way } });
  });
  return presentOrder(ctx, await getOrder(ctx, id));
}
