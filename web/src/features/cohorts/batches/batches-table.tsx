import type { Batch } from '@abhyas/contract/cohorts/batches';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';

/** One page of batches and groups. */
export function BatchesTable({ rows }: { readonly rows: readonly Batch[] }) {
  const { t } = useTranslation();
  const { number, date } = useFormat();
  const column = (key: string) => t(`cohorts.columns.${key}`);
  return (
    <Table
      cards
      label={t('cohorts.title')}
      head={[
        { key: 'name', label: column('name') },
        { key: 'kind', label: column('kind') },
        { key: 'members', label: column('members'), numeric: true },
        { key: 'assignments', label: column('assignments'), numeric: true },
        { key: 'created', label: column('created') },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td>
            <StackedCell to={`/partner/groups/${row.id}`} note={row.description}>
              {row.name}
            </StackedCell>
          </td>
          <td data-label={column('kind')}>
            <Badge tone={row.kind === 'batch' ? 'accent' : 'neutral'}>{t(`cohorts.kinds.${row.kind}`)}</Badge>
          </td>
          <td data-label={column('members')} data-numeric>
            {number(row.members)}
          </td>
          <td data-label={column('assignments')} data-numeric>
            {number(row.assignments)}
          </td>
          <td data-label={column('created')}>{date(row.createdAt)}</td>
        </tr>
      ))}
    </Table>
  );
}
