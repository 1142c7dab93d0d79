import { createHmac, timingSafeEqual } from 'node:crypto';
import { askGateway, inside, jsonOf, textIn } from '../ask-gateway.ts';
import {
  type DisputeWord,
  type GatewayAccount,
  GatewayRefused,
  type PaymentGateway,
  type PaymentWord,
  type ReadMessage,
  type RefundWord,
} from '../payment-gateway.ts';

type Account = Extract<GatewayAccount, { readonly gateway: 'razorpay' }>;
const ofRazorpay = (account: GatewayAccount): Account => {
  if (account.gateway !== 'razorpay') throw new Error('these keys are of another gateway');
  return account;
};

/** An order of no account: keys that are right get "does not exist" for it, wrong ones 401. */
const UNKNOWN_ORDER = 'order_00000000000000';

/** hex(HMAC-SHA256(key, message)), as Razorpay signs returns (`order_id|payment_id`, key secret) and webhooks (raw body, webhook secret). */
export const razorpaySignature = (key: string, message: string | Buffer): string =>
  createHmac('sha256', key).update(message).digest('hex');

function fits(key: string, message: string | Buffer, given: string | undefined): boolean {
  if (key === '' || given === undefined) return false;
  const [ours, theirs] = [Buffer.from(razorpaySignature(key, message)), Buffer.from(given)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

const authorization = ({ keyId, secret }: Account) => ({
  authorization: `Basic ${Buffer.from(`${keyId}:${secret}`).toString('base64')}`,
});

const nothing: Omit<PaymentWord, 'said' | 'gatewayOrderId'> = {
  gatewayPaymentId: null,
  amountPaise: undefined,
  currency: undefined,
  method: null,
  reference: null,
  failure: null,
};

/** What a payment entity of Razorpay says. Only money that was captured is paid; authorized money is captured by Razorpay later. */
function wordOf(entity: Readonly<Record<string, unknown>>): PaymentWord {
  const status = textIn(entity, 'status');
  const bank = inside(entity, 'acquirer_data');
  return {
    said:
      status === 'captured' || status === 'refunded'
        ? 'paid'
        : status === 'failed'
          ? 'failed'
          : status === 'authorized'
            ? 'pending'
            : 'other',
    gatewayOrderId: textIn(entity, 'order_id') ?? '',
    gatewayPaymentId: textIn(entity, 'id'),
    amountPaise: typeof entity['amount'] === 'number' ? entity['amount'] : undefined,
    currency: textIn(entity, 'currency') ?? undefined,
    method: textIn(entity, 'method'),
    reference: textIn(bank, 'rrn') ?? textIn(bank, 'upi_transaction_id') ?? textIn(bank, 'bank_transaction_id'),
    failure:
      status === 'failed' ? (textIn(entity, 'error_reason') === 'payment_cancelled' ? 'cancelled' : 'declined') : null,
  };
}

const rank = ['paid', 'pending', 'failed', 'other'] as const;

/** The best of an order's payments: a buyer may have failed twice on Razorpay's page before paying. */
function bestOf(gatewayOrderId: string, entities: readonly unknown[]): PaymentWord {
  const words = entities.map((entity) => wordOf(entity as Record<string, unknown>));
  const [best] = words.toSorted((a, b) => rank.indexOf(a.said) - rank.indexOf(b.said));
  return { ...(best ?? { ...nothing, said: 'other' }), gatewayOrderId };
}

/** A failed payment is brought back without a signature, with what went wrong in `error[…]`. */
function orderInError(fields: Readonly<Record<string, string>>): string | undefined {
  const about = jsonOf(Buffer.from(fields['error[metadata]'] ?? ''));
  return (
    textIn(typeof about === 'object' && about !== null ? (about as Record<string, unknown>) : {}, 'order_id') ??
    undefined
  );
}

const refundWord = (value: Readonly<Record<string, unknown>>): RefundWord => ({
  gatewayRefundId: textIn(value, 'id') ?? '',
  state: value['status'] === 'processed' ? 'done' : value['status'] === 'failed' ? 'failed' : 'sent',
});

const disputeStates = {
  created: 'open',
  under_review: 'open',
  action_required: 'open',
  won: 'won',
  lost: 'lost',
} as const;
/** The dispute of `payment.dispute.…` (razorpay.com/docs/api/disputes); `amount_deducted` is nothing until it is lost. */
function disputeIn(event: unknown, name: string | null): DisputeWord | undefined {
  const [, told = ''] = /^payment\.dispute\.(\w+)$/.exec(name ?? '') ?? [];
  const entity = inside(inside(inside(event, 'payload'), 'dispute'), 'entity');
  const state = disputeStates[told as keyof typeof disputeStates];
  const disputeId = textIn(entity, 'id');
  const [asked, taken, until] = [entity['amount'], entity['amount_deducted'], entity['respond_by']];
  const amountPaise = state === 'lost' && typeof taken === 'number' && taken > 0 ? taken : asked;
  if (!state || !disputeId || typeof amountPaise !== 'number' || amountPaise <= 0) return undefined;
  // A number of another currency is no number of paise.
  if (textIn(entity, 'currency') !== 'INR') return undefined;
  const respondBy = typeof until === 'number' ? new Date(until * 1000) : null;
  return { disputeId, state, amountPaise, reason: textIn(entity, 'reason_code') ?? '', respondBy };
}

/** Razorpay: orders, the hosted page, signed returns and webhooks, refunds (razorpay.com/docs/api, version 1). */
export const razorpay: PaymentGateway = {
  name: 'razorpay',
  knows: async (given) => {
    const account = ofRazorpay(given);
    try {
      await askGateway(`${account.host}/v1/orders/${UNKNOWN_ORDER}/payments`, { headers: authorization(account) });
      return true;
    } catch (error) {
      if (error instanceof GatewayRefused) return error.status !== 401 && error.status !== 403;
      throw error;
    }
  },
  createOrder: async (given, payment) => {
    const account = ofRazorpay(given);
    const { amountPaise: amount, orderNumber, paymentId, buyer } = payment;
    const { value } = await askGateway(`${account.host}/v1/orders`, {
      headers: authorization(account),
      body: JSON.stringify({ amount, currency: 'INR', receipt: orderNumber, payment_capture: 1, notes: { paymentId } }),
    });
    const gatewayOrderId = textIn(value, 'id') ?? '';
    return {
      gatewayOrderId,
      page: {
        url: `${account.pages}/v1/checkout/embedded`,
        fields: {
          key_id: account.keyId,
          order_id: gatewayOrderId,
          amount: String(amount),
          currency: 'INR',
          name: payment.sellerName,
          description: orderNumber,
          'prefill[name]': buyer.name,
          'prefill[email]': buyer.email,
          ...(buyer.mobile !== null && { 'prefill[contact]': buyer.mobile }),
          callback_url: payment.callbackUrl,
          cancel_url: payment.cancelUrl,
        },
      },
    };
  },
  orderOfReturn: (fields) => fields['razorpay_order_id'] ?? orderInError(fields),
  readReturn: (given, fields, gatewayOrderId): ReadMessage => {
    const account = ofRazorpay(given);
    const paymentId = fields['razorpay_payment_id'];
    const failed = paymentId === undefined && fields['error[code]'] !== undefined;
    return {
      ...nothing,
      said: failed ? 'failed' : 'paid',
      gatewayOrderId,
      gatewayPaymentId: paymentId ?? null,
      genuine: fits(account.secret, `${gatewayOrderId}|${paymentId ?? ''}`, fields['razorpay_signature']),
      eventId: undefined,
    };
  },
  readWebhook: (given, body, headers): ReadMessage => {
    const account = ofRazorpay(given);
    const event = jsonOf(body);
    const entity = inside(inside(inside(event, 'payload'), 'payment'), 'entity');
    const name = textIn(typeof event === 'object' && event !== null ? (event as Record<string, unknown>) : {}, 'event');
    const word = wordOf(entity);
    const tells =
      name === 'payment.captured' ||
      name === 'payment.failed' ||
      name === 'order.paid' ||
      name === 'payment.authorized';
    return {
      ...word,
      said: tells ? word.said : 'other',
      genuine: fits(account.webhookSecret, body, headers['x-razorpay-signature']),
      eventId: headers['x-razorpay-event-id'],
      dispute: disputeIn(event, name),
    };
  },
  fetchStatus: async (given, gatewayOrderId) => {
    const account = ofRazorpay(given);
    const address = `${account.host}/v1/orders/${encodeURIComponent(gatewayOrderId)}/payments`;
    const { body, value } = await askGateway(address, { headers: authorization(account) });
    return { ...bestOf(gatewayOrderId, Array.isArray(value['items']) ? value['items'] : []), body };
  },
  refund: async (given, { refundId, gatewayPaymentId, amountPaise }) => {
    const account = ofRazorpay(given);
    const address = `${account.host}/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refund`;
    const { value } = await askGateway(address, {
      headers: { ...authorization(account), 'X-Refund-Idempotency': refundId },
      body: JSON.stringify({ amount: amountPaise, notes: { refundId } }),
    });
    return refundWord(value);
  },
  fetchRefund: async (given, { gatewayPaymentId, gatewayRefundId }) => {
    const account = ofRazorpay(given);
    const address = `${account.host}/v1/payments/${encodeURIComponent(gatewayPaymentId)}/refunds/${encodeURIComponent(gatewayRefundId)}`;
    return refundWord((await askGateway(address, { headers: authorization(account) })).value);
  },
};
