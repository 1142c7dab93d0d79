import type { AttendanceOfClass, AttendanceRow } from '@abhyas/contract/live/attendance';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { PersonCell, StackedCell } from '../../../ui/list/cells.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { StatusBadge } from './status-badge.tsx';
import classes from './attendance.module.css';

interface Props {
  readonly attendance: AttendanceOfClass;
  readonly rows: readonly AttendanceRow[];
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** One line a student: when in the class, how long, and what that counts as. */
export function AttendanceTable({ attendance, rows, openId, onOpen }: Props) {
  const { t } = useTranslation();
  const { number, time } = useFormat();
  const column = (key: string) => t(`live.attendance.columns.${key}`);
  return (
    <Table
      cards
      label={t('live.attendance.title')}
      head={[
        { key: 'student', label: column('student') },
        { key: 'bar', label: column('bar'), width: 170 },
        { key: 'times', label: column('times') },
        { key: 'minutes', label: column('minutes'), numeric: true },
        { key: 'share', label: column('share'), numeric: true },
        { key: 'status', label: column('status') },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.student.id} data-selected={row.student.id === openId || undefined}>
          <td>
            <PersonCell
              name={row.student.name}
              note={row.batch}
              {...(attendance.can.write && { onOpen: () => onOpen(row.student.id) })}
            />
          </td>
          <td data-label={column('bar')}>
            <PresenceBar row={row} window={attendance.window} />
          </td>
          <td data-label={column('times')}>
            {row.stretches.length > 0
              ? t('live.attendance.fromTo', { from: time(row.stretches[0]!.from), to: time(row.stretches.at(-1)!.to) })
              : '–'}
          </td>
          <td data-label={column('minutes')} data-numeric>
            {t('live.attendance.minutes', { count: row.minutes, formatted: number(row.minutes) })}
          </td>
          <td data-label={column('share')} data-numeric>
            {number(row.share)}%
          </td>
          <td data-label={column('status')}>
            <StackedStatus row={row} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function StackedStatus({ row }: { readonly row: AttendanceRow }) {
  const { t } = useTranslation();
  if (!row.mark) return <StatusBadge status={row.status} />;
  return (
    <StackedCell
      note={t('live.attendance.was', { status: t(`live.statuses.${row.counted}`), reason: row.mark.reason })}
    >
      <StatusBadge status={row.status} />
    </StackedCell>
  );
}

/** The time of the class as a bar: filled while the student was there. */
export function PresenceBar({
  row,
  window,
}: {
  readonly row: Pick<AttendanceRow, 'stretches' | 'lateMinutes' | 'earlyMinutes'>;
  readonly window: AttendanceOfClass['window'];
}) {
  const { t } = useTranslation();
  const [from, to] = [Date.parse(window.from), Date.parse(window.to)];
  const whole = Math.max(to - from, 1);
  const words = notesOf(row)
    .map(([key, count]) => t(`live.presence.${key}`, { count }))
    .join(', ');
  return (
    <span className={classes['presence']}>
      <span className={classes['bar']} aria-hidden="true">
        {row.stretches.map((one) => (
          <i
            key={one.from}
            style={
              {
                '--from': (Date.parse(one.from) - from) / whole,
                '--length': (Date.parse(one.to) - Date.parse(one.from)) / whole,
              } as CSSProperties
            }
          />
        ))}
      </span>
      {words && <small>{words}</small>}
    </span>
  );
}

/** What is worth a word: came late, went early, the line broke, or did not come. */
function notesOf({
  stretches,
  lateMinutes,
  earlyMinutes,
}: Pick<AttendanceRow, 'stretches' | 'lateMinutes' | 'earlyMinutes'>) {
  if (stretches.length === 0) return [['away', 0]] as const;
  return [
    ...(lateMinutes >= 3 ? [['late', lateMinutes] as const] : []),
    ...(earlyMinutes >= 3 ? [['early', earlyMinutes] as const] : []),
    ...(stretches.length > 1 ? [['broke', stretches.length - 1] as const] : []),
  ];
}
