import type { MemberImport } from '@abhyas/contract/cohorts/batches';
import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { LoadFailed } from '../../notices/index.ts';
import { useBatchChange } from '../batch/use-batch-change.ts';
import classes from '../cohorts.module.css';
import { type ImportPatch, type ImportSearch, rowStates } from './import-search.ts';
import { RowsTable } from './rows-table.tsx';

interface Props {
  readonly importId: string;
  readonly search: ImportSearch;
  readonly onSearch: (patch: ImportPatch) => void;
}

/** The dry run of a spreadsheet: who would come, who is there already, and what is wrong in the other rows. */
export function ImportScreen({ importId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const params = { importId };
  const { data: one, error, refetch } = useQuery({ ...query(api.cohorts.showMemberImport, { params }), staleTime: 0 });
  const { data: batch } = useQuery({
    ...query(api.cohorts.showBatch, { params: { batchId: one?.batchId ?? '' } }),
    enabled: one !== undefined,
  });
  const rows = useQuery({
    ...query(api.cohorts.listMemberRows, { params, query: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Page
      title={t('cohorts.imports.check')}
      subtitle={one?.fileName}
      breadcrumbs={[
        { label: t('cohorts.title'), to: '/partner/groups' },
        { label: batch?.name ?? '…', ...(one && { to: `/partner/groups/${one.batchId}` }) },
        { label: t('cohorts.imports.check') },
      ]}
      action={one?.status === 'checked' && <Actions one={one} />}
    >
      {error && !one && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {one && <Figures one={one} />}
      <Card flush as="div">
        <h2 className="sr-only">{t('cohorts.imports.rows')}</h2>
        <div className={classes['filters']}>
          <ChipRow label={t('cohorts.filter')}>
            <Chip on={search.state === undefined} onClick={() => onSearch({ state: undefined })}>
              {t('cohorts.all')}
            </Chip>
            {rowStates.map((state) => (
              <Chip
                key={state}
                count={one?.counts[state]}
                on={search.state === state}
                onClick={() => onSearch({ state })}
              >
                {t(`cohorts.imports.states.${state}`)}
              </Chip>
            ))}
          </ChipRow>
        </div>
        {rows.isPending && <TableSkeleton rows={5} columns={5} />}
        {rows.isError && !rows.data && <LoadFailed error={rows.error} onRetry={() => void rows.refetch()} />}
        {rows.data?.rows.length === 0 && <EmptyState icon={IconListSearch} title={t('cohorts.imports.noRow')} />}
        {rows.data && rows.data.rows.length > 0 && (
          <>
            <RowsTable rows={rows.data.rows} />
            <Pagination
              page={rows.data.page}
              size={rows.data.size}
              total={rows.data.total}
              onPage={(page) => onSearch({ page })}
            />
          </>
        )}
      </Card>
    </Page>
  );
}

function Figures({ one }: { readonly one: MemberImport }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <Card as="div">
      <dl className={classes['figures']}>
        {(['rows', ...rowStates] as const).map((key) => (
          <div key={key}>
            <dt>{t(`cohorts.imports.figures.${key}`)}</dt>
            <dd>{number(one.counts[key])}</dd>
          </div>
        ))}
      </dl>
      <p className={classes['help']}>{t(`cohorts.imports.statuses.${one.status}`)}</p>
    </Card>
  );
}

function Actions({ one }: { readonly one: MemberImport }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { change, busy } = useBatchChange();
  const params = { importId: one.id };
  const back = () => void navigate({ to: '/partner/groups/$batchId', params: { batchId: one.batchId } });
  const commit = () =>
    change(
      () => api.cohorts.commitMembers({ params }),
      () => {
        toast.good(t('cohorts.members.added', { count: one.counts.ready }));
        back();
      },
    );
  return (
    <>
      <Button variant="ghost" disabled={busy} onClick={() => change(() => api.cohorts.cancelMembers({ params }), back)}>
        {t('cohorts.imports.drop')}
      </Button>
      {one.counts.ready > 0 && (
        <Button variant="action" loading={busy} onClick={commit}>
          {t('cohorts.members.confirm', { count: one.counts.ready })}
        </Button>
      )}
    </>
  );
}
