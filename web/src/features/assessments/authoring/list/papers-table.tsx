import type { PaperRow } from '@abhyas/contract/assessments/shapes';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Table } from '../../../../ui/page/table.tsx';
import classes from './list.module.css';
import { PaperStatus } from './paper-status.tsx';

/** One page of tests. */
export function PapersTable({ rows }: { readonly rows: readonly PaperRow[] }) {
  const { t } = useTranslation();
  const { number, marks, date } = useFormat();
  const column = (key: string) => t(`authoring.list.columns.${key}`);
  return (
    <Table
      label={t('authoring.list.title')}
      cards
      head={[
        { key: 'title', label: column('title') },
        { key: 'kind', label: column('kind') },
        { key: 'status', label: column('status') },
        { key: 'questions', label: column('questions'), numeric: true },
        { key: 'marks', label: column('marks'), numeric: true },
        { key: 'minutes', label: column('minutes'), numeric: true },
        { key: 'window', label: column('window') },
        { key: 'attempts', label: column('attempts'), numeric: true },
        { key: 'updated', label: column('updated') },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td>
            <Link className={classes['title']} to="/partner/papers/$paperId" params={{ paperId: row.id }}>
              {row.title}
            </Link>
          </td>
          <td data-label={column('kind')}>
            <span className={classes['quiet']}>{t(`authoring.kinds.${row.kind}`)}</span>
          </td>
          <td data-label={column('status')}>
            <PaperStatus status={row.status} version={row.version} />
          </td>
          <td data-label={column('questions')} data-numeric>
            {number(row.questions)}
          </td>
          <td data-label={column('marks')} data-numeric>
            {marks(row.marks)}
          </td>
          <td data-label={column('minutes')} data-numeric>
            {number(row.minutes)}
          </td>
          <td data-label={column('window')}>
            <Window opensAt={row.opensAt} closesAt={row.closesAt} />
          </td>
          <td data-label={column('attempts')} data-numeric>
            {row.attempts > 0 ? (
              <Link
                to="/partner/papers/$paperId/attempts"
                params={{ paperId: row.id }}
                aria-label={t('authoring.list.attemptsOf', { count: row.attempts, title: row.title })}
              >
                {number(row.attempts)}
              </Link>
            ) : (
              number(0)
            )}
          </td>
          <td data-label={column('updated')}>
            <span className={classes['quiet']}>{date(row.updatedAt)}</span>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** When a test is open; either end may be missing. */
function Window({ opensAt, closesAt }: Pick<PaperRow, 'opensAt' | 'closesAt'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  if (!opensAt && !closesAt) return <span className={classes['quiet']}>{t('authoring.list.always')}</span>;
  return (
    <span className={classes['window']}>
      {opensAt && <span>{t('authoring.list.from', { at: dateTime(opensAt) })}</span>}
      {closesAt && <span>{t('authoring.list.until', { at: dateTime(closesAt) })}</span>}
    </span>
  );
}
