import type { Coupon } from '@abhyas/contract/commerce/coupons';
import { Button } from '@mantine/core';
import { IconPlus, IconTag } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import type { CouponsPatch, CouponsSearch } from '../staff-addresses.ts';
import { CouponForm } from './coupon-form.tsx';
import { CouponsTable } from './coupons-table.tsx';

interface Props {
  readonly search: CouponsSearch;
  readonly onSearch: (patch: CouponsPatch) => void;
  /** Other lists under the same title. */
  readonly tabs?: ReactNode;
}

/** Coupons and promo codes of the institute with what each sold; one is made or changed in a dialog. */
export function CouponsScreen({ search, onSearch, tabs }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Coupon | 'new'>();
  const list = useQuery({ ...query(api.commerce.listCoupons, { query: search }), placeholderData: keepPreviousData });
  const canEdit = list.data?.can.edit ?? false;
  const begin = (variant: 'action' | 'filled') =>
    canEdit && (
      <Button variant={variant} leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setOpen('new')}>
        {t('commerce.coupons.new')}
      </Button>
    );
  return (
    <Page
      title={t('commerce.coupons.title')}
      subtitle={t('commerce.coupons.subtitle')}
      action={begin('action')}
      tabs={tabs}
    >
      <ListCard
        title={t('commerce.coupons.title')}
        list={list}
        filters={<Filters search={search} onSearch={onSearch} />}
        skeleton={<TableSkeleton rows={5} columns={6} />}
        empty={{
          icon: IconTag,
          title: t('commerce.coupons.empty'),
          text: t('commerce.coupons.emptyText'),
          action: begin('filled'),
        }}
        noMatch={
          Object.keys(search).length > 0 && {
            title: t('commerce.coupons.noMatch'),
            onShowAll: () => onSearch({ state: undefined, search: undefined }),
          }
        }
        onPage={(page) => onSearch({ page })}
      >
        {({ rows }) => <CouponsTable rows={rows} onOpen={canEdit ? setOpen : undefined} />}
      </ListCard>
      {open && <CouponForm coupon={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}

function Filters({ search, onSearch }: Props) {
  const { t } = useTranslation();
  return (
    <FilterBar
      search={{
        label: t('commerce.coupons.search'),
        value: search.search,
        onChange: (words) => onSearch({ search: words }),
      }}
    >
      <ChipRow label={t('commerce.sales.views')}>
        {([undefined, 'open', 'closed'] as const).map((state) => (
          <Chip key={state ?? 'all'} on={search.state === state} onClick={() => onSearch({ state })}>
            {t(`commerce.coupons.states.${state ?? 'all'}`)}
          </Chip>
        ))}
      </ChipRow>
    </FilterBar>
  );
}
