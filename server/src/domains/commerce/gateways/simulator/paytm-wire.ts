import type { FastifyInstance } from 'fastify';
import { isPaytmChecksum, paytmChecksum, signedText } from '../paytm/paytm-checksum.ts';
import { inPaise, inRupees } from '../paytm/paytm.ts';
import { checkoutPage } from './checkout-page.ts';
import { simulatedKeys } from './simulated-account.ts';
import type { SimulatedOrder, Simulator, Wire } from './simulator.ts';

const { mid, merchantKey } = simulatedKeys.paytm;
const publicly = { config: { access: 'public' as const, endpoint: 'paymentSimulator' } };
const results = {
  created: ['TXN_FAILURE', '334', 'Invalid Order Id.'],
  pending: ['PENDING', '402', 'Looks like the payment is not complete.'],
  failed: ['TXN_FAILURE', '227', 'Your payment has been declined by your bank.'],
  paid: ['TXN_SUCCESS', '01', 'Txn Success'],
} as const;

function formOf(order: SimulatedOrder): Record<string, string> {
  const [status, code, message] = results[order.state];
  return {
    MID: mid,
    ORDERID: order.id,
    TXNID: order.paymentId,
    TXNAMOUNT: inRupees(order.amountPaise),
    CURRENCY: order.currency,
    PAYMENTMODE: 'UPI',
    STATUS: status,
    RESPCODE: code,
    RESPMSG: message,
    BANKTXNID: order.state === 'paid' ? order.paymentId.replaceAll(/\D/g, '').padEnd(12, '0').slice(0, 12) : '',
  };
}

function signedForm(order: SimulatedOrder, key: string): Record<string, string> {
  const form = formOf(order);
  return { ...form, CHECKSUMHASH: paytmChecksum(signedText(form), key) };
}

/** How Paytm writes returns and the calls of its own server: the same signed form. */
export const paytmWire: Wire = {
  returnOf: (order, forged) => signedForm(order, forged ? 'a guessed key___' : merchantKey),
  webhookOf: (order) => ({
    body: new URLSearchParams(signedForm(order, merchantKey)).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
};

interface Signed {
  readonly head: { readonly signature: string };
  readonly body: Readonly<Record<string, never>> & {
    readonly orderId: string;
    readonly refId: string;
    readonly refundAmount: string;
    readonly callbackUrl: string;
    readonly txnAmount: { readonly value: string };
  };
}
const answer = (body: object) => ({ head: { version: 'v1' }, body });
const resultInfo = ([resultStatus, resultCode, resultMsg]: readonly [string, string, string]) => ({
  resultInfo: { resultStatus, resultCode, resultMsg },
});
const isSigned = ({ head, body }: Signed) => isPaytmChecksum(JSON.stringify(body), merchantKey, head.signature);
const unsigned = answer(resultInfo(['F', '2005', 'Checksum provided is invalid']));

/** Paytm's calls and its page. */
export function addPaytm(app: FastifyInstance, simulator: Simulator): void {
  app.post<{ Body: Signed }>('/theia/api/v1/initiateTransaction', publicly, async ({ body: given }) => {
    if (!isSigned(given)) return unsigned;
    const { orderId, callbackUrl, txnAmount } = given.body;
    const amountPaise = inPaise(txnAmount.value) ?? 0;
    simulator.newOrder({ gateway: 'paytm', id: orderId, amountPaise, title: orderId.slice(-8), callbackUrl });
    return answer({ ...resultInfo(['S', '0000', 'Success']), txnToken: `token-${orderId}` });
  });
  app.post<{ Body: Signed }>('/v3/order/status', publicly, async ({ body: given }) => {
    if (!isSigned(given)) return unsigned;
    const order = simulator.orders.get(given.body.orderId);
    if (!order || order.state === 'created') return answer(resultInfo(results.created));
    const { TXNID: txnId, TXNAMOUNT: txnAmount, BANKTXNID: bankTxnId, PAYMENTMODE: paymentMode } = formOf(order);
    return answer({ ...resultInfo(results[order.state]), orderId: order.id, txnId, txnAmount, bankTxnId, paymentMode });
  });
  app.post<{ Body: Signed }>('/refund/apply', publicly, async ({ body: given }) => {
    if (!isSigned(given)) return unsigned;
    const { refId, refundAmount } = given.body;
    const refund = simulator.refund(refId, inPaise(refundAmount) ?? 0);
    return answer({ ...resultInfo(['PENDING', '601', 'Refund request was raised.']), refId, refundId: refund.id });
  });
  app.post<{ Body: Signed }>('/v2/refund/status', publicly, async ({ body: given }) => {
    if (!isSigned(given)) return unsigned;
    const refund = simulator.refunds.get(given.body.refId);
    if (!refund) return answer(resultInfo(['TXN_FAILURE', '631', 'Refund not found']));
    refund.state = 'done';
    return answer({
      ...resultInfo(['TXN_SUCCESS', '10', 'Refund Successful']),
      refId: refund.refundId,
      refundId: refund.id,
    });
  });
  app.post<{ Body: Record<string, string> }>('/theia/api/v1/showPaymentPage', publicly, async ({ body }, reply) => {
    const order = simulator.orders.get(body['orderId'] ?? '');
    if (!order || body['txnToken'] !== `token-${order.id}`) return reply.code(400).send(unsigned);
    return reply.type('text/html; charset=utf-8').send(checkoutPage(order, 'Paytm'));
  });
}
