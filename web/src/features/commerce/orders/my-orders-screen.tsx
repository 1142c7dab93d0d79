import type { Order } from '@abhyas/contract/commerce/shapes';
import { IconReceipt } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';
import type { MyOrdersSearch } from '../addresses.ts';
import classes from './my-orders.module.css';
import { type Outcome, outcomeOf } from './outcome-of.ts';

interface Props {
  readonly search: MyOrdersSearch;
  readonly onPage: (page: number) => void;
}
const tones: Readonly<Record<Outcome, Tone>> = {
  paid: 'good',
  waiting: 'info',
  unpaid: 'warn',
  offline: 'warn',
  checking: 'info',
  failed: 'bad',
  expired: 'neutral',
  refunded: 'neutral',
};

/** Everything that one bought here, the newest first. */
export function MyOrdersScreen({ search, onPage }: Props) {
  const { t } = useTranslation();
  const list = useQuery({ ...query(api.commerce.listMyOrders, { query: search }), placeholderData: keepPreviousData });
  return (
    <Page title={t('commerce.orders.title')} subtitle={t('commerce.orders.subtitle')}>
      <ListCard
        title={t('commerce.orders.title')}
        list={list}
        empty={{
          icon: IconReceipt,
          title: t('commerce.orders.empty'),
          text: t('commerce.orders.emptyText'),
          action: (
            <Link to="/courses" {...buttonFace('filled')}>
              {t('commerce.checkout.toCourses')}
            </Link>
          ),
        }}
        onPage={onPage}
      >
        {({ rows }) => (
          <RowList flush label={t('commerce.orders.title')}>
            {rows.map((order) => (
              <OrderRow key={order.orderId} order={order} />
            ))}
          </RowList>
        )}
      </ListCard>
    </Page>
  );
}

function OrderRow({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const outcome = outcomeOf(order);
  return (
    <li className={classes['row']}>
      <Stack gap={1} className={classes['words']}>
        <Link to="/student/orders/$" params={{ _splat: order.orderId }} className={classes['title']}>
          {order.lines
            .map(({ thing, title }) => (thing.kind === 'topUp' ? t('commerce.order.topUp') : title))
            .join(', ')}
        </Link>
        <Quiet size="sm">
          {order.number} · {date(order.placedAt)}
        </Quiet>
      </Stack>
      <Badge tone={tones[outcome]}>{t(`commerce.outcomes.${outcome}.badge`)}</Badge>
      <b className={classes['sum']}>{money(order.sums.totalPaise)}</b>
    </li>
  );
}
