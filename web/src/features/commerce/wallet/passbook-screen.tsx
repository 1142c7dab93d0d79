import type { MovementView } from '@abhyas/contract/commerce/wallet';
import { Button } from '@mantine/core';
import { IconPlus, IconWallet } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton, TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { type PassbookPatch, type PassbookSearch, passbookViews } from '../addresses.ts';
import { AddMoney } from './add-money.tsx';
import { MovementsTable } from './movements-table.tsx';
import { WalletFigures } from './wallet-figures.tsx';

interface Props {
  readonly search: PassbookSearch;
  readonly onSearch: (patch: PassbookPatch) => void;
  /** What else brings money into a wallet, beside it. */
  readonly aside?: ReactNode;
}

/** What is in one's own wallet, and the passbook: every movement with the balance after it. */
export function PassbookScreen({ search, onSearch, aside }: Props) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const wallet = useQuery({ ...query(api.commerce.showWallet), staleTime: 0 });
  const ways = wallet.data?.waysToPay ?? [];
  const canAdd = wallet.data?.rules.topUps && ways.length > 0;
  const content = (
    <Stacked>
      <Loaded query={wallet} card skeleton={<CardSkeleton lines={3} />}>
        {(data) => (
          <>
            {data.owedPaise > 0 && <Owed paise={data.owedPaise} />}
            <WalletFigures wallet={data} />
          </>
        )}
      </Loaded>
      <Passbook search={search} onSearch={onSearch} />
    </Stacked>
  );
  return (
    <Page
      title={t('commerce.wallet.title')}
      subtitle={t('commerce.wallet.subtitle')}
      action={
        canAdd && (
          <Button variant="action" leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setAdding(true)}>
            {t('commerce.wallet.add')}
          </Button>
        )
      }
    >
      {aside ? (
        <Columns kind="aside">
          {content}
          <Stacked>{aside}</Stacked>
        </Columns>
      ) : (
        content
      )}
      {adding && wallet.data && ways[0] && (
        <AddMoney rules={wallet.data.rules} gateway={ways[0].gateway} onClose={() => setAdding(false)} />
      )}
    </Page>
  );
}

function Owed({ paise }: { readonly paise: number }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <Notice tone="warn" title={t('commerce.wallet.owed', { sum: money(paise) })}>
      {t('commerce.wallet.owedText')}
    </Notice>
  );
}

function Passbook({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const list = useQuery({
    ...query(api.commerce.listMovements, { query: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <ListCard
      title={t('commerce.wallet.passbook')}
      shown
      list={list}
      filters={
        <FilterBar>
          <MovementChips value={search.view ?? 'all'} onChange={(view) => onSearch({ view })} />
        </FilterBar>
      }
      skeleton={<TableSkeleton rows={6} columns={5} />}
      empty={{ icon: IconWallet, title: t('commerce.wallet.empty'), text: t('commerce.wallet.emptyText') }}
      noMatch={
        search.view !== undefined && {
          title: t('commerce.wallet.noMatch'),
          onShowAll: () => onSearch({ view: undefined }),
        }
      }
      onPage={(page) => onSearch({ page })}
    >
      {({ rows }) => <MovementsTable rows={rows} orderAddress={(orderId) => `/student/orders/${orderId}`} />}
    </ListCard>
  );
}

interface ChipsProps {
  readonly value: MovementView;
  readonly onChange: (view: MovementView) => void;
}
function MovementChips({ value, onChange }: ChipsProps) {
  const { t } = useTranslation();
  return (
    <ChipRow label={t('commerce.wallet.views')}>
      {passbookViews.map((view) => (
        <Chip key={view} on={value === view} onClick={() => onChange(view)}>
          {t(`commerce.wallet.view.${view}`)}
        </Chip>
      ))}
    </ChipRow>
  );
}
