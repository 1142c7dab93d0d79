import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { toString as qrSvg } from 'qrcode';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { offlineRulesOf } from '../../gateways/offline/offline-ways.store.ts';
import { sellerOf } from '../../seller/seller-of.ts';
import { dueOf } from '../orders.store.ts';
import { ownOrder } from '../show-my-order.ts';
import { listOffline } from './offline-payments.store.ts';
import { upiLink } from './upi-link.ts';

type Show = typeof api.commerce.showOfflinePayment;
/** How one of the caller's own orders is paid to the institute itself. NOT_FOUND where it is paid in another way. */
export async function showOfflinePayment(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const order = await ownOrder(ctx, params.orderId);
  const { way, state, toldUtr, answer } = (await listOffline(ctx, [order.id])).at(-1) ?? fail('NOT_FOUND');
  const { upiId, bank, office } = await offlineRulesOf(ctx);
  const { legalName: name } = await sellerOf(ctx);
  const amountPaise = dueOf(order);
  const link = upiLink({ upiId, name, paise: amountPaise, reference: order.number });
  return {
    way,
    state,
    amountPaise,
    reference: order.number,
    upi: way === 'upi' ? { link, qr: await qrSvg(link, { type: 'svg', margin: 2 }), id: upiId } : null,
    words: way === 'bank' ? bank : way === 'cash' ? office : '',
    keptUntil: order.expiresAt.toISOString(),
    toldUtr,
    answer,
  };
}
