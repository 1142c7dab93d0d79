import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { CHECK_PAYMENTS, checkPayments } from './orders/payments/check-payment.ts';
import { SEND_REFUND, sendRefund } from './orders/refunds/send-refund.job.ts';
import { END_PROMOS, endPromos } from './wallet/gifts/end-promos.job.ts';
import { handlers } from './routes.ts';

export { addSimulator, startSimulator } from './gateways/simulator/add-simulator.ts';
export type { Act, Simulator } from './gateways/simulator/simulator.ts';
export { taxInside } from './offers/offers-of.ts';
export { courseShelf } from './offers/course-shelf.ts';
export { type Bought, type Offer, type Shelf, shelfOf, shelves } from './offers/shelf.ts';
export { listKeptOrders } from './orders/kept-orders.store.ts';
export { givePromo } from './wallet/gifts/give-promo.ts';
export { lineOfSource } from './orders/source-of-line.ts';
export { codesOfCoupons } from './coupons/coupons.store.ts';
export { numbersOfOrders } from './orders/orders.store.ts';
export { registerPayments } from './orders/payments/register-payments.ts';
export { commerceNoticeKinds } from './notice-kinds.ts';
export { shopOf } from './gateways/ways-to-pay.ts';
export { commercePersonalData } from './personal-data.ts';

export const commerceDomain = domain({
  name: 'commerce',
  contract: api.commerce,
  handlers,
  jobs: { [CHECK_PAYMENTS]: checkPayments, [SEND_REFUND]: sendRefund, [END_PROMOS]: endPromos },
  sweeps: [
    { job: CHECK_PAYMENTS, every: '* * * * *' },
    { job: END_PROMOS, every: '17 * * * *' },
  ],
});
