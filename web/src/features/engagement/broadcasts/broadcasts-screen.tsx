import type { BroadcastRow } from '@abhyas/contract/engagement/broadcasts';
import { IconPlus, IconSend } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { type BroadcastsPatch, type BroadcastsSearch, broadcastStates } from '../addresses.ts';

interface Props {
  readonly search: BroadcastsSearch;
  readonly onSearch: (patch: BroadcastsPatch) => void;
}

/** Notices that staff wrote to many people: drafts, what leaves later, and what was sent with how many have read it. */
export function BroadcastsScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const list = useQuery({
    ...query(api.engagement.listBroadcasts, { query: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const begin = (face: 'action' | 'filled') =>
    list.data?.can.create && (
      <Link to="/partner/broadcasts/$broadcastId" params={{ broadcastId: 'new' }} {...buttonFace(face)}>
        <Icon of={IconPlus} size={16} />
        {t('engagement.broadcasts.new')}
      </Link>
    );
  return (
    <Page
      title={t('engagement.broadcasts.title')}
      subtitle={t('engagement.broadcasts.subtitle')}
      action={begin('action')}
    >
      <ListCard
        title={t('engagement.broadcasts.title')}
        list={list}
        filters={<Filters search={search} onSearch={onSearch} />}
        skeleton={<TableSkeleton rows={5} columns={5} />}
        empty={{
          icon: IconSend,
          title: t('engagement.broadcasts.empty'),
          text: t('engagement.broadcasts.emptyText'),
          action: begin('filled'),
        }}
        noMatch={
          (search.state !== undefined || search.search !== undefined) && {
            title: t('engagement.broadcasts.noMatch'),
            onShowAll: () => onSearch({ state: undefined, search: undefined }),
          }
        }
        onPage={(page) => onSearch({ page })}
      >
        {({ rows }) => <BroadcastsTable rows={rows} />}
      </ListCard>
    </Page>
  );
}

function Filters({ search, onSearch }: Props) {
  const { t } = useTranslation();
  return (
    <FilterBar
      search={{
        label: t('engagement.broadcasts.search'),
        value: search.search,
        onChange: (words) => onSearch({ search: words }),
      }}
    >
      <ChipRow label={t('engagement.broadcasts.filter')}>
        <Chip on={search.state === undefined} onClick={() => onSearch({ state: undefined })}>
          {t('engagement.broadcasts.all')}
        </Chip>
        {broadcastStates.map((state) => (
          <Chip key={state} on={search.state === state} onClick={() => onSearch({ state })}>
            {t(`engagement.broadcasts.states.${state}`)}
          </Chip>
        ))}
      </ChipRow>
    </FilterBar>
  );
}

function BroadcastsTable({ rows }: { readonly rows: readonly BroadcastRow[] }) {
  const { t } = useTranslation();
  const { number, dateTime } = useFormat();
  const column = (key: string) => t(`engagement.broadcasts.columns.${key}`);
  const keys = ['notice', 'state', 'when', 'people', 'read'] as const;
  return (
    <Table
      cards
      label={t('engagement.broadcasts.title')}
      head={keys.map((key) => ({ key, label: column(key), numeric: key === 'people' || key === 'read' }))}
    >
      {rows.map((row) => (
        <tr key={row.broadcastId}>
          <td>
            <StackedCell
              to={`/partner/broadcasts/${row.broadcastId}`}
              note={row.everyone ? t('engagement.broadcasts.everyone') : row.batches.join(', ')}
            >
              {row.subject || t('engagement.broadcasts.unnamed')}
            </StackedCell>
          </td>
          <td data-label={column('state')}>
            <Badge tone={row.state === 'sent' ? 'good' : row.state === 'scheduled' ? 'accent' : 'neutral'}>
              {t(`engagement.broadcasts.states.${row.state}`)}
            </Badge>
          </td>
          <td data-label={column('when')}>{dateTime(row.sendAt ?? row.updatedAt)}</td>
          <td data-label={column('people')} data-numeric>
            {row.people === null ? '–' : number(row.people)}
          </td>
          <td data-label={column('read')} data-numeric>
            {row.read === null ? '–' : number(row.read)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
