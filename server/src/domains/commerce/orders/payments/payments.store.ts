import type { FailureReason, GatewayName, PaymentPlace, PaymentState } from '@abhyas/contract/commerce/shapes';
import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, rows } from '../../../../kernel/database/rows.ts';
import { fail } from '../../../../kernel/errors.ts';
import type { LedgerAccount } from '../../ledger/ledger.store.ts';

declare module '../../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    payments: { gateway: PaymentPlace; state: PaymentState; failure: FailureReason | null };
  }
}
/** One try to pay an order, at one gateway or to the institute itself. */
export interface StoredPayment {
  readonly id: string;
  readonly orderId: string;
  readonly gateway: PaymentPlace;
  readonly state: PaymentState;
  readonly amountPaise: number;
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string | null;
  readonly method: string | null;
  readonly reference: string | null;
  readonly failure: FailureReason | null;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly checks: number;
  readonly nextCheckAt: Date | null;
}
/** A payment that a gateway can be asked about. */
export const isAtGateway = (payment: StoredPayment): payment is StoredPayment & { readonly gateway: GatewayName } =>
  payment.gateway !== 'offline';
/** The account of the ledger where the money of a payment lies. */
export const moneyAccountOf = ({ gateway, method }: StoredPayment): LedgerAccount =>
  gateway !== 'offline' ? 'gatewayClearing' : method === 'cash' ? 'cash' : 'bank';
const columns = [
  'id',
  'orderId',
  'gateway',
  'state',
  'amountPaise',
  'gatewayOrderId',
  'gatewayPaymentId',
  'method',
  'reference',
  'failure',
  'startedAt',
  'finishedAt',
  'checks',
  'nextCheckAt',
] as const;
const payments = (ctx: Bound) => rows(ctx).selectFrom('payments').select(columns);

/** Payments of these orders, the first try first. */
export const listPayments = (ctx: Bound, orderIds: readonly string[]): Promise<StoredPayment[]> =>
  payments(ctx).where('orderId', '=', anyOf(orderIds)).orderBy('startedAt').orderBy('id').execute();

export async function getPayment(ctx: Bound, id: string): Promise<StoredPayment> {
  return (await payments(ctx).where('id', '=', id).executeTakeFirst()) ?? fail('NOT_FOUND');
}

export const findByGatewayOrder = (
  ctx: Bound,
  gateway: GatewayName,
  gatewayOrderId: string,
): Promise<StoredPayment | undefined> =>
  payments(ctx).where('gateway', '=', gateway).where('gatewayOrderId', '=', gatewayOrderId).executeTakeFirst();

export const insertPayment = (tx: TransactionContext, payment: StoredPayment): Promise<void> =>
  insertRows(tx, 'payments', payment);

export async function changePayment(
  tx: TransactionContext,
  id: string,
  change: Partial<Omit<StoredPayment, 'id' | 'orderId' | 'gateway' | 'amountPaise'>>,
): Promise<void> {
  await changeRows(tx, 'payments', { id }, change);
}

/** Payments whose gateway is to be asked now, the longest waiting first. */
export const listToCheck = (ctx: Bound, now: Date, most: number): Promise<StoredPayment[]> =>
  payments(ctx).where('nextCheckAt', '<=', now).orderBy('nextCheckAt').limit(most).execute();
