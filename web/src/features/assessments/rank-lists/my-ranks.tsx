import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import classes from './rank-lists.module.css';

/** One's places in rank lists over several tests; nothing where there are none. */
export function MyRanks() {
  const { t } = useTranslation();
  const { number, date } = useFormat();
  const rows = useQuery(query(api.assessments.listMyRanks)).data?.rows ?? [];
  if (rows.length === 0) return null;
  const column = (key: string) => t(`assessments.ranks.columns.${key}`);
  return (
    <Card flush title={t('assessments.ranks.mine')} note={t('assessments.ranks.mineNote')}>
      <Table
        label={t('assessments.ranks.mine')}
        cards
        head={[
          { key: 'title', label: column('title') },
          { key: 'rank', label: column('rank'), numeric: true },
          { key: 'percentile', label: column('percentile'), numeric: true },
          { key: 'session', label: column('counts') },
          { key: 'issued', label: column('issued') },
        ]}
      >
        {rows.map((row) => (
          <tr key={row.listId}>
            <td>{row.title}</td>
            <td data-label={column('rank')} data-numeric>
              {t('assessments.ranks.rankOf', { rank: number(row.rank), of: number(row.candidates) })}
            </td>
            <td data-label={column('percentile')} data-numeric className={classes['percentile']}>
              {row.total.percentile}
            </td>
            <td data-label={column('counts')}>{row.session || t('assessments.ranks.allParts')}</td>
            <td data-label={column('issued')}>{date(row.issuedAt)}</td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}
