import type { SimilarPair } from '@abhyas/contract/assessments/invigilation';
import { Button, Select } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { Table } from '../../../../ui/page/table.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../../ui/status/load-failed.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { TableSkeleton } from '../../../../ui/status/skeletons.tsx';
import classes from '../invigilation.module.css';
import { ComparePanel } from './compare-panel.tsx';

interface Props {
  readonly paperId: string;
  readonly batches: readonly { readonly id: string; readonly name: string }[];
  readonly batchId: string | undefined;
  readonly onBatch: (batchId: string | undefined) => void;
}

/** Pairs of students who share more wrong options than chance explains. */
export function SimilarPairs({ paperId, batches, batchId, onBatch }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [opened, setOpened] = useState<SimilarPair>();
  const found = useQuery(
    query(api.assessments.listSimilarPairs, { params: { paperId }, query: batchId === undefined ? {} : { batchId } }),
  );
  const word = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    t(`assessments.invigilation.similar.${key}`, values);
  return (
    <div className={classes['hall']}>
      <Notice tone="info" title={word('adviceTitle')}>
        {word('advice')}
      </Notice>
      <Card flush as="div">
        <div className={classes['tools']}>
          <p className={classes['quiet']}>
            {found.data &&
              word('compared', { attempts: number(found.data.attempts), pairs: number(found.data.compared) })}
          </p>
          {batches.length > 0 && (
            <Select
              aria-label={t('assessments.invigilation.batch')}
              placeholder={t('assessments.invigilation.allBatches')}
              clearable
              data={batches.map(({ id, name }) => ({ value: id, label: name }))}
              value={batchId ?? null}
              onChange={(id) => onBatch(id ?? undefined)}
            />
          )}
        </div>
        {found.isPending && <TableSkeleton rows={5} columns={5} />}
        {found.isError && <LoadFailed error={found.error} onRetry={() => void found.refetch()} />}
        {found.data?.pairs.length === 0 && (
          <EmptyState icon={IconUsersGroup} title={word('none')}>
            {word('noneText')}
          </EmptyState>
        )}
        {found.data && found.data.pairs.length > 0 && <PairTable pairs={found.data.pairs} onOpen={setOpened} />}
      </Card>
      {opened && <ComparePanel paperId={paperId} pair={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

interface TableProps {
  readonly pairs: readonly SimilarPair[];
  readonly onOpen: (pair: SimilarPair) => void;
}

function PairTable({ pairs, onOpen }: TableProps) {
  const { t } = useTranslation();
  const { number, marks } = useFormat();
  const column = (key: string) => t(`assessments.invigilation.similar.columns.${key}`);
  return (
    <Table
      label={t('assessments.invigilation.views.similar')}
      cards
      head={[
        { key: 'students', label: column('students') },
        { key: 'score', label: column('score'), numeric: true },
        { key: 'same', label: column('same'), numeric: true },
        { key: 'expected', label: column('expected'), numeric: true },
        { key: 'bothWrong', label: column('bothWrong'), numeric: true },
        { key: 'open', label: column('open'), hidden: true },
      ]}
    >
      {pairs.map((pair) => (
        <tr key={`${pair.first.attemptId} ${pair.second.attemptId}`}>
          <td>
            <b>{pair.first.student}</b> · <b>{pair.second.student}</b>
          </td>
          <td data-label={column('score')} data-numeric>
            <b>{marks(pair.score)}</b>
          </td>
          <td data-label={column('same')} data-numeric>
            {number(pair.same)}
          </td>
          <td data-label={column('expected')} data-numeric>
            {marks(pair.expected)}
          </td>
          <td data-label={column('bothWrong')} data-numeric>
            {number(pair.bothWrong)}
          </td>
          <td>
            <Button size="sm" variant="outline" onClick={() => onOpen(pair)}>
              {t('assessments.invigilation.similar.compare')}
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}
