import { showOrder } from '../../../src/domains/commerce/sales/show-order.ts';
import { decideOfflinePayment } from '../../../src/domains/commerce/sales/offline/decide-offline-payment.ts';
import { enterOfflinePayment } from '../../../src/domains/commerce/sales/offline/enter-offline-payment.ts';
import { giveSeats } from '../../../src/domains/commerce/seats/give-seats.ts';
import { sellSeats } from '../../../src/domains/commerce/seats/sell-seats.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { newId } from '../../../src/kernel/ids.ts';
import { actingAs } from '../acting-as.ts';
import { at, DAY } from '../papers/days.ts';

interface Given {
  readonly courseId: string;
  readonly studentIds: readonly string[];
  /** Somebody of staff beside the owner: money needs two people. */
  readonly otherId: string;
}
const SEATS = 30;
const PRICE = 425_000;
const GIVEN = 7;
const school = {
  name: 'Sunrise Public School',
  address: '22 Sarjapur Road',
  city: 'Bengaluru',
  pin: '560034',
  stateCode: '29',
  gstin: '29AAGCB7383J1Z4',
} as const;

/** A school that bought thirty seats by bank transfer; some are given. A second order of it is not paid yet. */
export async function seedSeats(owner: Context, { courseId, studentIds, otherId }: Given): Promise<void> {
  const before = (ctx: Context, days: number) => at(ctx, new Date(owner.clock.now().getTime() - days * DAY));
  const other = actingAs(owner, otherId, 'owner');
  const sold = (days: number, seats: number) =>
    sellSeats(before(other, days), {
      body: { thingId: courseId, seats, pricePaise: PRICE, billing: school, key: newId() },
    });
  const { orderId } = await sold(6, SEATS);
  const body = { way: 'bank', amountPaise: SEATS * PRICE, utr: 'SBIN526323180022', receiptId: null } as const;
  await enterOfflinePayment(before(other, 5), { params: { orderId }, body });
  const { offline } = await showOrder(owner, { params: { orderId } });
  const params = { orderId, paymentId: offline?.paymentId ?? '' };
  await decideOfflinePayment(before(owner, 5), { params, body: { confirm: true, answer: '' } });
  const accountIds = studentIds.slice(-GIVEN);
  await giveSeats(before(other, 4), { params: { orderId }, body: { accountIds } });
  await sold(1, 12);
}
