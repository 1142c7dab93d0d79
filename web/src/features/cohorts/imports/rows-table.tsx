import type { MemberRow } from '@abhyas/contract/cohorts/batches';
import { IconAlertTriangle, IconCheck, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { LinesCell } from '../../../ui/list/cells.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';

const looks = {
  ready: { tone: 'good', icon: IconCheck },
  already: { tone: 'info', icon: IconUserCheck },
  refused: { tone: 'bad', icon: IconAlertTriangle },
} as const satisfies Record<MemberRow['state'], unknown>;

/** Rows of the file as they were written, and whom each means. */
export function RowsTable({ rows }: { readonly rows: readonly MemberRow[] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const column = (key: string) => t(`cohorts.imports.columns.${key}`);
  return (
    <Table
      cards
      label={t('cohorts.imports.rows')}
      head={[
        { key: 'line', label: column('line'), numeric: true },
        ...['given', 'student', 'state'].map((key) => ({ key, label: column(key) })),
      ]}
    >
      {rows.map((row) => (
        <tr key={row.row}>
          <td data-label={column('line')} data-numeric>
            {number(row.line)}
          </td>
          <td data-label={column('given')}>
            <LinesCell>
              {row.given.name || row.given.email || row.given.mobile || t('cohorts.imports.nothingGiven')}
              {row.given.name && <small>{[row.given.email, row.given.mobile].filter(Boolean).join(' · ')}</small>}
            </LinesCell>
          </td>
          <td data-label={column('student')}>{row.student?.name ?? '–'}</td>
          <td data-label={column('state')}>
            <LinesCell>
              <Badge {...looks[row.state]}>{t(`cohorts.imports.states.${row.state}`)}</Badge>
              {row.problem && <small>{t(`cohorts.imports.problems.${row.problem}`)}</small>}
            </LinesCell>
          </td>
        </tr>
      ))}
    </Table>
  );
}
