import type { Referral } from '@abhyas/contract/engagement/referrals';
import { IconGift } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { PersonCell, StackedCell } from '../../../ui/list/cells.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { ReferralBadge } from './referral-badge.tsx';
import { ReferralRulesCard } from './referral-rules-form.tsx';

interface Asked {
  readonly search?: string | undefined;
  readonly page?: number | undefined;
}
interface Props {
  readonly search: Asked;
  readonly onSearch: (patch: Asked) => void;
  readonly tabs: ReactNode;
}

/** Who invited whom and what was paid for it, and the terms of invitations to come. */
export function ReferralsScreen({ search: { search, page }, onSearch, tabs }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const list = useQuery({
    ...query(api.engagement.listReferrals, { query: { search, page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const paid = list.data && t('engagement.referrals.paid', { sum: money(list.data.paidPaise) });
  const onChange = (words: string | undefined) => onSearch({ search: words });
  return (
    <Page title={t('engagement.referrals.title')} subtitle={t('engagement.referrals.subtitle')} tabs={tabs}>
      <Stacked>
        <ListCard
          title={t('engagement.referrals.title')}
          shown
          note={paid}
          list={list}
          filters={<FilterBar search={{ label: t('engagement.referrals.search'), value: search, onChange }} />}
          empty={{
            icon: IconGift,
            title: t('engagement.referrals.empty'),
            text: t('engagement.referrals.emptyText'),
          }}
          noMatch={
            search !== undefined && {
              title: t('engagement.referrals.noMatch'),
              onShowAll: () => onSearch({ search: undefined }),
            }
          }
          onPage={(next) => onSearch({ page: next })}
        >
          {({ rows }) => <Rows rows={rows} />}
        </ListCard>
        <ReferralRulesCard />
      </Stacked>
    </Page>
  );
}

function Rows({ rows }: { readonly rows: readonly Referral[] }) {
  const { t } = useTranslation();
  const { date, money } = useFormat();
  const column = (key: string) => t(`engagement.referrals.columns.${key}`);
  const heads = ['friend', 'referrer', 'state', 'sums'] as const;
  return (
    <Table
      cards
      label={t('engagement.referrals.title')}
      head={heads.map((key) => ({ key, label: column(key), numeric: key === 'sums' }))}
    >
      {rows.map(({ referralId, friend, referrer, state, acceptedAt, paysAt, referrerPaise, friendPaise }) => (
        <tr key={referralId}>
          <td>
            <PersonCell name={friend.name || t('engagement.referrals.gone')} note={date(acceptedAt)} />
          </td>
          <td data-label={column('referrer')}>
            <StackedCell note={referrer.email}>{referrer.name || t('engagement.referrals.gone')}</StackedCell>
          </td>
          <td data-label={column('state')}>
            <ReferralBadge state={state} /> {paysAt !== null && date(paysAt)}
          </td>
          <td data-label={column('sums')} data-numeric>
            {`${money(referrerPaise)} + ${money(friendPaise)}`}
          </td>
        </tr>
      ))}
    </Table>
  );
}
