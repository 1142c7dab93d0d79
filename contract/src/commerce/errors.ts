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
  COUPON_TAKEN: [409, 208, 'There is a coupon with this code already.'],
  COUPON_UNKNOWN: [422, 4153, 'This coupon code does not exist.'],
  COUPON_USED: [422, 4140, 'This coupon was used already.'],
  COUPON_INVALID: [422, 4128, 'This coupon does not work for this order.'],
  LINE_REFUNDED: [409, 207, 'This was refunded already.'],
});
