import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCash, IconUser } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { OpenDisputes } from './open-disputes.tsx';
import { SaleInstalments } from './sale-instalments.tsx';
import { SeatsCard } from '../seats/seats-card.tsx';
import { DocumentFiles } from '../orders/document-files.tsx';
import { EnterPayment } from './offline/enter-payment.tsx';
import { OfflineEntered } from './offline/offline-entered.tsx';
import { RefundsToSend } from './offline/refunds-to-send.tsx';
import { OrderEvents } from './order-events.tsx';
import { RefundAsked } from './refund-request.tsx';
import { RefundOrder } from './refund-order.tsx';
import { SaleState } from './sale-state.tsx';
import { usePaidWith } from './use-paid-with.ts';

type Sale = Reply<typeof contract.commerce.showOrder>;
interface Props {
  readonly orderId: string | undefined;
  readonly onClose: () => void;
}

/** One order beside the list: who bought what, what was paid, what may be done, and everything that happened. */
export function OrderPanel({ orderId, onClose }: Props) {
  const { t } = useTranslation();
  const order = useQuery({
    ...query(api.commerce.showOrder, { params: { orderId: orderId ?? '' } }),
    enabled: orderId !== undefined,
    staleTime: 0,
  });
  const { data } = order;
  return (
    <SidePanel
      opened={orderId !== undefined}
      onClose={onClose}
      title={data ? t('commerce.order.title', { number: data.number }) : t('commerce.sales.opening')}
      subtitle={data && buyerWords(data)}
    >
      <Loaded query={order} skeleton={<CardSkeleton lines={10} />}>
        {(sale) => <Sale sale={sale} />}
      </Loaded>
    </SidePanel>
  );
}

/** Who bought; of seats the organisation on the invoice. */
const buyerWords = ({ lines, billing, buyer }: Sale): string =>
  (lines[0]?.thing.kind === 'seats'
    ? [billing.name, billing.city, billing.gstin]
    : [buyer.name, buyer.mobile, buyer.email]
  )
    .filter(Boolean)
    .join(', ');

function Sale({ sale }: { readonly sale: Sale }) {
  const { t } = useTranslation();
  const [refunding, setRefunding] = useState(false);
  const [entering, setEntering] = useState(false);
  return (
    <Stack gap={5}>
      <OpenDisputes disputes={sale.disputes} />
      <RefundAsked sale={sale} />
      <OfflineEntered sale={sale} />
      <RefundsToSend sale={sale} />
      <Row gap={3}>
        <SaleState state={sale.state} toConfirm={sale.offline?.state === 'told' || sale.offline?.state === 'entered'} />
        {sale.can.refund && sale.can.refundLines.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            leftSection={<Icon of={IconArrowBackUp} size={16} />}
            onClick={() => setRefunding(true)}
          >
            {t('commerce.sales.refund.begin')}
          </Button>
        )}
        {sale.can.enterPaise !== null && sale.offline?.state !== 'told' && (
          <Button
            variant="outline"
            size="sm"
            leftSection={<Icon of={IconCash} size={16} />}
            onClick={() => setEntering(true)}
          >
            {t('commerce.offline.staff.enter')}
          </Button>
        )}
        {sale.lines[0]?.thing.kind !== 'seats' && (
          <AddressLink to={`/partner/people/person/${sale.buyer.accountId}`} {...buttonFace('ghost', 'sm')}>
            <Icon of={IconUser} size={16} />
            {t('commerce.sales.toBuyer')}
          </AddressLink>
        )}
      </Row>
      {sale.lines[0]?.thing.kind === 'seats' && <SeatsCard orderId={sale.orderId} canGive={sale.can.write} />}
      {sale.instalments && <SaleInstalments schedule={sale.instalments} />}
      <Sold sale={sale} />
      <OrderEvents orderId={sale.orderId} events={sale.events} />
      {entering && <EnterPayment sale={sale} onClose={() => setEntering(false)} />}
      {refunding && <RefundOrder sale={sale} onClose={() => setRefunding(false)} />}
    </Stack>
  );
}

function Sold({ sale }: { readonly sale: Sale }) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const paidWith = usePaidWith();
  const { orderId, sums, payment, paidAt, billing } = sale;
  const kept = sums.totalPaise - sale.refundedPaise;
  return (
    <>
      <Facts
        kind="lines"
        items={[
          ...sale.lines.map(({ title, totalPaise }) => ({ label: title, value: money(totalPaise) })),
          sums.discountPaise > 0 && { label: t('commerce.checkout.discount'), value: money(-sums.discountPaise) },
          sale.refundedPaise > 0 && { label: t('commerce.order.refunded'), value: money(-sale.refundedPaise) },
          { label: t(paidAt ? 'commerce.sales.kept' : 'commerce.order.total'), value: <b>{money(kept)}</b> },
        ]}
      />
      <Facts
        kind="tiles"
        items={[
          payment !== null && {
            label: t(paidAt ? 'commerce.order.paidAt' : 'commerce.sales.columns.with'),
            value: [paidWith(payment.gateway, payment.method), paidAt && date(paidAt)].filter(Boolean).join(', '),
          },
          sale.walletPaise > 0 && { label: t('commerce.order.fromWallet'), value: money(sale.walletPaise) },
          payment?.reference != null && { label: t('commerce.order.reference'), value: payment.reference },
          paidAt !== null && { label: t('commerce.sales.gst'), value: money(sums.totalPaise - sums.taxablePaise) },
          billing.gstin !== '' && { label: 'GSTIN', value: billing.gstin },
        ]}
      />
      {sale.invoiceNumber !== null && (
        <Row gap={3}>
          <DocumentFiles
            numbers={[sale.invoiceNumber]}
            label="commerce.order.invoice"
            take={(number) => api.commerce.downloadSalesDocument({ params: { orderId }, query: { number } })}
          />
          <DocumentFiles
            numbers={sale.creditNotes}
            label="commerce.order.creditNote"
            take={(number) => api.commerce.downloadSalesDocument({ params: { orderId }, query: { number } })}
          />
        </Row>
      )}
      {paidAt === null && !sale.offline?.enteredAt && <Quiet size="sm">{t('commerce.sales.nothingTaken')}</Quiet>}
    </>
  );
}
