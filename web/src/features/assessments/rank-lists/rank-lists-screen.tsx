import { Button } from '@mantine/core';
import { IconListNumbers, IconListSearch, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { can, useMe } from '../../../lib/session.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { RankListModal } from './rank-list-modal.tsx';
import type { RanksPatch, RanksSearch } from '../addresses.ts';
import classes from './rank-lists.module.css';

interface Props {
  readonly search: RanksSearch;
  readonly onSearch: (patch: RanksPatch) => void;
}

/** Rank lists over several tests; a new one begins here. */
export function RankListsScreen({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [creating, setCreating] = useState(false);
  const mayIssue = can(useMe(), 'papers.publish');
  const list = useQuery({
    ...query(api.assessments.listRankLists, { query: search }),
    placeholderData: keepPreviousData,
  });
  const create = (variant: 'action' | 'filled') => (
    <Button variant={variant} leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setCreating(true)}>
      {t('assessments.ranks.new')}
    </Button>
  );
  const { data } = list;
  return (
    <Page
      title={t('assessments.ranks.title')}
      subtitle={t('assessments.ranks.subtitle')}
      breadcrumbs={[
        { label: t('authoring.list.title'), to: '/partner/papers' },
        { label: t('assessments.ranks.title') },
      ]}
      action={mayIssue && create('action')}
    >
      <Card flush as="div">
        <h2 className="sr-only">{t('assessments.ranks.title')}</h2>
        {(data?.total !== 0 || search.search) && <Find search={search} onSearch={onSearch} />}
        {list.isPending && <TableSkeleton rows={4} columns={5} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {data?.rows.length === 0 &&
          (search.search ? (
            <EmptyState icon={IconListSearch} title={t('assessments.ranks.noMatch')} />
          ) : (
            <EmptyState
              icon={IconListNumbers}
              title={t('assessments.ranks.none')}
              action={mayIssue && create('filled')}
            >
              {t('assessments.ranks.noneText')}
            </EmptyState>
          ))}
        {data && data.rows.length > 0 && (
          <>
            <Lists rows={data.rows} />
            <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
          </>
        )}
      </Card>
      <RankListModal opened={creating} onClose={() => setCreating(false)} />
    </Page>
  );
}

function Find({ search, onSearch }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  return (
    <div className={classes['find']}>
      <SearchField size="sm" label={t('assessments.ranks.search')} value={typed} onChange={setTyped} hotkey />
    </div>
  );
}

type Row = Awaited<ReturnType<typeof api.assessments.listRankLists>>['rows'][number];

function Lists({ rows }: { readonly rows: readonly Row[] }) {
  const { t } = useTranslation();
  const { number, dateTime } = useFormat();
  const column = (key: string) => t(`assessments.ranks.columns.${key}`);
  return (
    <Table
      label={t('assessments.ranks.title')}
      cards
      head={[
        { key: 'title', label: column('title') },
        { key: 'combine', label: column('combine') },
        { key: 'papers', label: column('papers'), numeric: true },
        { key: 'candidates', label: column('candidates'), numeric: true },
        { key: 'issued', label: column('issued') },
        { key: 'shared', label: column('shared') },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.listId}>
          <td>
            <Link className={classes['title']} to="/partner/rank-lists/$listId" params={{ listId: row.listId }}>
              {row.title}
            </Link>
          </td>
          <td data-label={column('combine')}>{t(`assessments.ranks.combine.${row.combine}`)}</td>
          <td data-label={column('papers')} data-numeric>
            {number(row.papers)}
          </td>
          <td data-label={column('candidates')} data-numeric>
            {number(row.candidates)}
          </td>
          <td data-label={column('issued')}>
            {row.issuedAt ? dateTime(row.issuedAt) : t('assessments.ranks.notIssued')}
          </td>
          <td data-label={column('shared')}>
            <Badge tone={row.shared ? 'good' : 'neutral'}>
              {t(row.shared ? 'assessments.ranks.isShared' : 'assessments.ranks.isPrivate')}
            </Badge>
          </td>
        </tr>
      ))}
    </Table>
  );
}
