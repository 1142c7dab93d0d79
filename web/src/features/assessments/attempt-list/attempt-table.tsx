import type { AttemptRow } from '@abhyas/contract/assessments/papers';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { splitPercentile } from '../results/score-strip.tsx';
import classes from './attempt-list.module.css';

/** One page of attempts with score, pass, rank, percentile and time. */
export function AttemptTable({ rows }: { readonly rows: readonly AttemptRow[] }) {
  const { t } = useTranslation();
  const column = (key: string) => t(`authoring.attempts.columns.${key}`);
  return (
    <Table
      label={t('authoring.attempts.title')}
      cards
      head={[
        { key: 'rank', label: column('rank'), numeric: true, width: 70 },
        { key: 'student', label: column('student') },
        { key: 'score', label: column('score'), numeric: true },
        { key: 'passed', label: column('passed') },
        { key: 'percentile', label: column('percentile'), numeric: true },
        { key: 'time', label: column('time'), numeric: true },
        { key: 'started', label: column('started') },
        { key: 'late', label: column('late'), numeric: true },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.attemptId} row={row} column={column} />
      ))}
    </Table>
  );
}

function Row({ row, column }: { readonly row: AttemptRow; readonly column: (key: string) => string }) {
  const { number, marks, minutes, dateTime } = useFormat();
  const { startedAt, endedAt } = row;
  return (
    <tr>
      <td data-label={column('rank')} data-numeric>
        {row.rank === null ? '–' : number(row.rank)}
      </td>
      <td>
        <span className={classes['student']}>
          {row.state === 'marked' ? (
            <Link to="/partner/results/$attemptId" params={{ attemptId: row.attemptId }}>
              {row.student}
            </Link>
          ) : (
            <b>{row.student}</b>
          )}
          <small>{row.email}</small>
        </span>
      </td>
      <td data-label={column('score')} data-numeric>
        {row.marks === null || row.full === null ? (
          '–'
        ) : (
          <span>
            <b>{marks(row.marks)}</b> <span className={classes['quiet']}>/ {marks(row.full)}</span>
          </span>
        )}
      </td>
      <td data-label={column('passed')}>
        <Verdict row={row} />
      </td>
      <td data-label={column('percentile')} data-numeric title={row.percentile ?? undefined}>
        {row.percentile === null ? '–' : splitPercentile(row.percentile)[0]}
      </td>
      <td data-label={column('time')} data-numeric>
        {endedAt === null ? '–' : minutes((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000)}
      </td>
      <td data-label={column('started')}>
        <span className={classes['quiet']}>{dateTime(startedAt)}</span>
      </td>
      <td data-label={column('late')} data-numeric>
        {row.lateAnswers === 0 ? (
          <span className={classes['quiet']}>{number(0)}</span>
        ) : (
          <Badge tone="warn">{number(row.lateAnswers)}</Badge>
        )}
      </td>
    </tr>
  );
}

function Verdict({ row }: { readonly row: AttemptRow }) {
  const { t } = useTranslation();
  if (row.passed === null)
    return (
      <Badge tone="info" icon={IconClock}>
        {t(`authoring.attempts.states.${row.state}`)}
      </Badge>
    );
  return (
    <Badge tone={row.passed ? 'good' : 'bad'} icon={row.passed ? IconCheck : IconX}>
      {t(row.passed ? 'authoring.attempts.pass' : 'authoring.attempts.fail')}
    </Badge>
  );
}
