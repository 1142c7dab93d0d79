import { Button } from '@mantine/core';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { IconFileImport } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { ImportStatus } from './import-status.tsx';
import classes from './imports.module.css';
import { UndoImport } from './undo-import.tsx';
import { UploadZone } from './upload-zone.tsx';

interface Props {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Imports of questions: a new one at the top, the earlier ones under it with how they stand. */
export function ImportsList({ page, onPage }: Props) {
  const { t } = useTranslation();
  const list = useQuery({
    ...query(api.questions.listImports, { query: { page } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const [undoing, setUndoing] = useState<ImportSummary>();
  return (
    <Page
      title={t('questions.imports.title')}
      breadcrumbs={[
        { label: t('questions.bank.title'), to: '/partner/questions' },
        { label: t('questions.imports.title') },
      ]}
    >
      <UploadZone />
      <Card flush as="div" title={t('questions.imports.earlier')}>
        {list.isPending && <TableSkeleton rows={4} columns={5} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.rows.length === 0 && (
          <EmptyState icon={IconFileImport} title={t('questions.imports.none.title')}>
            {t('questions.imports.none.text')}
          </EmptyState>
        )}
        {list.data && list.data.rows.length > 0 && (
          <>
            <ImportsTable rows={list.data.rows} onUndo={setUndoing} />
            <Pagination page={list.data.page} size={list.data.size} total={list.data.total} onPage={onPage} />
          </>
        )}
      </Card>
      <UndoImport key={undoing?.id} summary={undoing} onClose={() => setUndoing(undefined)} />
    </Page>
  );
}

interface TableProps {
  readonly rows: readonly ImportSummary[];
  readonly onUndo: (summary: ImportSummary) => void;
}

function ImportsTable({ rows, onUndo }: TableProps) {
  const { t } = useTranslation();
  const { number, dateTime } = useFormat();
  return (
    <Table
      label={t('questions.imports.earlier')}
      cards
      head={[
        { key: 'file', label: t('questions.imports.columns.file') },
        { key: 'status', label: t('questions.imports.columns.status') },
        { key: 'rows', label: t('questions.imports.columns.rows'), numeric: true },
        { key: 'written', label: t('questions.imports.columns.written'), numeric: true },
        { key: 'refused', label: t('questions.imports.columns.refused'), numeric: true },
        { key: 'when', label: t('questions.imports.columns.when') },
        { key: 'actions', label: t('questions.imports.columns.actions'), hidden: true },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td>
            <Link to="/partner/imports/$importId" params={{ importId: row.id }} className={classes['file']}>
              {row.fileName}
            </Link>
          </td>
          <td data-label={t('questions.imports.columns.status')}>
            <ImportStatus status={row.status} />
          </td>
          <td data-label={t('questions.imports.columns.rows')} data-numeric>
            {number(row.counts.rows)}
          </td>
          <td data-label={t('questions.imports.columns.written')} data-numeric>
            {number(row.counts.written)}
          </td>
          <td data-label={t('questions.imports.columns.refused')} data-numeric>
            {number(row.counts.refused)}
          </td>
          <td data-label={t('questions.imports.columns.when')}>
            <span className={classes['when']}>
              {dateTime(row.createdAt)}
              <small>{row.createdBy}</small>
            </span>
          </td>
          <td data-center>
            {row.can.undo && (
              <Button
                size="sm"
                variant="outline"
                onClick={() => onUndo(row)}
                aria-label={t('questions.imports.undo.of', { file: row.fileName })}
              >
                {t('questions.imports.undo.action')}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
