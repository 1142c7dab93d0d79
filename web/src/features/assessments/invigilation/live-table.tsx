import type { LiveRow } from '@abhyas/contract/assessments/invigilation';
import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { RowMenu } from './actions/row-menu.tsx';
import classes from './invigilation.module.css';
import { type LiveAct, secondsLeftOf } from './live-attempt.ts';
import { PresenceBadge } from './presence-badge.tsx';
import { hasHints, RowHints } from './row-hints.tsx';
import type { Chosen } from './use-chosen.ts';
import type { Hall } from './use-hall.ts';
import { useServerNow } from './use-server-now.ts';

interface Props {
  readonly hall: Hall;
  /** When the hall was told, by this device's clock. */
  readonly cameAt: number;
  readonly chosen: Chosen;
  readonly onAct: (act: LiveAct, row: LiveRow) => void;
  readonly onOpen: (attemptId: string, as: 'timeline' | 'late') => void;
}

/** One page of students; their clocks run on between two looks. */
export function LiveTable(props: Props) {
  const { hall, cameAt, chosen } = props;
  const { t } = useTranslation();
  const now = useServerNow(hall.now, cameAt);
  const column = (key: string) => t(`assessments.invigilation.columns.${key}`);
  const choosable = hall.rows.filter(({ attempt }) => attempt !== null);
  const all = choosable.length > 0 && choosable.every(chosen.has);
  return (
    <Table
      label={t('assessments.invigilation.views.hall')}
      cards
      head={[
        {
          key: 'chosen',
          width: 44,
          label: (
            <Checkbox
              aria-label={t('assessments.invigilation.chooseAll')}
              checked={all}
              indeterminate={!all && choosable.some(chosen.has)}
              onChange={() => chosen.togglePage(!all)}
            />
          ),
        },
        { key: 'student', label: column('student') },
        { key: 'state', label: column('state') },
        { key: 'left', label: column('left'), numeric: true },
        { key: 'answered', label: column('answered') },
        { key: 'hints', label: column('hints') },
        { key: 'menu', label: column('menu'), hidden: true, width: 52 },
      ]}
    >
      {hall.rows.map((row) => (
        <Row key={row.accountId} {...props} row={row} now={now} column={column} />
      ))}
    </Table>
  );
}

interface RowProps extends Props {
  readonly row: LiveRow;
  readonly now: number;
  readonly column: (key: string) => string;
}

function Row({ row, now, hall, chosen, onAct, onOpen, column }: RowProps) {
  const { t } = useTranslation();
  const { attempt } = row;
  const running = attempt !== null && row.presence !== 'done';
  return (
    <tr aria-selected={chosen.has(row)} className={classes['row']}>
      <td className={classes['choose']}>
        {attempt && (
          <Checkbox
            aria-label={t('assessments.invigilation.choose', { student: row.student })}
            checked={chosen.has(row)}
            onChange={() => chosen.toggle(row)}
          />
        )}
      </td>
      <td>
        <span className={classes['student']}>
          {attempt ? (
            <button type="button" onClick={() => onOpen(attempt.attemptId, 'timeline')}>
              {row.student}
            </button>
          ) : (
            <b>{row.student}</b>
          )}
          <small>{row.email}</small>
        </span>
      </td>
      <td data-label={column('state')}>
        <PresenceBadge row={row} now={now} />
      </td>
      <td data-label={column('left')} data-numeric data-empty={running ? undefined : true}>
        <TimeLeft row={row} now={now} sections={hall.lockedSections} />
      </td>
      <td data-label={column('answered')} data-empty={attempt ? undefined : true}>
        {attempt ? <Answered answered={attempt.answered} of={hall.questions} /> : '–'}
      </td>
      <td data-label={column('hints')} data-empty={hasHints(row) ? undefined : true}>
        <RowHints row={row} onOpen={onOpen} />
      </td>
      <td className={classes['menu']}>
        <RowMenu row={row} onAct={onAct} onOpen={onOpen} />
      </td>
    </tr>
  );
}

function TimeLeft({
  row,
  now,
  sections,
}: {
  readonly row: LiveRow;
  readonly now: number;
  readonly sections: number | null;
}) {
  const { t } = useTranslation();
  const { clock, minutes } = useFormat();
  const { attempt, presence } = row;
  if (!attempt || presence === 'done') return <span className={classes['quiet']}>–</span>;
  const left = secondsLeftOf(attempt, now);
  return (
    <span className={classes['left']} data-soon={left <= 300 || undefined}>
      <b>{clock(left)}</b>
      {attempt.extraSeconds > 0 && (
        <Badge tone="info">
          {t('assessments.invigilation.extra', { time: minutes(Math.round(attempt.extraSeconds / 60)) })}
        </Badge>
      )}
      {attempt.section !== null && sections !== null && (
        <small>{t('assessments.invigilation.section', { section: attempt.section, of: sections })}</small>
      )}
    </span>
  );
}

function Answered({ answered, of }: { readonly answered: number; readonly of: number }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const words = t('assessments.invigilation.answered', { answered: number(answered), of: number(of) });
  return (
    <span className={classes['answered']}>
      <ProgressBar value={answered} max={of} label={words} />
      <small>{words}</small>
    </span>
  );
}
