import { askGateway, inside, textIn } from '../ask-gateway.ts';
import {
  GatewayRefused,
  type GatewayAccount,
  type PaymentGateway,
  type ReadMessage,
  type RefundWord,
} from '../payment-gateway.ts';
import { isPaytmChecksum, paytmChecksum, signedText } from './paytm-checksum.ts';

type Account = Extract<GatewayAccount, { readonly gateway: 'paytm' }>;
const ofPaytm = (account: GatewayAccount): Account => {
  if (account.gateway !== 'paytm') throw new Error('these keys are of another gateway');
  return account;
};

/** Whole paise as rupees with two places, as Paytm writes money; and back. */
export const inRupees = (paise: number): string => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
export function inPaise(rupees: string | null): number | undefined {
  const parts = /^([0-9]{1,12})(?:\.([0-9]{1,2}))?$/.exec(rupees ?? '');
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : undefined;
}

/** No transaction of this number: the buyer never came as far as paying. */
const UNKNOWN_ORDER = '334';
const CLOSED_BY_BUYER = '810';

function saidOf(status: string | null, code: string | null) {
  if (status === 'TXN_SUCCESS') return 'paid' as const;
  if (status === 'PENDING') return 'pending' as const;
  return status === 'TXN_FAILURE' && code !== UNKNOWN_ORDER ? ('failed' as const) : ('other' as const);
}
const failureOf = (said: string, code: string | null) =>
  said !== 'failed' ? null : code === CLOSED_BY_BUYER ? ('cancelled' as const) : ('declined' as const);

/** Sends a body whose exact text is signed in the head. */
async function ask(account: Account, path: string, body: object) {
  const text = JSON.stringify(body);
  const signature = paytmChecksum(text, account.merchantKey);
  const answer = await askGateway(`${account.host}${path}`, {
    headers: {},
    body: `{"body":${text},"head":{"signature":"${signature}"}}`,
  });
  return { ...answer, said: inside(answer.value, 'body') };
}

/** A return of the browser and a call of Paytm's own server are the same signed form. */
function readForm(given: GatewayAccount, fields: Readonly<Record<string, string>>): ReadMessage {
  const { merchantKey, mid } = ofPaytm(given);
  const said = saidOf(fields['STATUS'] ?? null, fields['RESPCODE'] ?? null);
  return {
    said,
    gatewayOrderId: fields['ORDERID'] ?? '',
    gatewayPaymentId: fields['TXNID'] || null,
    amountPaise: inPaise(fields['TXNAMOUNT'] ?? null),
    currency: fields['CURRENCY'],
    method: fields['PAYMENTMODE']?.toLowerCase() ?? null,
    reference: fields['BANKTXNID'] || null,
    failure: failureOf(said, fields['RESPCODE'] ?? null),
    genuine: fields['MID'] === mid && isPaytmChecksum(signedText(fields), merchantKey, fields['CHECKSUMHASH']),
    eventId: undefined,
  };
}

function refundWord(said: Readonly<Record<string, unknown>>): RefundWord {
  const status = textIn(inside(said, 'resultInfo'), 'resultStatus');
  const state = status === 'TXN_SUCCESS' ? 'done' : status === 'TXN_FAILURE' ? 'failed' : 'sent';
  return { gatewayRefundId: textIn(said, 'refundId') ?? textIn(said, 'refId') ?? '', state };
}

/** Paytm: transactions by token, signed forms, order status, refunds. Its scheme only protects messages: a return is always confirmed. */
export const paytm: PaymentGateway = {
  name: 'paytm',
  knows: async (given) => {
    const account = ofPaytm(given);
    const { said } = await ask(account, '/v3/order/status', { mid: account.mid, orderId: 'no-such-order' });
    // Only who signed rightly is told that there is no such order.
    return textIn(inside(said, 'resultInfo'), 'resultCode') === UNKNOWN_ORDER;
  },
  createOrder: async (given, { paymentId, amountPaise, callbackUrl, buyer }) => {
    const account = ofPaytm(given);
    const { mid, website } = account;
    const query = `mid=${encodeURIComponent(mid)}&orderId=${paymentId}`;
    const { said } = await ask(account, `/theia/api/v1/initiateTransaction?${query}`, {
      requestType: 'Payment',
      mid,
      websiteName: website,
      orderId: paymentId,
      callbackUrl,
      txnAmount: { value: inRupees(amountPaise), currency: 'INR' },
      userInfo: { custId: buyer.id },
    });
    const txnToken = textIn(said, 'txnToken');
    if (txnToken === null)
      throw new GatewayRefused(`Paytm gave no token: ${textIn(inside(said, 'resultInfo'), 'resultMsg')}`);
    const url = `${account.pages}/theia/api/v1/showPaymentPage?${query}`;
    return { gatewayOrderId: paymentId, page: { url, fields: { mid, orderId: paymentId, txnToken } } };
  },
  orderOfReturn: (fields) => fields['ORDERID'],
  readReturn: (given, fields) => readForm(given, fields),
  readWebhook: (given, body) => readForm(given, Object.fromEntries(new URLSearchParams(body.toString('utf8')))),
  fetchStatus: async (given, gatewayOrderId) => {
    const account = ofPaytm(given);
    const { said, body } = await ask(account, '/v3/order/status', { mid: account.mid, orderId: gatewayOrderId });
    const result = inside(said, 'resultInfo');
    const word = saidOf(textIn(result, 'resultStatus'), textIn(result, 'resultCode'));
    return {
      said: word,
      gatewayOrderId,
      gatewayPaymentId: textIn(said, 'txnId'),
      amountPaise: inPaise(textIn(said, 'txnAmount')),
      // Paytm's status names no currency: an Indian merchant's transactions are in rupees.
      currency: 'INR',
      method: textIn(said, 'paymentMode')?.toLowerCase() ?? null,
      reference: textIn(said, 'bankTxnId'),
      failure: failureOf(word, textIn(result, 'resultCode')),
      body,
    };
  },
  refund: async (given, { refundId, gatewayOrderId, gatewayPaymentId, amountPaise }) => {
    const account = ofPaytm(given);
    const { said } = await ask(account, '/refund/apply', {
      mid: account.mid,
      txnType: 'REFUND',
      orderId: gatewayOrderId,
      txnId: gatewayPaymentId,
      refId: refundId,
      refundAmount: inRupees(amountPaise),
    });
    return refundWord(said);
  },
  fetchRefund: async (given, { refundId, gatewayOrderId }) => {
    const account = ofPaytm(given);
    const { said } = await ask(account, '/v2/refund/status', {
      mid: account.mid,
      orderId: gatewayOrderId,
      refId: refundId,
    });
    return refundWord(said);
  },
};
