import { catalogue } from '../catalogue.ts';

/** Numbers from 200 on: 03 is shared with courses, and 4128 to 4153 are those of the specification (section 8). */
export const commerceErrors = catalogue('commerce', {
  OFFER_UNKNOWN: [422, 200, 'One of these cannot be bought here now.'],
  ORDER_PRICE_CHANGED: [409, 201, 'The price has changed since you opened this page. Please look at it again.'],
  ORDER_CLOSED: [409, 202, 'This order cannot be paid any more.'],
  PAYMENT_RUNS: [409, 203, 'A payment of this order is still being checked. Please do not pay twice.'],
  GATEWAY_OFF: [422, 204, 'This way to pay is not open at this institute.'],
  GATEWAY_SILENT: [503, 205, 'The payment company does not answer just now. Nothing was charged. Please try again.'],
  ORDER_NOT_PAID: [409, 206, 'Only a paid order can be refunded.'],
  WALLET_CHANGED: [
    409,
    209,
    'There is another sum in your wallet than when you opened this page. Please look at it again.',
  ],
  TOP_UP_REFUSED: [422, 210, 'This sum cannot be added to your wallet.'],
  TOP_UP_KEPT: [409, 211, 'Money that was added to a wallet is spent here; it does not go back.'],
  CREDIT_NOBODY: [422, 212, 'Nobody was chosen who has a wallet here.'],
  CREDIT_ENDED: [422, 213, 'The last day is over already.'],
  REFUND_ASKED: [409, 214, 'A refund of this order was asked for already.'],
  REFUND_CHANGED: [409, 215, 'Another sum would go back now than you were shown. Please look at it again.'],
  REFUND_DECIDED: [409, 216, 'This request was decided or taken back already.'],
  COUPON_TAKEN: [409, 208, 'There is a coupon with this code already.'],
  COUPON_UNKNOWN: [422, 4153, 'This coupon code does not exist.'],
  COUPON_USED: [422, 4140, 'This coupon was used already.'],
  COUPON_INVALID: [422, 4128, 'This coupon does not work for this order.'],
  LINE_REFUNDED: [409, 207, 'This was refunded already.'],
});
