import type { AccessRow } from '@abhyas/contract/courses/access';
import { IconAlertTriangle, IconCheck, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from '../access/access.module.css';

const looks = {
  ready: { tone: 'good', icon: IconCheck },
  already: { tone: 'info', icon: IconUserCheck },
  refused: { tone: 'bad', icon: IconAlertTriangle },
} as const satisfies Record<AccessRow['state'], unknown>;

/** Rows of the file as they were written, and what each would give whom until when. */
export function RowsTable({ rows }: { readonly rows: readonly AccessRow[] }) {
  const { t } = useTranslation();
  const { number, date } = useFormat();
  const column = (key: string) => t(`courses.access.sheet.columns.${key}`);
  return (
    <Table
      cards
      label={t('courses.access.sheet.rows')}
      head={[
        { key: 'line', label: column('line'), numeric: true },
        ...['given', 'student', 'course', 'until', 'state'].map((key) => ({ key, label: column(key) })),
      ]}
    >
      {rows.map(({ row, line, given, student, course, endsAt, state, problem }) => (
        <tr key={row}>
          <td data-label={column('line')} data-numeric>
            {number(line)}
          </td>
          <td data-label={column('given')}>
            <span className={classes['stack']}>
              {given.email || given.mobile || given.name || t('courses.access.sheet.nothingGiven')}
              {given.name && (given.email || given.mobile) && <small>{given.name}</small>}
            </span>
          </td>
          <td data-label={column('student')}>{student?.name ?? '–'}</td>
          <td data-label={column('course')}>{course?.title ?? (given.course || '–')}</td>
          <td data-label={column('until')}>
            {endsAt ? date(endsAt) : given.until || (course ? t('courses.access.noEnd') : '–')}
          </td>
          <td data-label={column('state')}>
            <span className={classes['stack']}>
              <Badge {...looks[state]}>{t(`courses.access.sheet.states.${state}`)}</Badge>
              {problem && <small>{t(`courses.access.sheet.rowProblems.${problem}`)}</small>}
            </span>
          </td>
        </tr>
      ))}
    </Table>
  );
}
