import type { api as contract } from '@abhyas/contract';
import type { PayeeRow } from '@abhyas/contract/commerce/offers/payouts';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { IconBuildingBank, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../../lib/api.ts';
import { useFormat } from '../../../../../lib/format.ts';
import { Icon } from '../../../../../ui/controls/icon.tsx';
import { Stat, StatStrip } from '../../../../../ui/figures/stat.tsx';
import { useSelection } from '../../../../../ui/list/selection.tsx';
import { ListCard } from '../../../../../ui/page/list-card.tsx';
import { Page, Stacked } from '../../../../../ui/page/page.tsx';
import { ListSkeleton } from '../../../../../ui/status/skeletons.tsx';
import { PayeesTable } from './payees-table.tsx';
import { PayoutList } from './payout-list.tsx';
import { PreparePayout } from './prepare-payout.tsx';

type Payees = Reply<typeof contract.commerce.listPayees>;
interface Props {
  readonly page: number | undefined;
  readonly onPage: (page: number) => void;
}

/** Who is paid a part of what is sold, what can be paid now, and the payouts with who prepared and who approved them. */
export function PayoutsScreen({ page = 1, onPage }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [preparing, setPreparing] = useState(false);
  const selection = useSelection();
  const payees = useQuery({ ...query(api.commerce.listPayees), staleTime: 0 });
  const chosen = (payees.data?.rows ?? []).filter(({ payeeId }) => selection.ids.has(payeeId));
  const total = chosen.reduce((sum, { duePaise }) => sum + duePaise, 0);
  const seeAll = payees.data?.can.seeAll ?? false;
  return (
    <Page
      title={t('commerce.payouts.title')}
      subtitle={t(seeAll ? 'commerce.payouts.subtitle' : 'commerce.payouts.ownSubtitle')}
      action={
        total > 0 && (
          <Button
            variant="action"
            leftSection={<Icon of={IconBuildingBank} size={16} />}
            onClick={() => setPreparing(true)}
          >
            {t('commerce.payouts.prepare', { sum: money(total) })}
          </Button>
        )
      }
    >
      <Stacked>
        {payees.data && payees.data.rows.length > 0 && <Sums of={payees.data} />}
        <ListCard
          title={t('commerce.payouts.payees')}
          shown
          note={t('commerce.payouts.payeesNote')}
          list={payees}
          empty={{
            icon: IconUsers,
            title: t(seeAll ? 'commerce.payouts.nobody' : 'commerce.payouts.nothingYours'),
            text: t(seeAll ? 'commerce.payouts.nobodyText' : 'commerce.payouts.nothingYoursText'),
          }}
        >
          {({ rows, can }) => <PayeesTable rows={rows} selection={can.prepare ? selection : undefined} />}
        </ListCard>
        {seeAll && <Payouts page={page} onPage={onPage} />}
      </Stacked>
      {preparing && <PreparePayout payees={chosen} onClose={() => setPreparing(false)} onPrepared={selection.clear} />}
    </Page>
  );
}

function Payouts({ page, onPage }: { readonly page: number; readonly onPage: (page: number) => void }) {
  const { t } = useTranslation();
  const list = useQuery({
    ...query(api.commerce.listPayouts, { query: { page, size: 10 } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <ListCard
      title={t('commerce.payouts.list')}
      shown
      list={list}
      skeleton={<ListSkeleton rows={2} />}
      empty={{
        icon: IconBuildingBank,
        title: t('commerce.payouts.none'),
        text: t('commerce.payouts.noneText'),
      }}
      onPage={onPage}
    >
      {({ rows }) => <PayoutList rows={rows} />}
    </ListCard>
  );
}

function Sums({ of: { rows } }: { readonly of: Payees }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const sum = (of: (row: PayeeRow) => number) => money(rows.reduce((all, row) => all + of(row), 0));
  return (
    <StatStrip label={t('commerce.payouts.sums')}>
      <Stat bare lead label={t('commerce.payouts.due')} figure={sum(({ duePaise }) => Math.max(0, duePaise))} />
      <Stat
        bare
        label={t('commerce.payouts.held')}
        figure={sum(({ heldPaise }) => heldPaise)}
        note={t('commerce.payouts.heldNote')}
      />
      <Stat bare label={t('commerce.payouts.moving')} figure={sum(({ movingPaise }) => movingPaise)} />
      <Stat bare label={t('commerce.payouts.paid')} figure={sum(({ paidPaise }) => paidPaise)} />
    </StatStrip>
  );
}
