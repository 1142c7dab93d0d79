import type { OfflinePayment } from '@abhyas/contract/commerce/sales/offline-shapes';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { namesOf } from '../../../identity/index.ts';
import { addressesOf } from '../../../media/index.ts';
import { listOffline, type StoredOffline } from '../../orders/offline/offline-payments.store.ts';
import type { StoredPayment } from '../../orders/payments/payments.store.ts';
import { atGateway, type StoredRefund } from '../../orders/refunds/refunds.store.ts';

/** The last try to pay an order to the institute itself, with who did what. */
export async function presentOffline(
  ctx: Context,
  orderId: string,
  payments: readonly StoredPayment[],
): Promise<OfflinePayment | null> {
  const last = (await listOffline(ctx, [orderId])).at(-1);
  if (!last) return null;
  const { paymentId, way, state, toldUtr, utr, receiptId, enteredBy, enteredAt, decidedBy, answer } = last;
  const names = await namesOf(
    ctx,
    [enteredBy, decidedBy].filter((one) => one !== null),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id)?.name ?? ''));
  const receipt = receiptId === null ? undefined : (await addressesOf(ctx, [receiptId])).get(receiptId);
  return {
    paymentId,
    way,
    state,
    amountPaise: payments.find(({ id }) => id === paymentId)?.amountPaise ?? 0,
    toldUtr,
    utr: utr ?? '',
    receiptUrl: receipt ?? null,
    enteredBy: nameOf(enteredBy),
    enteredAt: enteredAt?.toISOString() ?? null,
    decidedBy: nameOf(decidedBy),
    answer,
    isMine: enteredBy === actorOf(ctx).accountId,
  };
}

/** Refunds that somebody has to pay out by hand. */
export const toSendOf = (ctx: Context, refunds: readonly StoredRefund[], payments: readonly StoredPayment[]) =>
  refunds
    .filter(
      ({ state, paymentId }) =>
        state === 'sending' && payments.some(({ id, gateway }) => id === paymentId && gateway === 'offline'),
    )
    .map((refund) => ({
      refundId: refund.id,
      amountPaise: atGateway(refund),
      isMine: refund.askedBy === actorOf(ctx).accountId,
    }));

const plain = { gateway: null, by: null, messageId: null } as const;
/** What happened to it, as lines of the order's history. */
export function eventsOfOffline({ chosenAt, toldUtr, enteredAt, utr, decidedAt, state, answer }: StoredOffline) {
  const events: {
    at: Date;
    kind: 'offlineChosen' | 'offlineEntered' | 'offlineConfirmed' | 'offlineRefused';
    note: string | null;
  }[] = [{ at: chosenAt, kind: 'offlineChosen', note: toldUtr || null }];
  if (enteredAt) events.push({ at: enteredAt, kind: 'offlineEntered', note: utr });
  if (decidedAt)
    events.push(
      state === 'confirmed'
        ? { at: decidedAt, kind: 'offlineConfirmed', note: null }
        : { at: decidedAt, kind: 'offlineRefused', note: answer },
    );
  return events.map((event) => ({ ...plain, ...event }));
}
