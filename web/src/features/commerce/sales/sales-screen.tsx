import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { IconReceipt, IconUsersPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { type SalesPatch, type SalesSearch, salesViews } from '../staff-addresses.ts';
import { SellSeats } from '../seats/sell-seats.tsx';
import { OrderPanel } from './order-panel.tsx';
import { OrdersTable } from './orders-table.tsx';
import { SalesFigures } from './sales-figures.tsx';

interface Props {
  readonly search: SalesSearch;
  readonly onSearch: (patch: SalesPatch) => void;
}
type Sales = Reply<typeof contract.commerce.listOrders>;

/** All orders of the institute: what needs somebody at the top, and everything that happened to the one that is open. */
export function SalesScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [selling, setSelling] = useState(false);
  const { order, ...asked } = search;
  const list = useQuery({
    ...query(api.commerce.listOrders, { query: asked }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Page
      title={t('commerce.sales.title')}
      subtitle={t('commerce.sales.subtitle')}
      action={
        list.data?.can.write && (
          <Button
            variant="outline"
            leftSection={<Icon of={IconUsersPlus} size={16} />}
            onClick={() => setSelling(true)}
          >
            {t('commerce.seats.sell')}
          </Button>
        )
      }
    >
      {list.data && <SalesFigures of={list.data} />}
      <ListCard
        title={t('commerce.sales.title')}
        list={list}
        filters={<Filters search={search} onSearch={onSearch} counts={list.data?.counts} />}
        skeleton={<TableSkeleton rows={8} columns={5} />}
        empty={{ icon: IconReceipt, title: t('commerce.sales.empty'), text: t('commerce.sales.emptyText') }}
        noMatch={
          Object.keys(asked).length > 0 && {
            title: t('commerce.sales.noMatch'),
            onShowAll: () => onSearch({ view: undefined, search: undefined }),
          }
        }
        onPage={(page) => onSearch({ page })}
      >
        {({ rows }) => <OrdersTable rows={rows} open={order} onOpen={(orderId) => onSearch({ order: orderId })} />}
      </ListCard>
      {selling && <SellSeats onSold={(orderId) => onSearch({ order: orderId })} onClose={() => setSelling(false)} />}
      <OrderPanel orderId={order} onClose={() => onSearch({ order: undefined })} />
    </Page>
  );
}

function Filters({ search, onSearch, counts }: Props & { readonly counts: Sales['counts'] | undefined }) {
  const { t } = useTranslation();
  const chosen = search.view ?? 'all';
  return (
    <FilterBar
      search={{
        label: t('commerce.sales.search'),
        value: search.search,
        onChange: (words) => onSearch({ search: words }),
      }}
    >
      <ChipRow label={t('commerce.sales.views')}>
        {salesViews.map((view) => (
          <Chip key={view} on={chosen === view} count={counts?.[view]} onClick={() => onSearch({ view })}>
            {t(`commerce.sales.view.${view}`)}
          </Chip>
        ))}
      </ChipRow>
    </FilterBar>
  );
}
