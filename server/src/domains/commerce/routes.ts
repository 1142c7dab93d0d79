import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { listCoupons } from './coupons/list-coupons.ts';
import { createCoupon } from './coupons/create-coupon.ts';
import { updateCoupon } from './coupons/update-coupon.ts';
import { listGateways } from './gateways/list-gateways.ts';
import { saveGateway } from './gateways/save-gateway.ts';
import { testGateway } from './gateways/test-gateway.ts';
import { listUsableCoupons } from './orders/checkout/list-usable-coupons.ts';
import { placeOrder } from './orders/checkout/place-order.ts';
import { quoteOrder } from './orders/checkout/quote-order.ts';
import { showInvoice } from './orders/invoices/show-invoice.ts';
import { listMyOrders } from './orders/list-my-orders.ts';
import { checkPayment } from './orders/payments/check-payment.ts';
import { startPayment } from './orders/payments/start-payment.ts';
import { showMyOrder } from './orders/show-my-order.ts';
import { exportDocuments } from './revenue/export-documents.ts';
import { showRevenue } from './revenue/show-revenue.ts';
import { listOrders } from './sales/list-orders.ts';
import { refundOrder } from './sales/refund-order.ts';
import { showGatewayMessage } from './sales/show-gateway-message.ts';
import { showOrder } from './sales/show-order.ts';
import { saveSeller } from './seller/save-seller.ts';
import { showSeller } from './seller/show-seller.ts';

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
  listOrders,
  showOrder,
  showGatewayMessage,
  refundOrder,
  showRevenue,
  exportDocuments,
};
