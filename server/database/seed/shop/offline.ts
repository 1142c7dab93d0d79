import type { OfflineWay } from '@abhyas/contract/commerce/sales/offline-shapes';
import { anOfflineOrder } from '../../../src/domains/commerce/factories.ts';
import { saveOfflineWays } from '../../../src/domains/commerce/gateways/offline/save-offline-ways.ts';
import { decideOfflinePayment } from '../../../src/domains/commerce/sales/offline/decide-offline-payment.ts';
import { enterOfflinePayment } from '../../../src/domains/commerce/sales/offline/enter-offline-payment.ts';
import { showOrder } from '../../../src/domains/commerce/sales/show-order.ts';
import type { Context } from '../../../src/kernel/context.ts';
import { actingAs } from '../acting-as.ts';
import { at, HOUR } from '../papers/days.ts';

interface Wish {
  readonly courseId: string;
  readonly buyerId: string;
}
const ways = {
  upiId: 'meridian@icici',
  bank: 'Meridian Academy Private Limited\nICICI Bank, Shivaji Nagar, Pune\nAccount 000405012345, IFSC ICIC0000004',
  office: 'Accounts, 4th floor, Shivaji Nagar, Pune\nMonday to Saturday, 10 am to 5 pm',
};

/** Money that came without a payment company: one told, one that waits for a second person, one that two people have confirmed. */
export async function seedOfflinePayments(
  owner: Context,
  { wishes, otherId }: { readonly wishes: readonly Wish[]; readonly otherId: string },
): Promise<void> {
  await saveOfflineWays(owner, { body: ways });
  const ago = (hours: number) => new Date(owner.clock.now().getTime() - hours * HOUR);
  const other = actingAs(owner, otherId, 'owner');
  const order = ({ courseId, buyerId }: Wish, hours: number, way: OfflineWay, told = '') =>
    anOfflineOrder(at(actingAs(owner, buyerId, 'student'), ago(hours)), {
      items: [{ kind: 'course', id: courseId }],
      way,
      told,
    });
  const enter = async (orderId: string, hours: number, way: OfflineWay, utr: string) => {
    const params = { orderId };
    const { can } = await showOrder(owner, { params });
    const body = { way, utr, amountPaise: can.enterPaise ?? 0, receiptId: null };
    await enterOfflinePayment(at(other, ago(hours)), { params, body });
  };
  const [confirmed, entered, told] = wishes;
  if (confirmed) {
    const orderId = await order(confirmed, 30, 'cash');
    await enter(orderId, 29, 'cash', '');
    const { offline } = await showOrder(owner, { params: { orderId } });
    const params = { orderId, paymentId: offline?.paymentId ?? '' };
    await decideOfflinePayment(at(owner, ago(28)), { params, body: { confirm: true, answer: '' } });
  }
  if (entered) await enter(await order(entered, 5, 'bank', 'SBIN526323184410'), 2, 'bank', 'SBIN526323184410');
  if (told) await order(told, 1, 'upi', '632484917705');
}
