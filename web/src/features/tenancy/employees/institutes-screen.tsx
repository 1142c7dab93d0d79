import type { InstituteRow } from '@abhyas/contract/identity/employees';
import { IconAlertTriangle, IconBuildingCommunity } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { Logo } from '../brand/institute-logo.tsx';
import { StateBadge } from '../lifecycle/state-badge.tsx';
import classes from './employees.module.css';
import { type InstitutesPatch, type InstitutesSearch, instituteStates } from '../addresses.ts';
import { OpenInstitute } from './open-institute.tsx';
import { useLastActive } from './use-last-active.ts';

interface Props {
  readonly search: InstitutesSearch;
  readonly onSearch: (patch: InstitutesPatch) => void;
}

/** Every institute with its state and health, for the provider's employees. */
export function InstitutesScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const { search: words = '', state, page = 1 } = search;
  const list = useQuery({
    ...query(api.identity.listInstitutes, { query: { search: words, page, ...(state && { state }) } }),
    placeholderData: keepPreviousData,
  });
  const filtered = words !== '' || state !== undefined;
  return (
    <Page
      title={t('tenancy.employees.institutes.title')}
      subtitle={t('tenancy.employees.institutes.subtitle')}
      action={list.data?.can.change && <OpenInstitute />}
    >
      <div className={classes['filters']}>
        <SearchField
          label={t('tenancy.employees.institutes.search')}
          value={words}
          hotkey
          onChange={(next) => onSearch({ search: next })}
        />
        <ChipRow label={t('tenancy.employees.institutes.states')}>
          <Chip on={!state} onClick={() => onSearch({ state: undefined })}>
            {t('tenancy.employees.institutes.all')}
          </Chip>
          {instituteStates.map((one) => (
            <Chip key={one} on={state === one} onClick={() => onSearch({ state: one })}>
              {t(`tenancy.lifecycle.states.${one}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {list.error && !list.data ? (
        <LoadFailed card error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Card flush as="div" label={t('tenancy.employees.institutes.title')}>
          {list.isPending && <TableSkeleton rows={6} columns={6} />}
          {list.data?.rows.length === 0 && (
            <EmptyState
              icon={IconBuildingCommunity}
              title={t(`tenancy.employees.institutes.${filtered ? 'noneFound' : 'none'}.title`)}
            >
              {t(`tenancy.employees.institutes.${filtered ? 'noneFound' : 'none'}.text`)}
            </EmptyState>
          )}
          {list.data && list.data.rows.length > 0 && (
            <>
              <Rows rows={list.data.rows} />
              <Pagination
                page={list.data.page}
                size={list.data.size}
                total={list.data.total}
                onPage={(next) => onSearch({ page: next })}
              />
            </>
          )}
        </Card>
      )}
    </Page>
  );
}

function Rows({ rows }: { readonly rows: readonly InstituteRow[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const lastActive = useLastActive();
  const column = (key: string) => t(`tenancy.employees.columns.${key}`);
  return (
    <Table
      cards
      label={t('tenancy.employees.institutes.title')}
      head={[
        { key: 'name', label: column('name') },
        { key: 'state', label: column('state') },
        { key: 'students', label: column('students'), numeric: true },
        { key: 'papers', label: column('papers'), numeric: true },
        { key: 'active', label: column('active') },
        { key: 'health', label: column('health') },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td>
            <Link
              to="/employees/institutes/$instituteId"
              params={{ instituteId: String(row.id) }}
              className={classes['name']!}
            >
              <Logo name={row.name} src={row.logo} colour={row.accent} decorative />
              <span>
                <b>{row.name}</b>
                <small>
                  {row.subdomain} · {format.date(row.createdAt)}
                </small>
              </span>
            </Link>
          </td>
          <td data-label={column('state')}>
            <StateBadge state={row.state} />
          </td>
          <td data-label={column('students')} data-numeric>
            {format.number(row.figures.students)}
          </td>
          <td data-label={column('papers')} data-numeric>
            {format.number(row.figures.papers)}
          </td>
          <td data-label={column('active')}>{lastActive(row.figures.lastActiveAt)}</td>
          <td data-label={column('health')}>
            {row.figures.failingJobs > 0 ? (
              <Badge tone="bad" icon={IconAlertTriangle}>
                {t('tenancy.employees.failing', { count: row.figures.failingJobs })}
              </Badge>
            ) : (
              <span className={classes['fine']}>{t('tenancy.employees.fine')}</span>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
