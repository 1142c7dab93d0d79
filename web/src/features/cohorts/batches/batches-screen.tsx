import { Button } from '@mantine/core';
import { IconListSearch, IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { LoadFailed } from '../../notices/index.ts';
import classes from '../cohorts.module.css';
import { GroupsTabs } from '../groups-tabs.tsx';
import { BatchForm } from './batch-form.tsx';
import { type BatchesPatch, type BatchesSearch, kinds } from './batches-search.ts';
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
  const filtered = Object.keys(search).length > 0;
  const begin = (variant: 'action' | 'filled') =>
    list.data?.can.create && (
      <Button variant={variant} leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setCreating(true)}>
        {t('cohorts.new')}
      </Button>
    );
  return (
    <Page title={t('cohorts.title')} subtitle={t('cohorts.subtitle')} action={begin('action')} tabs={<GroupsTabs />}>
      <Card flush as="div">
        <h2 className="sr-only">{t('cohorts.all')}</h2>
        <Filters search={search} onSearch={onSearch} />
        {list.isPending && <TableSkeleton rows={5} columns={5} />}
        {list.isError && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.rows.length === 0 &&
          (filtered ? (
            <EmptyState
              icon={IconListSearch}
              title={t('cohorts.noMatch')}
              action={
                <Button
                  variant="outline"
                  onClick={() => onSearch({ kind: undefined, state: undefined, search: undefined })}
                >
                  {t('cohorts.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState icon={IconUsersGroup} title={t('cohorts.empty')} action={begin('filled')}>
              {t('cohorts.emptyText')}
            </EmptyState>
          ))}
        {list.data && list.data.rows.length > 0 && (
          <>
            <BatchesTable rows={list.data.rows} />
            <Pagination
              page={list.data.page}
              size={list.data.size}
              total={list.data.total}
              onPage={(page) => onSearch({ page })}
            />
          </>
        )}
      </Card>
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
  const [typed, setTyped] = useTypedWords(search.search ?? '', (words) => onSearch({ search: words || undefined }));
  const current = search.state === undefined;
  return (
    <div className={classes['filters']}>
      <ChipRow label={t('cohorts.filter')}>
        <Chip on={current && search.kind === undefined} onClick={() => onSearch({ kind: undefined, state: undefined })}>
          {t('cohorts.all')}
        </Chip>
        {kinds.map((kind) => (
          <Chip key={kind} on={current && search.kind === kind} onClick={() => onSearch({ kind, state: undefined })}>
            {t(`cohorts.kindsMany.${kind}`)}
          </Chip>
        ))}
        <Chip on={!current} onClick={() => onSearch({ state: 'archived', kind: undefined })}>
          {t('cohorts.archived')}
        </Chip>
      </ChipRow>
      <div className={classes['search']}>
        <SearchField size="sm" hotkey label={t('cohorts.search')} value={typed} onChange={setTyped} />
      </div>
    </div>
  );
}
