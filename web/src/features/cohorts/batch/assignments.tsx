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
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { LoadFailed } from '../../notices/index.ts';
import classes from '../cohorts.module.css';
import { AssignThing } from './assign-thing.tsx';
import { useBatchChange } from './use-batch-change.ts';

/** What the batch opens to its members. */
export function Assignments({ batch }: { readonly batch: Batch }) {
  const { t } = useTranslation();
  const [assigning, setAssigning] = useState(false);
  const params = { batchId: batch.id };
  const { data, error, refetch } = useQuery(query(api.cohorts.listAssignments, { params }));
  const canChange = batch.can.write && batch.archivedAt === null;
  const begin = canChange && (
    <Button variant="action" leftSection={<Icon of={IconClipboardPlus} size={16} />} onClick={() => setAssigning(true)}>
      {t('cohorts.assign.action')}
    </Button>
  );
  return (
    <>
      {data && data.length > 0 && canChange && (
        <div className={classes['filters']}>
          <p className={classes['help']}>{t('cohorts.assign.help')}</p>
          {begin}
        </div>
      )}
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={3} columns={4} />}
      {data?.length === 0 && (
        <EmptyState icon={IconClipboardPlus} title={t('cohorts.assign.empty')} action={begin}>
          {t('cohorts.assign.help')}
        </EmptyState>
      )}
      {data && data.length > 0 && <AssignmentsTable batch={batch} rows={data} canChange={canChange} />}
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
            <td className={classes['name']}>
              <span className={classes['person']}>{row.thing.title || t('cohorts.assign.gone')}</span>
              <small>{t(`cohorts.things.${row.thing.kind}`)}</small>
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
