import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { listCoupons } from './coupons/list-coupons.ts';
import { createCoupon } from './coupons/create-coupon.ts';
import { updateCoupon } from './coupons/update-coupon.ts';
import { listGateways } from './gateways/list-gateways.ts';
import { saveGateway } from './gateways/save-gateway.ts';
import { testGateway } from './gateways/test-gateway.ts';
import { listUsableCoupons } from './orders/checkout/list-usable-coupons.ts';
import { placeTopUp } from './orders/checkout/place-top-up.ts';
import { placeOrder } from './orders/checkout/place-order.ts';
import { quoteOrder } from './orders/checkout/quote-order.ts';
import { showInvoice } from './orders/invoices/show-invoice.ts';
import { listMyOrders } from './orders/list-my-orders.ts';
import { checkPayment } from './orders/payments/check-payment.ts';
import { startPayment } from './orders/payments/start-payment.ts';
import { showMyOrder } from './orders/show-my-order.ts';
import { exportDocuments } from './revenue/export-documents.ts';
import { showRevenue } from './revenue/show-revenue.ts';
import { askRefund } from './orders/refunds/ask-refund.ts';
import { showRefundOffer } from './orders/refunds/show-refund-offer.ts';
import { withdrawRefund } from './orders/refunds/withdraw-refund.ts';
import { decideRefund } from './sales/decide-refund.ts';
import { listOrders } from './sales/list-orders.ts';
import { refundOrder } from './sales/refund-order.ts';
import { showGatewayMessage } from './sales/show-gateway-message.ts';
import { showOrder } from './sales/show-order.ts';
import { saveSeller } from './seller/save-seller.ts';
import { showSeller } from './seller/show-seller.ts';
import { giveCredit } from './wallet/gifts/give-credit.ts';
import { listWallets } from './wallet/list-wallets.ts';
import { listMovements } from './wallet/list-movements.ts';
import { saveWalletRules } from './wallet/rules/save-wallet-rules.ts';
import { showPersonWallet } from './wallet/show-person-wallet.ts';
import { showWallet } from './wallet/show-wallet.ts';
import { showWalletRules } from './wallet/rules/show-wallet-rules.ts';

export const handlers: Handlers<typeof api.commerce> = {
  quoteOrder,
  placeOrder,
  listMyOrders,
  showMyOrder,
  startPayment,
  checkPayment,
  showInvoice,
  showSeller,
  saveSeller,
  listGateways,
  saveGateway,
  testGateway,
  listCoupons,
  createCoupon,
  updateCoupon,
  listUsableCoupons,
  showWallet,
  listMovements,
  placeTopUp,
  listWallets,
  showPersonWallet,
  giveCredit,
  showWalletRules,
  saveWalletRules,
  listOrders,
  showOrder,
  showGatewayMessage,
  refundOrder,
  showRefundOffer,
  askRefund,
  withdrawRefund,
  decideRefund,
  showRevenue,
  exportDocuments,
};
