import type { Batch, Member } from '@abhyas/contract/cohorts/batches';
import { Button } from '@mantine/core';
import { IconArrowsExchange, IconFileSpreadsheet, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { AddStudents } from './add-students.tsx';
import type { BatchPatch, BatchSearch } from '../addresses.ts';
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
      <ListCard
        title={t('cohorts.tabs.members')}
        list={list}
        filters={<Tools canChange={canChange} search={search} onSearch={onSearch} onOpen={setOpen} />}
        skeleton={<TableSkeleton rows={5} columns={4} />}
        empty={{ icon: IconUserPlus, title: t('cohorts.members.empty'), text: t('cohorts.members.emptyText') }}
        noMatch={search.search !== undefined && { title: t('cohorts.members.noMatch') }}
        onPage={(page) => onSearch({ page })}
      >
        {({ rows }) => <MembersTable rows={rows} canChange={canChange} onOpen={setOpen} />}
      </ListCard>
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
  return (
    <FilterBar
      tools={
        canChange && (
          <>
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
          </>
        )
      }
      search={{
        label: t('cohorts.members.search'),
        value: search.search,
        onChange: (words) => onSearch({ search: words }),
      }}
    />
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
          <td>
            <StackedCell note={row.email}>{row.name}</StackedCell>
          </td>
          <td data-label={column('since')}>{date(row.since)}</td>
          <td data-label={column('by')}>{row.addedBy}</td>
          {canChange && (
            <td data-numeric>
              <Row gap={1} justify="end">
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
              </Row>
            </td>
          )}
        </tr>
      ))}
    </Table>
  );
}
