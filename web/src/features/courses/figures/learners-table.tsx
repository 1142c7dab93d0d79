import type { LearnerRow, LearnerState } from '@abhyas/contract/courses/figures';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';
import classes from './figures.module.css';

const tones: Readonly<Record<LearnerState, Tone>> = {
  new: 'neutral',
  underWay: 'info',
  stopped: 'warn',
  completed: 'good',
};

interface Props {
  readonly rows: readonly LearnerRow[];
  /** Lessons of the course, or courses of the pack. */
  readonly lessons: number;
  readonly onOpen: (accountId: string) => void;
}

/** Learners with how far each is; a name opens what he or she did. */
export function LearnersTable({ rows, lessons, onOpen }: Props) {
  const { t } = useTranslation();
  const { date, minutes, number, percent } = useFormat();
  const column = (key: string) => t(`courses.figures.columns.${key}`);
  return (
    <Table
      cards
      label={t('courses.figures.view.learners')}
      head={[
        { key: 'name', label: column('name') },
        { key: 'state', label: column('state'), width: 130 },
        { key: 'progress', label: column('progress'), width: 220 },
        { key: 'watched', label: column('watched'), numeric: true },
        { key: 'last', label: column('last'), width: 140 },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.accountId}>
          <td>
            <button type="button" className={classes['person']} onClick={() => onOpen(row.accountId)}>
              <Avatar name={row.name} size="sm" />
              <span>
                <b>{row.name || t('courses.doubts.somebody')}</b>
                <small>{row.email}</small>
              </span>
            </button>
          </td>
          <td data-label={column('state')}>
            <Badge tone={tones[row.state]}>{t(`courses.figures.states.${row.state}`)}</Badge>
          </td>
          <td data-label={column('progress')}>
            <span className={classes['done']}>
              <ProgressBar label={t('courses.figures.progressOf', { name: row.name })} value={row.percent} />
              <span title={t('courses.figures.lessonsDone', { done: number(row.lessonsDone), all: number(lessons) })}>
                {percent(row.percent, 100)}
              </span>
            </span>
          </td>
          <td data-numeric data-label={column('watched')}>
            {row.secondsStudied === 0 ? '–' : minutes(Math.ceil(row.secondsStudied / 60))}
          </td>
          <td data-label={column('last')}>{row.lastAt ? date(row.lastAt) : t('courses.figures.never')}</td>
        </tr>
      ))}
    </Table>
  );
}
