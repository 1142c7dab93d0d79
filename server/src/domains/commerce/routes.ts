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
import { listPayees } from './offers/shares/payouts/list-payees.ts';
import { listPayouts } from './offers/shares/payouts/list-payouts.ts';
import { preparePayout } from './offers/shares/payouts/prepare-payout.ts';
import { decidePayout } from './offers/shares/payouts/decide-payout.ts';
import { withdrawPayout } from './offers/shares/payouts/withdraw-payout.ts';
import { exportPayout } from './offers/shares/payouts/export-payout.ts';
import { endPayout } from './offers/shares/payouts/end-payout.ts';
import { showStatement } from './offers/shares/statements/show-statement.ts';
import { exportStatement } from './offers/shares/statements/export-statement.ts';
import { askStatementFile } from './offers/shares/statements/ask-statement-file.ts';
import { showStatementFile } from './offers/shares/statements/show-statement-file.ts';
import { showRevenue } from './revenue/show-revenue.ts';
import { askRefund } from './orders/refunds/ask-refund.ts';
import { showRefundOffer } from './orders/refunds/show-refund-offer.ts';
import { withdrawRefund } from './orders/refunds/withdraw-refund.ts';
import { listInstituteSales } from './sales/desk/list-institute-sales.ts';
import { saveCommission } from './sales/desk/save-commission.ts';
import { decideRefund } from './sales/decide-refund.ts';
import { listOrders } from './sales/list-orders.ts';
import { refundOrder } from './sales/refund-order.ts';
import { showGatewayMessage } from './sales/show-gateway-message.ts';
import { showOrder } from './sales/show-order.ts';
import { saveShareRule } from './offers/shares/save-share-rule.ts';
import { showShareRule } from './offers/shares/show-share-rule.ts';
import { saveSeller } from './seller/save-seller.ts';
import { showSeller } from './seller/show-seller.ts';
import { giveCredit } from './wallet/gifts/give-credit.ts';
import { listWallets } from './wallet/list-wallets.ts';
import { listMovements } from './wallet/list-movements.ts';
import { saveWalletRules } from './wallet/rules/save-wallet-rules.ts';
import { showPersonWallet } from './wallet/show-person-wallet.ts';
import { showWallet } from './wallet/show-wallet.ts';
import { showWalletRules } from './wallet/rules/show-wallet-rules.ts';
import { saveOfflineWays } from './gateways/offline/save-offline-ways.ts';
import { showOfflineWays } from './gateways/offline/show-offline-ways.ts';
import { saveInstalmentTerms } from './offers/instalments/save-instalment-terms.ts';
import { showInstalmentTerms } from './offers/instalments/show-instalment-terms.ts';
import { placeInstalment } from './orders/instalments/place-instalment.ts';
import { payOffline } from './orders/offline/pay-offline.ts';
import { showOfflinePayment } from './orders/offline/show-offline-payment.ts';
import { tellOfflinePaid } from './orders/offline/tell-offline-paid.ts';
import { decideOfflinePayment } from './sales/offline/decide-offline-payment.ts';
import { enterOfflinePayment } from './sales/offline/enter-offline-payment.ts';
import { sendOfflineRefund } from './sales/offline/send-offline-refund.ts';
import { uploadReceipt } from './sales/offline/upload-receipt.ts';
import { downloadInvoice } from './orders/invoices/download-invoice.ts';
import { exportRevenue } from './revenue/export-revenue.ts';
import { exportGstr1 } from './revenue/gstr1/export-gstr1.ts';
import { downloadSalesDocument } from './sales/download-sales-document.ts';
import { giveSeats } from './seats/give-seats.ts';
import { sellSeats } from './seats/sell-seats.ts';
import { showSeats } from './seats/show-seats.ts';

export const handlers: Handlers<typeof api.commerce> = {
  quoteOrder,
  placeOrder,
  listMyOrders,
  showMyOrder,
  startPayment,
  checkPayment,
  showInvoice,
  sellSeats,
  showSeats,
  giveSeats,
  downloadInvoice,
  downloadSalesDocument,
  exportGstr1,
  exportRevenue,
  showInstalmentTerms,
  saveInstalmentTerms,
  placeInstalment,
  showOfflineWays,
  saveOfflineWays,
  payOffline,
  showOfflinePayment,
  tellOfflinePaid,
  uploadReceipt,
  enterOfflinePayment,
  decideOfflinePayment,
  sendOfflineRefund,
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
  listInstituteSales,
  saveCommission,
  showShareRule,
  saveShareRule,
  listPayees,
  listPayouts,
  preparePayout,
  decidePayout,
  withdrawPayout,
  exportPayout,
  endPayout,
  showStatement,
  exportStatement,
  askStatementFile,
  showStatementFile,
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
