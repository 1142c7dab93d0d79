import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import type { WalletRow } from '@abhyas/contract/commerce/wallet';
import { Button } from '@mantine/core';
import { IconGift, IconWallet } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { PersonCell } from '../../../ui/list/cells.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import type { WalletsPatch, WalletsSearch } from '../staff-addresses.ts';
import { GivePromo } from './give-promo.tsx';
import { PersonWallet } from './person-wallet.tsx';

type Wallets = Reply<typeof contract.commerce.listWallets>;
interface Props {
  readonly search: WalletsSearch;
  readonly onSearch: (patch: WalletsPatch) => void;
  /** Other lists under the same title. */
  readonly tabs?: ReactNode;
}

/** What all students can spend here; one wallet opens beside the list, and promo money is given to a student or a batch. */
export function WalletsScreen({ search, onSearch, tabs }: Props) {
  const { t } = useTranslation();
  const [giving, setGiving] = useState(false);
  const { person, ...asked } = search;
  const list = useQuery({ ...query(api.commerce.listWallets, { query: asked }), placeholderData: keepPreviousData });
  return (
    <Page
      title={t('commerce.wallets.title')}
      subtitle={t('commerce.wallets.subtitle')}
      tabs={tabs}
      action={
        list.data?.can.give && (
          <Button variant="action" leftSection={<Icon of={IconGift} size={16} />} onClick={() => setGiving(true)}>
            {t('commerce.wallets.give')}
          </Button>
        )
      }
    >
      <Stacked>
        {list.data && <Sums of={list.data} />}
        <ListCard
          title={t('commerce.wallets.title')}
          list={list}
          filters={<Find search={search} onSearch={onSearch} />}
          empty={{ icon: IconWallet, title: t('commerce.wallets.empty'), text: t('commerce.wallets.emptyText') }}
          noMatch={
            search.search !== undefined && {
              title: t('commerce.wallets.noMatch'),
              onShowAll: () => onSearch({ search: undefined }),
            }
          }
          onPage={(page) => onSearch({ page })}
        >
          {({ rows }) => <Rows rows={rows} onOpen={(accountId) => onSearch({ person: accountId })} />}
        </ListCard>
      </Stacked>
      <PersonWallet
        accountId={person}
        canGive={list.data?.can.give ?? false}
        onClose={() => onSearch({ person: undefined })}
      />
      {giving && <GivePromo person={undefined} onClose={() => setGiving(false)} />}
    </Page>
  );
}

function Find({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const onChange = (words: string | undefined) => onSearch({ search: words });
  return <FilterBar search={{ label: t('commerce.wallets.search'), value: search.search, onChange }} />;
}

function Sums({ of: { cashPaise, promoPaise, owedPaise } }: { readonly of: Wallets }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <Card label={t('commerce.wallets.title')}>
      <Facts
        kind="figures"
        items={[
          { label: t('commerce.wallets.allCash'), value: money(cashPaise) },
          { label: t('commerce.wallets.allPromo'), value: money(promoPaise) },
          owedPaise > 0 && { label: t('commerce.wallets.allOwed'), value: money(owedPaise) },
        ]}
      />
    </Card>
  );
}

function Rows({ rows, onOpen }: { readonly rows: readonly WalletRow[]; readonly onOpen: (accountId: string) => void }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <Table
      cards
      label={t('commerce.wallets.title')}
      head={[
        { key: 'student', label: t('commerce.wallets.student') },
        { key: 'cash', label: t('commerce.wallets.cash'), numeric: true },
        { key: 'promo', label: t('commerce.wallets.promo'), numeric: true },
      ]}
    >
      {rows.map(({ accountId, name, email, cashPaise, promoPaise, owedPaise }) => (
        <tr key={accountId}>
          <td>
            <PersonCell name={name} note={email} onOpen={() => onOpen(accountId)} />
          </td>
          <td data-label={t('commerce.wallets.cash')} data-numeric>
            {money(cashPaise)}
            {owedPaise > 0 && (
              <>
                {' '}
                <Badge tone="bad">{t('commerce.wallets.owes', { sum: money(owedPaise) })}</Badge>
              </>
            )}
          </td>
          <td data-label={t('commerce.wallets.promo')} data-numeric>
            {money(promoPaise)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
