import type { Order } from '@abhyas/contract/commerce/shapes';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { OrderLines } from './checkout/order-lines.tsx';
import type { Outcome } from './outcome-of.ts';
import { DocumentFiles } from './document-files.tsx';
import { TaxFacts } from './tax-facts.tsx';

/** What an order holds and what was paid for it: the receipt. */
export function OrderPaper({ order, outcome }: { readonly order: Order; readonly outcome: Outcome }) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormat();
  const { payment, sums, paidAt } = order;
  const charged = outcome === 'paid' || outcome === 'refunded' ? order.payPaise - order.walletPaise : 0;
  return (
    <>
      {order.lines[0]?.thing.kind !== 'topUp' && <OrderLines lines={order.lines} />}
      <Card title={t('commerce.order.receipt')}>
        <Stack gap={3}>
          <Facts
            kind="lines"
            items={[
              { label: t('commerce.order.number'), value: order.number },
              { label: t('commerce.order.placed'), value: dateTime(order.placedAt) },
              sums.discountPaise > 0 && { label: t('commerce.checkout.discount'), value: money(-sums.discountPaise) },
              { label: t('commerce.order.total'), value: money(sums.totalPaise) },
              order.walletPaise > 0 && { label: t('commerce.order.fromWallet'), value: money(-order.walletPaise) },
              order.creditPaise > 0 && { label: t('commerce.checkout.credit'), value: money(-order.creditPaise) },
              outcome !== 'waiting' && { label: t('commerce.order.charged'), value: money(charged) },
              paidAt !== null && { label: t('commerce.order.paidAt'), value: dateTime(paidAt) },
              payment?.reference != null && { label: t('commerce.order.reference'), value: payment.reference },
              order.refundedPaise > 0 && { label: t('commerce.order.refunded'), value: money(order.refundedPaise) },
            ]}
          />
          <TaxFacts sums={sums} taxRate={order.lines[0]?.taxRate ?? 0} />
          {order.invoiceNumber && (
            <Link to="/student/orders/$" params={{ _splat: `${order.orderId}/invoice` }}>
              {t('commerce.order.invoice', { number: order.invoiceNumber })}
            </Link>
          )}
          <DocumentFiles
            numbers={order.creditNotes}
            label="commerce.order.creditNote"
            take={(number) => api.commerce.downloadInvoice({ params: { orderId: order.orderId }, query: { number } })}
          />
        </Stack>
      </Card>
    </>
  );
}
