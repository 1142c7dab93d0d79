import type { Assignment, Batch } from '@abhyas/contract/cohorts/batches';
import { Button } from '@mantine/core';
import { IconClipboardPlus, IconClipboardX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { AssignThing } from './assign-thing.tsx';
import { useBatchChange } from './use-batch-change.ts';

/** What the batch opens to its members. */
export function Assignments({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation();
  const [assigning, setAssigning] = useState(false);
  const params = { batchId: batch.id };
  const list = useQuery(query(api.cohorts.listAssignments, { params }));
  const canChange = batch.can.write && batch.archivedAt === null;
  const begin = canChange && (
    <Button variant="action" leftSection={<Icon of={IconClipboardPlus} size={16} />} onClick={() => setAssigning(true)}>
      {t('cohorts.assign.action')}
    </Button>
  );
  return (
    <>
      <ListCard
        title={t('cohorts.tabs.assignments')}
        list={list}
        filters={
          canChange &&
          Boolean(list.data?.length) && (
            <FilterBar tools={begin}>
              <Quiet as="p" size="sm">
                {t('cohorts.assign.help')}
              </Quiet>
            </FilterBar>
          )
        }
        skeleton={<TableSkeleton rows={3} columns={4} />}
        empty={{
          icon: IconClipboardPlus,
          title: t('cohorts.assign.empty'),
          text: t('cohorts.assign.help'),
          action: begin,
        }}
      >
        {(rows) => <AssignmentsTable batch={batch} rows={rows} canChange={canChange} />}
      </ListCard>
      <AssignThing batch={batch} opened={assigning} onClose={() => setAssigning(false)} />
    </>
  );
}

function AssignmentsTable({
  batch,
  rows,
  canChange,
}: {
  readonly batch: Batch;
  readonly rows: readonly Assignment[];
  readonly canChange: boolean;
}) {
  const { t } = useTranslation();
  const { date, dateTime, time } = useFormat();
  const [ending, setEnding] = useState<Assignment>();
  const { change, busy } = useBatchChange();
  const column = (key: string) => t(`cohorts.assign.columns.${key}`);
  const actions = { key: 'actions', label: column('actions'), hidden: true };
  const close = () => setEnding(undefined);
  const windowWords = ({ startsAt, endsAt }: Assignment) => {
    // A window may end in another year.
    const [from, until] = [startsAt, endsAt].map((at) => at && `${date(at)}, ${time(at)}`);
    const kind = from && until ? 'both' : from ? 'since' : until ? 'until' : 'always';
    return t(`cohorts.assign.windows.${kind}`, { from, until });
  };
  return (
    <>
      <Table
        cards
        label={t('cohorts.tabs.assignments')}
        head={[
          ...['what', 'window', 'by', 'when'].map((key) => ({ key, label: column(key) })),
          ...(canChange ? [actions] : []),
        ]}
      >
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <StackedCell note={t(`cohorts.things.${row.thing.kind}`)}>
                {row.thing.title || t('cohorts.assign.gone')}
              </StackedCell>
            </td>
            <td data-label={column('window')}>{windowWords(row)}</td>
            <td data-label={column('by')}>{row.assignedBy}</td>
            <td data-label={column('when')}>{dateTime(row.assignedAt)}</td>
            {canChange && (
              <td data-numeric>
                <IconButton
                  icon={IconClipboardX}
                  label={t('cohorts.assign.endOf', { title: row.thing.title })}
                  onClick={() => setEnding(row)}
                />
              </td>
            )}
          </tr>
        ))}
      </Table>
      <ConfirmModal
        opened={ending !== undefined}
        onClose={close}
        title={t('cohorts.assign.endTitle', { title: ending?.thing.title ?? '' })}
        confirmLabel={t('cohorts.assign.end')}
        busy={busy}
        onConfirm={() => {
          if (!ending) return;
          const params = { batchId: batch.id, assignmentId: ending.id };
          change(() => api.cohorts.endAssignment({ params, body: {} }), close);
        }}
      >
        {t('cohorts.assign.endText')}
      </ConfirmModal>
    </>
  );
}
