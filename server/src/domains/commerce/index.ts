import { api } from '@abhyas/contract';
import { domain } from '../../kernel/domain.ts';
import { CHECK_PAYMENTS, checkPayments } from './orders/payments/check-payment.ts';
import { SEND_REFUND, sendRefund } from './orders/refunds/send-refund.job.ts';
import { REMIND_INSTALMENTS, remindInstalments } from './orders/instalments/remind-instalments.job.ts';
import { END_PROMOS, endPromos } from './wallet/gifts/end-promos.job.ts';
import { statementFile } from './offers/shares/statements/statement-files.ts';
import { CHECK_LEDGER, checkLedger } from './ledger/check-ledger.job.ts';
import { handlers } from './routes.ts';

export { addSimulator, startSimulator } from './gateways/simulator/add-simulator.ts';
export type { Act, Simulator } from './gateways/simulator/simulator.ts';
export { taxInside } from './offers/offers-of.ts';
export { instalmentShelf } from './orders/instalments/instalment-shelf.ts';
export { seatShelf } from './seats/seat-shelf.ts';
export { bookShelf } from './offers/book-shelf.ts';
export { courseShelf } from './offers/course-shelf.ts';
export { type Bought, type Offer, type Shelf, shelfOf, shelves } from './offers/shelf.ts';
export { listKeptOrders } from './orders/kept/kept-orders.store.ts';
export { givePromo } from './wallet/gifts/give-promo.ts';
export { lineOfSource } from './orders/source-of-line.ts';
export { codesOfCoupons } from './coupons/coupons.store.ts';
export { findCommission } from './offers/shares/rules.store.ts';
export { isPayee } from './offers/shares/payees.store.ts';
export { numbersOfOrders } from './orders/orders.store.ts';
export { registerPayments } from './orders/payments/register-payments.ts';
export { commerceNoticeKinds } from './orders/payments/notice-kinds.ts';
export { countWaitingOrders } from './sales/sales.store.ts';
export { silentGateways } from './gateways/silent-gateways.ts';
export { shopOf } from './gateways/ways-to-pay.ts';
export { commercePersonalData } from './personal-data.ts';

export const commerceDomain = domain({
  name: 'commerce',
  contract: api.commerce,
  handlers,
  fileKinds: [statementFile],
  jobs: {
    [CHECK_PAYMENTS]: checkPayments,
    [SEND_REFUND]: sendRefund,
    [END_PROMOS]: endPromos,
    [CHECK_LEDGER]: checkLedger,
    [REMIND_INSTALMENTS]: remindInstalments,
  },
  sweeps: [
    { job: CHECK_PAYMENTS, every: '* * * * *' },
    { job: END_PROMOS, every: '17 * * * *' },
    { job: CHECK_LEDGER, every: '23 21 * * *' },
    // Ten in the morning in India.
    { job: REMIND_INSTALMENTS, every: '30 4 * * *' },
  ],
});
