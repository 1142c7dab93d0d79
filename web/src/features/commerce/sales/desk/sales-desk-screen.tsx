import type { api as contract } from '@abhyas/contract';
import type { InstituteSales } from '@abhyas/contract/commerce/sales/desk';
import type { Reply } from '@abhyas/contract/endpoint';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { Stat, StatStrip } from '../../../../ui/figures/stat.tsx';
import { FilterBar } from '../../../../ui/list/filter-bar.tsx';
import { ListCard } from '../../../../ui/page/list-card.tsx';
import { Page, Stacked } from '../../../../ui/page/page.tsx';
import { Chip, ChipRow } from '../../../../ui/status/chip.tsx';
import { TableSkeleton } from '../../../../ui/status/skeletons.tsx';
import { CommissionForm } from './commission-form.tsx';
import { InstitutesSalesTable } from './institutes-sales-table.tsx';

type Desk = Reply<typeof contract.commerce.listInstituteSales>;

interface Props {
  readonly care: boolean;
  readonly onCare: (care: boolean) => void;
}

/** Somebody has to look at this institute. */
const needsCare = ({ needsYou, disputes, paidWithoutAccess, gateways }: InstituteSales): boolean =>
  needsYou + disputes + paidWithoutAccess > 0 || gateways.some(({ fails }) => fails);

/** The provider’s desk for money: every institute with its commission, payouts due, gateways that fail, disputes and orders that wait. */
export function SalesDeskScreen({
  care,
  onCare,
}: {
  readonly care: boolean;
  readonly onCare: (care: boolean) => void;
}) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState<InstituteSales>();
  const desk = useQuery({ ...query(api.commerce.listInstituteSales), staleTime: 0 });
  const shown = (rows: readonly InstituteSales[]) => (care ? rows.filter(needsCare) : rows);
  const list = { ...desk, data: desk.data && { ...desk.data, rows: shown(desk.data.rows) } };
  return (
    <Page title={t('commerce.desk.title')} subtitle={t('commerce.desk.subtitle')}>
      <Stacked>
        {desk.data && <Sums of={desk.data} />}
        <ListCard
          title={t('commerce.desk.institutes')}
          list={list}
          filters={<CareFilter rows={desk.data?.rows} care={care} onCare={onCare} />}
          skeleton={<TableSkeleton rows={6} columns={7} />}
          empty={{
            icon: IconBuildingCommunity,
            title: t('commerce.desk.none'),
            text: t('commerce.desk.noneText'),
          }}
          noMatch={
            care && {
              title: t('commerce.desk.noCare'),
              text: t('commerce.desk.noCareText'),
              onShowAll: () => onCare(false),
            }
          }
        >
          {({ rows }) => (
            <InstitutesSalesTable rows={rows} onChange={desk.data?.can.change ? setChanging : undefined} />
          )}
        </ListCard>
      </Stacked>
      {changing && <CommissionForm institute={changing} onClose={() => setChanging(undefined)} />}
    </Page>
  );
}

function Sums({ of: { totals, rows } }: { readonly of: Desk }) {
  const { t } = useTranslation();
  const { money, number } = useFormat();
  const failing = rows.filter(({ gateways }) => gateways.some(({ fails }) => fails)).length;
  return (
    <StatStrip label={t('commerce.desk.sums')}>
      <Stat
        bare
        lead
        label={t('commerce.desk.commission')}
        figure={money(totals.commissionPaise)}
        note={t('commerce.desk.waits', { sum: money(totals.commissionHeldPaise) })}
      />
      <Stat
        bare
        label={t('commerce.desk.due')}
        figure={money(totals.payoutsDuePaise)}
        note={t('commerce.desk.waiting', { count: totals.payoutsWaiting })}
      />
      <Stat bare label={t('commerce.desk.sold')} figure={money(totals.soldPaise)} note={t('commerce.desk.soldNote')} />
      <Stat
        bare
        label={t('commerce.desk.needs')}
        figure={number(totals.needsYou + totals.disputes + totals.paidWithoutAccess + failing)}
        note={t('commerce.desk.needsNote', {
          orders: number(totals.needsYou),
          disputes: number(totals.disputes),
          gateways: number(failing),
        })}
      />
    </StatStrip>
  );
}

function CareFilter({ rows, care, onCare }: Props & { readonly rows: readonly InstituteSales[] | undefined }) {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <ChipRow label={t('commerce.desk.show')}>
        <Chip on={!care} count={rows?.length} onClick={() => onCare(false)}>
          {t('commerce.desk.all')}
        </Chip>
        <Chip on={care} count={rows?.filter(needsCare).length} onClick={() => onCare(true)}>
          {t('commerce.desk.care')}
        </Chip>
      </ChipRow>
    </FilterBar>
  );
}
