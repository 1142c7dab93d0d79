import { Button } from '@mantine/core';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { GroupsTabs } from '../groups-tabs.tsx';
import { BatchForm } from './batch-form.tsx';
import { type BatchesPatch, type BatchesSearch, batchKinds } from '../addresses.ts';
import { BatchesTable } from './batches-table.tsx';

interface Props {
  readonly search: BatchesSearch;
  readonly onSearch: (patch: BatchesPatch) => void;
}

/** Batches and groups of the institute; a new one begins here. */
export function BatchesScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [creating, setCreating] = useState(false);
  const list = useQuery({ ...query(api.cohorts.listBatches, { query: search }), placeholderData: keepPreviousData });
  const begin = (variant: 'action' | 'filled') =>
    list.data?.can.create && (
      <Button variant={variant} leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setCreating(true)}>
        {t('cohorts.new')}
      </Button>
    );
  return (
    <Page title={t('cohorts.title')} subtitle={t('cohorts.subtitle')} action={begin('action')} tabs={<GroupsTabs />}>
      <ListCard
        title={t('cohorts.all')}
        list={list}
        filters={<Filters search={search} onSearch={onSearch} />}
        skeleton={<TableSkeleton rows={5} columns={5} />}
        empty={{
          icon: IconUsersGroup,
          title: t('cohorts.empty'),
          text: t('cohorts.emptyText'),
          action: begin('filled'),
        }}
        noMatch={
          Object.keys(search).length > 0 && {
            title: t('cohorts.noMatch'),
            onShowAll: () => onSearch({ kind: undefined, state: undefined, search: undefined }),
          }
        }
        onPage={(page) => onSearch({ page })}
      >
        {({ rows }) => <BatchesTable rows={rows} />}
      </ListCard>
      <BatchForm
        opened={creating}
        onClose={() => setCreating(false)}
        onSaved={({ id }) => void navigate({ to: '/partner/groups/$batchId', params: { batchId: id } })}
      />
    </Page>
  );
}

function Filters({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const current = search.state === undefined;
  return (
    <FilterBar
      search={{ label: t('cohorts.search'), value: search.search, onChange: (words) => onSearch({ search: words }) }}
    >
      <ChipRow label={t('cohorts.filter')}>
        <Chip on={current && search.kind === undefined} onClick={() => onSearch({ kind: undefined, state: undefined })}>
          {t('cohorts.all')}
        </Chip>
        {batchKinds.map((kind) => (
          <Chip key={kind} on={current && search.kind === kind} onClick={() => onSearch({ kind, state: undefined })}>
            {t(`cohorts.kindsMany.${kind}`)}
          </Chip>
        ))}
        <Chip on={!current} onClick={() => onSearch({ state: 'archived', kind: undefined })}>
          {t('cohorts.archived')}
        </Chip>
      </ChipRow>
    </FilterBar>
  );
}
