import type { PersonImport, PersonImportRow } from '@abhyas/contract/identity/person-imports';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Stacked } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { useRoleWords } from '../roles/use-role-words.ts';
import classes from './people.module.css';
import { TwoLines } from './two-lines.tsx';

/** The report of a dry run, and what can be done with it. */
export function ImportReport({ importId, onAnother }: { readonly importId: string; readonly onAnother: () => void }) {
  const { t } = useTranslation();
  const found = useQuery(query(api.identity.showPersonImport, { params: { importId } }));
  if (found.error)
    return (
      <Card>
        <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
      </Card>
    );
  if (!found.data) return <CardSkeleton lines={6} />;
  const { status } = found.data;
  return (
    <Stacked>
      {status === 'committed' && <Notice tone="good">{t('identity.people.imports.committed')}</Notice>}
      {status === 'undone' && <Notice tone="info">{t('identity.people.imports.undone')}</Notice>}
      {status === 'cancelled' && <Notice tone="info">{t('identity.people.imports.cancelled')}</Notice>}
      <Steps one={found.data} onAnother={onAnother} />
      <Rows one={found.data} />
    </Stacked>
  );
}

function Steps({ one, onAnother }: { readonly one: PersonImport; readonly onAnother: () => void }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const client = useQueryClient();
  const at = { params: { importId: one.importId } };
  const step = useMutation({
    mutationFn: (name: 'commitPersonImport' | 'cancelPersonImport' | 'undoPersonImport') => api.identity[name](at),
    onSettled: () => client.invalidateQueries({ queryKey: ['identity'] }),
  });
  return (
    <Card title={one.fileName} note={one.can.undo ? t('identity.people.imports.undoText') : undefined}>
      <Problem>{step.error && say(step.error)}</Problem>
      <div className={classes['start']}>
        {one.can.commit && (
          <Button variant="action" loading={step.isPending} onClick={() => step.mutate('commitPersonImport')}>
            {t('identity.people.imports.commit', { count: one.counts.ready })}
          </Button>
        )}
        {one.can.cancel && (
          <Button variant="outline" disabled={step.isPending} onClick={() => step.mutate('cancelPersonImport')}>
            {t('identity.people.imports.cancel')}
          </Button>
        )}
        {one.can.undo && (
          <Button variant="outline" loading={step.isPending} onClick={() => step.mutate('undoPersonImport')}>
            {t('identity.people.imports.undo')}
          </Button>
        )}
        {!one.can.commit && (
          <Button variant="ghost" onClick={onAnother}>
            {t('identity.people.imports.another')}
          </Button>
        )}
      </div>
    </Card>
  );
}

const states = ['all', 'refused', 'ready', 'written'] as const;

function Rows({ one }: { readonly one: PersonImport }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [state, setState] = useState<(typeof states)[number]>('all');
  const [page, setPage] = useState(1);
  const rows = useQuery({
    ...query(api.identity.listPersonImportRows, { params: { importId: one.importId }, query: { state, page } }),
    placeholderData: keepPreviousData,
  });
  const countOf = (name: (typeof states)[number]) => (name === 'all' ? one.counts.rows : one.counts[name]);
  return (
    <Card flush title={t('identity.people.imports.report')}>
      <div className={classes['tools']}>
        <ChipRow label={t('identity.people.status')}>
          {states
            .filter((name) => name === 'all' || name === state || countOf(name) > 0)
            .map((name) => (
              <Chip
                key={name}
                on={state === name}
                count={number(countOf(name))}
                onClick={() => {
                  setState(name);
                  setPage(1);
                }}
              >
                {t(`identity.people.imports.${name}`)}
              </Chip>
            ))}
        </ChipRow>
      </div>
      {rows.error && <LoadFailed error={rows.error} onRetry={() => void rows.refetch()} />}
      {rows.data?.rows.length === 0 && <EmptyState icon={IconCircleCheck} title={t('identity.people.imports.none')} />}
      {rows.data && rows.data.rows.length > 0 && (
        <>
          <ReportTable rows={rows.data.rows} kind={one.kind} />
          <Pagination page={page} size={rows.data.size} total={rows.data.total} onPage={setPage} />
        </>
      )}
    </Card>
  );
}

function ReportTable({
  rows,
  kind,
}: {
  readonly rows: readonly PersonImportRow[];
  readonly kind: PersonImport['kind'];
}) {
  const { t } = useTranslation();
  const { roleName } = useRoleWords();
  const column = (key: string) => t(`identity.people.columns.${key}`);
  return (
    <Table
      cards
      label={t('identity.people.imports.report')}
      head={[
        { key: 'row', label: t('identity.people.imports.row'), width: 70 },
        { key: 'name', label: column('name') },
        ...(kind === 'staff' ? [{ key: 'role', label: column('role') }] : []),
        { key: 'status', label: column('status'), width: 120 },
        { key: 'problem', label: t('identity.people.imports.problem') },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.row}>
          <td data-label={t('identity.people.imports.row')}>{row.row}</td>
          <td data-label={column('name')}>
            <TwoLines first={`${row.firstName} ${row.lastName}`.trim() || '–'} second={row.email} />
          </td>
          {kind === 'staff' && <td data-label={column('role')}>{roleName(row.role)}</td>}
          <td data-label={column('status')}>
            {row.state === 'refused' ? (
              <Badge tone="bad" icon={IconCircleX}>
                {t('identity.people.imports.refused')}
              </Badge>
            ) : (
              <Badge tone="good" icon={IconCircleCheck}>
                {t(`identity.people.imports.${row.state}`)}
              </Badge>
            )}
          </td>
          <td data-label={t('identity.people.imports.problem')}>
            {row.problems.length === 0 ? (
              <span className={classes['quiet']}>{t('identity.people.imports.fine')}</span>
            ) : (
              row.problems.map(({ column: at, code }) => (
                <span key={`${at}${code}`} className={classes['problem']}>
                  {t(`identity.people.imports.problems.${code}`)}{' '}
                </span>
              ))
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}
