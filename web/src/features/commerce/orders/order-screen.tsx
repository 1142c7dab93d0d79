import type { Order } from '@abhyas/contract/commerce/shapes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { OfflineCard } from './offline/offline-card.tsx';
import { OrderOutcome } from './order-outcome.tsx';
import { OrderPaper } from './order-paper.tsx';
import { InstalmentsCard } from './instalments/instalments-card.tsx';
import { RefundCard } from './refunds/refund-card.tsx';
import { outcomeOf } from './outcome-of.ts';
import classes from './order-screen.module.css';

/** So often an order is looked at again while its payment is not final. */
const LOOK_AGAIN_MS = 4000;

/** What became of an order: paid, waiting for a bank, failed, closed. One that waits changes by itself. */
export function OrderScreen({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation();
  const order = useQuery({
    ...query(api.commerce.showMyOrder, { params: { orderId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'awaiting' ? LOOK_AGAIN_MS : false),
  });
  return (
    <div className={classes['screen']}>
      <Page
        title={order.data ? t('commerce.order.title', { number: order.data.number }) : t('commerce.orders.title')}
        breadcrumbs={[{ label: t('commerce.orders.title'), to: '/student/orders' }]}
      >
        <Loaded query={order} card skeleton={<CardSkeleton lines={6} />}>
          {(data) => <Shown order={data} />}
        </Loaded>
      </Page>
    </div>
  );
}

function Shown({ order }: { readonly order: Order }) {
  return (
    <Stacked>
      <OrderOutcome order={order} outcome={outcomeOf(order)} />
      {order.payment?.gateway === 'offline' && order.paidAt === null && <OfflineCard order={order} />}
      {order.instalments && order.paidAt !== null && <InstalmentsCard schedule={order.instalments} />}
      <OrderPaper order={order} outcome={outcomeOf(order)} />
      {order.paidAt !== null && order.lines[0]?.thing.kind !== 'topUp' && <RefundCard order={order} />}
    </Stacked>
  );
}
