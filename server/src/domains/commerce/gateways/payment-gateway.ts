import type { FailureReason, GatewayName } from '@abhyas/contract/commerce/shapes';

/**
 * Keys of one institute at one gateway. `host`: where the gateway answers us; `pages`: where its pages for the browser are, which is the
 * same but for the simulator. Neither ends in a slash.
 */
export type GatewayAccount =
  | {
      readonly gateway: 'razorpay';
      readonly keyId: string;
      readonly secret: string;
      readonly webhookSecret: string;
      readonly host: string;
      readonly pages: string;
    }
  | {
      readonly gateway: 'paytm';
      readonly mid: string;
      /** Sixteen bytes. */
      readonly merchantKey: string;
      readonly website: string;
      readonly host: string;
      readonly pages: string;
    };

/** What a payment is begun with. Amounts are whole paise of Indian rupees. */
export interface NewPayment {
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly orderNumber: string;
  readonly callbackUrl: string;
  readonly cancelUrl: string;
  readonly buyer: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly mobile: string | null;
  };
  readonly sellerName: string;
}
/** The gateway's own order, and the form with which the browser goes to its page. */
export interface BegunPayment {
  readonly gatewayOrderId: string;
  readonly page: { readonly url: string; readonly fields: Readonly<Record<string, string>> };
}

/** What a gateway says of a payment. */
export interface PaymentWord {
  readonly said: 'paid' | 'failed' | 'pending' | 'other';
  readonly gatewayOrderId: string;
  readonly gatewayPaymentId: string | null;
  /** As the gateway says it; undefined where a message names no sum, so that its word alone proves nothing. */
  readonly amountPaise: number | undefined;
  readonly currency: string | undefined;
  readonly method: string | null;
  /** The bank's reference. */
  readonly reference: string | null;
  readonly failure: FailureReason | null;
}
/** What a gateway says of a complaint at the payer’s bank. `lost`: the bank has taken the money back (chargeback). */
export interface DisputeWord {
  readonly disputeId: string;
  readonly state: 'open' | 'won' | 'lost';
  /** Asked for, or taken. */
  readonly amountPaise: number;
  readonly reason: string;
  readonly respondBy: Date | null;
}
/** A message with whether its signature fits; of one that does not, no word is believed. */
export interface ReadMessage extends PaymentWord {
  readonly genuine: boolean;
  /** The gateway's own number of the message. */
  readonly eventId: string | undefined;
  /** Of a message about a complaint at the bank. */
  readonly dispute?: DisputeWord | undefined;
}
export interface RefundWord {
  readonly gatewayRefundId: string;
  readonly state: 'sent' | 'done' | 'failed';
}

/** The gateway did not answer, or not in a way that can be read: nothing is known of what it did. */
export class GatewaySilent extends Error {
  override name = 'GatewaySilent';
}
/** The gateway refused: wrong keys, or something that it does not know. */
export class GatewayRefused extends Error {
  override name = 'GatewayRefused';
  /** Of the answer over HTTP; undefined where the refusal stood in an answer that went well. */
  readonly status: number | undefined;
  constructor(message: string, { status }: { readonly status?: number } = {}) {
    super(message);
    this.status = status;
  }
}

/**
 * A payment company. Every call takes the account of the institute. A message with a wrong signature is answered with `genuine: false`, never
 * with an error; a time-out is GatewaySilent, which never means that a payment failed.
 */
export interface PaymentGateway {
  readonly name: GatewayName;
  /** Whether the gateway knows these keys; asks for an order that nobody made. Throws GatewaySilent. */
  readonly knows: (account: GatewayAccount) => Promise<boolean>;
  /** Makes the gateway's order. Throws GatewaySilent, GatewayRefused. */
  readonly createOrder: (account: GatewayAccount, payment: NewPayment) => Promise<BegunPayment>;
  /** Reads what the browser brought back; `gatewayOrderId` is the one that we stored. */
  readonly readReturn: (
    account: GatewayAccount,
    fields: Readonly<Record<string, string>>,
    gatewayOrderId: string,
  ) => ReadMessage;
  /** Which of the gateway's orders a return speaks of, before anything is verified. */
  readonly orderOfReturn: (fields: Readonly<Record<string, string>>) => string | undefined;
  /** Reads what the gateway sent by itself: the bytes as they came. */
  readonly readWebhook: (
    account: GatewayAccount,
    body: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ) => ReadMessage;
  /** Asks how a payment stands. Throws GatewaySilent, GatewayRefused. */
  readonly fetchStatus: (
    account: GatewayAccount,
    gatewayOrderId: string,
  ) => Promise<PaymentWord & { readonly body: Buffer }>;
  /** Sends money back; the same id again is the same refund. Throws GatewaySilent, GatewayRefused. */
  readonly refund: (
    account: GatewayAccount,
    refund: {
      readonly refundId: string;
      readonly gatewayOrderId: string;
      readonly gatewayPaymentId: string;
      readonly amountPaise: number;
    },
  ) => Promise<RefundWord>;
  /** How a refund stands. Throws GatewaySilent, GatewayRefused. */
  readonly fetchRefund: (
    account: GatewayAccount,
    refund: {
      readonly refundId: string;
      readonly gatewayOrderId: string;
      readonly gatewayPaymentId: string;
      readonly gatewayRefundId: string;
    },
  ) => Promise<RefundWord>;
}
