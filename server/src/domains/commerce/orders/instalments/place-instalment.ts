import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { record } from '../../../audit/index.ts';
import { offlineRulesOf, waysIn } from '../../gateways/offline/offline-ways.store.ts';
import { waysToPay } from '../../gateways/ways-to-pay.ts';
import { lineSums, taxKindOf } from '../../offers/order-sums.ts';
import { sellerOf } from '../../seller/seller-of.ts';
import { orderOf } from '../checkout/place-order.ts';
import { placeOfSupplyOf } from '../checkout/price-items.ts';
import { getOrder, insertOrder, listLines, type StoredOrder } from '../orders.store.ts';
import { ownOrder } from '../show-my-order.ts';
import { titleOfPart } from './plan-parts.ts';
import {
  changePart,
  listPartsOfOrders,
  lockSchedule,
  type StoredPart,
  type StoredSchedule,
} from './schedules.store.ts';

/** The sum of a part is agreed, so that its order may be paid as long as the schedule runs. */
const KEPT_MS = 10 * 365 * 24 * 60 * 60 * 1000;

type Place = typeof api.commerce.placeInstalment;
/**
 * The order for the next part that is not paid, of one of the caller's orders. There is one order for a part however often it is asked for.
 * INSTALMENTS_NONE where nothing is left to pay.
 */
export async function placeInstalment(ctx: Context, { params }: Input<Place>): Promise<Answer<Place>> {
  const { id } = await ownOrder(ctx, params.orderId);
  const [part] = await listPartsOfOrders(ctx, [id]);
  if (!part) return fail('INSTALMENTS_NONE');
  const orderId = await inTransaction(ctx, (tx) => nextOrder(tx, part.orderId));
  const [way] = await waysToPay(ctx);
  const [offlineWay] = waysIn(await offlineRulesOf(ctx));
  return { orderId, gateway: way?.gateway ?? null, offlineWay: offlineWay ?? null };
}

async function nextOrder(tx: TransactionContext, firstId: string): Promise<string> {
  const { schedule, parts } = await lockSchedule(tx, firstId);
  const next = parts.find(({ paidAt }) => paidAt === null);
  if (!next || (schedule.state !== 'running' && schedule.state !== 'paused')) return fail('INSTALMENTS_NONE');
  if (next.payOrderId !== null) return next.payOrderId;
  const title = titleOfPart(schedule.title, next.part, parts.length);
  const placed = await insertPartOrder(tx, await getOrder(tx, firstId), { schedule, next, title });
  await changePart(tx, next, { payOrderId: placed.id });
  const details = { totalPaise: placed.totalPaise };
  await record(tx, { action: 'order.placed', subjectKind: 'order', subjectId: placed.id, details });
  return placed.id;
}

interface Next {
  readonly schedule: StoredSchedule;
  readonly next: StoredPart;
  readonly title: string;
}
/** An order of one line, taxed by the rule of today, to the address of the first order. */
async function insertPartOrder(
  tx: TransactionContext,
  first: StoredOrder,
  { schedule, next, title }: Next,
): Promise<StoredOrder> {
  const seller = await sellerOf(tx);
  const placeOfSupply = placeOfSupplyOf(seller, first.billing);
  const taxRate = seller.gstin === '' ? 0 : seller.taxRate;
  const price = { listPaise: next.amountPaise, pricePaise: next.amountPaise, taxRate };
  const sums = lineSums([price], 0, taxKindOf(seller, placeOfSupply))[0] ?? fail('INSTALMENTS_NONE');
  const by = { accountId: first.accountId, key: newId(), billing: first.billing, walletPaise: 0 };
  const order = await orderOf(tx, by, { sums, creditPaise: 0, seller, placeOfSupply, judged: [] });
  const placed = { ...order, expiresAt: new Date(order.placedAt.getTime() + KEPT_MS) };
  const [opened] = await listLines(tx, [first.id]);
  await insertOrder(tx, placed, [
    {
      ...sums,
      orderId: placed.id,
      line: 0,
      thingKind: 'instalment',
      thingId: schedule.thingId,
      title,
      taxRate,
      sac: seller.sac,
      validityDays: null,
      opensUntil: opened?.opensUntil ?? null,
      refundedAt: null,
    },
  ]);
  return placed;
}
