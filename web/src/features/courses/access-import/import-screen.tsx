import type { AccessImport } from '@abhyas/contract/courses/access';
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
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from '../access/access.module.css';
import { useAccessChange } from '../access/use-access-change.ts';
import { type ImportPatch, type ImportSearch, rowStates } from './import-search.ts';
import { RowsTable } from './rows-table.tsx';

interface Props {
  readonly importId: string;
  readonly search: ImportSearch;
  readonly onSearch: (patch: ImportPatch) => void;
}

/** The dry run of a spreadsheet: who would be given what until when, who has it already, and what is wrong in the other rows. */
export function ImportScreen({ importId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const params = { importId };
  const { data: one, error, refetch } = useQuery({ ...query(api.courses.showAccessImport, { params }), staleTime: 0 });
  return (
    <Page
      title={t('courses.access.sheet.check')}
      subtitle={one?.fileName}
      breadcrumbs={[
        one?.courseId
          ? { label: t('courses.access.title'), to: `/partner/courses/${one.courseId}/access` }
          : { label: t('cohorts.courseAssignment.title'), to: '/partner/groups/courses' },
        { label: t('courses.access.sheet.check') },
      ]}
      action={one?.status === 'checked' && <Actions one={one} />}
    >
      {error && !one && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {one && <Figures one={one} />}
      {one && <Rows one={one} search={search} onSearch={onSearch} />}
    </Page>
  );
}

function Rows({ one, search, onSearch }: Omit<Props, 'importId'> & { readonly one: AccessImport }) {
  const { t } = useTranslation();
  const rows = useQuery({
    ...query(api.courses.listAccessRows, { params: { importId: one.id }, query: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Card flush as="div">
      <h2 className="sr-only">{t('courses.access.sheet.rows')}</h2>
      <div className={classes['filters']}>
        <ChipRow label={t('courses.access.filter')}>
          <Chip on={search.state === undefined} onClick={() => onSearch({ state: undefined })}>
            {t('courses.access.all')}
          </Chip>
          {rowStates.map((state) => (
            <Chip key={state} count={one.counts[state]} on={search.state === state} onClick={() => onSearch({ state })}>
              {t(`courses.access.sheet.states.${state}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {rows.isPending && <TableSkeleton rows={5} columns={5} />}
      {rows.isError && !rows.data && <LoadFailed error={rows.error} onRetry={() => void rows.refetch()} />}
      {rows.data?.rows.length === 0 && <EmptyState icon={IconListSearch} title={t('courses.access.sheet.noRow')} />}
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
  );
}

function Figures({ one }: { readonly one: AccessImport }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <Card as="div">
      <dl className={classes['figures']}>
        {(['rows', ...rowStates] as const).map((key) => (
          <div key={key}>
            <dt>{t(`courses.access.sheet.figures.${key}`)}</dt>
            <dd>{number(one.counts[key])}</dd>
          </div>
        ))}
      </dl>
      <p className={classes['help']}>{t(`courses.access.sheet.statuses.${one.status}`)}</p>
    </Card>
  );
}

function Actions({ one }: { readonly one: AccessImport }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const params = { importId: one.id };
  const back = () =>
    one.courseId
      ? void navigate({ to: '/partner/courses/$courseId/access', params: { courseId: one.courseId } })
      : void navigate({ to: '/partner/groups/courses' });
  const { change, busy } = useAccessChange<AccessImport>(({ status }) => {
    if (status === 'committed') toast.good(t('courses.access.sheet.done', { count: one.counts.ready }));
    back();
  });
  return (
    <>
      <Button variant="ghost" disabled={busy} onClick={() => change(() => api.courses.cancelAccess({ params }))}>
        {t('courses.access.sheet.drop')}
      </Button>
      {one.counts.ready > 0 && (
        <Button variant="action" loading={busy} onClick={() => change(() => api.courses.commitAccess({ params }))}>
          {t('courses.access.sheet.confirm', { count: one.counts.ready })}
        </Button>
      )}
    </>
  );
}
