import type { Batch, Member } from '@abhyas/contract/cohorts/batches';
import { Button } from '@mantine/core';
import {
  IconArrowsExchange,
  IconFileSpreadsheet,
  IconListSearch,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { LoadFailed } from '../../notices/index.ts';
import classes from '../cohorts.module.css';
import { AddStudents } from './add-students.tsx';
import type { BatchPatch, BatchSearch } from './batch-search.ts';
import { ImportStudents } from './import-students.tsx';
import { MoveStudent } from './move-student.tsx';

interface Props {
  readonly batch: Batch;
  readonly search: BatchSearch;
  readonly onSearch: (patch: BatchPatch) => void;
}
type Open = 'add' | 'import' | { readonly move: Member } | { readonly remove: Member };

/** Members of a batch by name, and the ways in and out. */
export function Members({ batch, search, onSearch }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<Open>();
  const { tab: _tab, ...filter } = search;
  const list = useQuery({
    ...query(api.cohorts.listMembers, { params: { batchId: batch.id }, query: filter }),
    placeholderData: keepPreviousData,
  });
  const canChange = batch.can.write && batch.archivedAt === null;
  const close = () => setOpen(undefined);
  return (
    <>
      <Tools canChange={canChange} search={search} onSearch={onSearch} onOpen={setOpen} />
      {list.isPending && <TableSkeleton rows={5} columns={4} />}
      {list.isError && !list.data && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.rows.length === 0 && (
        <EmptyState
          icon={search.search ? IconListSearch : IconUserPlus}
          title={t(search.search ? 'cohorts.members.noMatch' : 'cohorts.members.empty')}
        >
          {!search.search && t('cohorts.members.emptyText')}
        </EmptyState>
      )}
      {list.data && list.data.rows.length > 0 && (
        <>
          <MembersTable rows={list.data.rows} canChange={canChange} onOpen={setOpen} />
          <Pagination
            page={list.data.page}
            size={list.data.size}
            total={list.data.total}
            onPage={(page) => onSearch({ page })}
          />
        </>
      )}
      <AddStudents batch={batch} opened={open === 'add'} onClose={close} />
      <ImportStudents batch={batch} opened={open === 'import'} onClose={close} />
      {typeof open === 'object' && (
        <MoveStudent
          batch={batch}
          member={'move' in open ? open.move : open.remove}
          kind={'move' in open ? 'move' : 'remove'}
          onClose={close}
        />
      )}
    </>
  );
}

function Tools({
  canChange,
  search,
  onSearch,
  onOpen,
}: Omit<Props, 'batch'> & { readonly canChange: boolean; readonly onOpen: (what: Open) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.search ?? '', (words) => onSearch({ search: words || undefined }));
  return (
    <div className={classes['filters']}>
      <div className={classes['search']}>
        <SearchField size="sm" hotkey label={t('cohorts.members.search')} value={typed} onChange={setTyped} />
      </div>
      {canChange && (
        <div className={classes['tools']}>
          <Button
            variant="outline"
            leftSection={<Icon of={IconFileSpreadsheet} size={16} />}
            onClick={() => onOpen('import')}
          >
            {t('cohorts.imports.action')}
          </Button>
          <Button variant="action" leftSection={<Icon of={IconUserPlus} size={16} />} onClick={() => onOpen('add')}>
            {t('cohorts.members.add')}
          </Button>
        </div>
      )}
    </div>
  );
}

function MembersTable({
  rows,
  canChange,
  onOpen,
}: {
  readonly rows: readonly Member[];
  readonly canChange: boolean;
  readonly onOpen: (what: Open) => void;
}) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const column = (key: string) => t(`cohorts.members.columns.${key}`);
  const actions = { key: 'actions', label: column('actions'), hidden: true };
  return (
    <Table
      cards
      label={t('cohorts.tabs.members')}
      head={[...['name', 'since', 'by'].map((key) => ({ key, label: column(key) })), ...(canChange ? [actions] : [])]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td className={classes['name']}>
            <span className={classes['person']}>{row.name}</span>
            <small>{row.email}</small>
          </td>
          <td data-label={column('since')}>{date(row.since)}</td>
          <td data-label={column('by')}>{row.addedBy}</td>
          {canChange && (
            <td data-numeric>
              <span className={classes['rowActions']}>
                <IconButton
                  icon={IconArrowsExchange}
                  label={t('cohorts.move.of', { name: row.name })}
                  onClick={() => onOpen({ move: row })}
                />
                <IconButton
                  icon={IconUserMinus}
                  label={t('cohorts.remove.of', { name: row.name })}
                  onClick={() => onOpen({ remove: row })}
                />
              </span>
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}
