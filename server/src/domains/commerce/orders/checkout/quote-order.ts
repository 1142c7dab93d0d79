import type { api } from '@abhyas/contract';
import type { Billing } from '@abhyas/contract/commerce/shapes';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { namesOf } from '../../../identity/index.ts';
import { offlineRulesOf, waysIn } from '../../gateways/offline/offline-ways.store.ts';
import { waysToPay } from '../../gateways/ways-to-pay.ts';
import { quoteWallet } from '../../wallet/quote-wallet.ts';
import { findLastOrder } from '../orders.store.ts';
import { codesOf, priceItems } from './price-items.ts';

type Quote = typeof api.commerce.quoteOrder;
/** What an order would cost the caller; asked anew after every change on the page. */
export async function quoteOrder(ctx: Context, { body }: Input<Quote>): Promise<Answer<Quote>> {
  const billing = body.billing ?? (await billingOnRecord(ctx));
  const { lines, sums, creditPaise, payPaise, seller, judged, planned } = await priceItems(ctx, { ...body, billing });
  const wallet = await quoteWallet(ctx, body.useWallet ? payPaise : 0);
  const code = codesOf(judged);
  const { legalName, gstin, stateCode, refundDays, refundPercent } = seller;
  return {
    lines: lines.map(({ validityDays: _days, ...line }) => line),
    sums,
    creditPaise,
    payPaise,
    coupon: code === null ? null : { code, discountPaise: sums.discountPaise },
    coupons: judged.map(({ coupon, discountPaise }) => ({
      code: coupon.code,
      discountPaise,
      stacks: coupon.stack !== null,
    })),
    seller: { name: legalName, gstin: gstin || null, stateCode },
    billing,
    wallet,
    duePaise: payPaise - wallet.usedPromoPaise - wallet.usedCashPaise,
    waysToPay: await waysToPay(ctx),
    offlineWays: waysIn(await offlineRulesOf(ctx)),
    refund: { days: refundDays, percent: refundPercent },
    instalments: planned
      ? {
          graceDays: planned.graceDays,
          wholePaise: planned.wholePaise,
          parts: planned.parts.map(({ amountPaise, dueAt }) => ({ amountPaise, dueAt: dueAt.toISOString() })),
        }
      : null,
  };
}

/** As on the caller's last order; before the first one the name alone. */
export async function billingOnRecord(ctx: Context): Promise<Billing> {
  const { accountId } = actorOf(ctx);
  const last = await findLastOrder(ctx, accountId);
  if (last) return last.billing;
  const name = (await namesOf(ctx, [accountId])).get(accountId)?.name ?? '';
  return { name, address: '', city: '', pin: '', stateCode: null, gstin: '' };
}
