import type { CheckedPlan, LiveClass, Week } from '@abhyas/contract/live/classes';
import { IconDeviceTv, IconRepeat } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { useClassWords } from './class-words.tsx';
import { hoursShown, type Placed, placeInWeek } from './week.ts';
import classes from './week-grid.module.css';

interface Props {
  readonly week: Week;
  readonly days: readonly string[];
  /** A plan that is not saved yet. */
  readonly planned?: CheckedPlan | undefined;
  readonly plannedTitle: string;
}

/** A week of classes, hour by hour, with the seats of live rooms that each day takes. */
export function WeekGrid({ week, days, planned, plannedTitle }: Props) {
  const { t } = useTranslation();
  const { timeZone } = useInstitute();
  const all: (LiveClass | Planned)[] = [
    ...week.classes,
    ...(planned?.dates.map((date) => ({ ...date, planned: true as const, title: plannedTitle })) ?? []),
  ];
  const placed = placeInWeek(all, timeZone);
  const { first, last } = hoursShown(placed);
  const style = { '--hours': last - first } as CSSProperties;
  return (
    <div className={classes['scroll']} tabIndex={0} role="region" aria-label={t('live.schedule.week')}>
      <div className={classes['week']} style={style}>
        <Heads days={days} week={week} />
        <ol className={classes['hours']} aria-hidden="true">
          {Array.from({ length: last - first }, (_, index) => (
            <li key={index}>{hourName(first + index)}</li>
          ))}
        </ol>
        {days.map((day) => (
          <ul key={day} className={classes['day']} aria-label={day}>
            {placed
              .filter((one) => one.day === day)
              .map((one) => (
                <Block key={'id' in one.item ? one.item.id : `plan ${one.item.startsAt}`} placed={one} first={first} />
              ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

type Planned = CheckedPlan['dates'][number] & { readonly planned: true; readonly title: string };
const hourName = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`;

function Heads({ days, week }: Pick<Props, 'days' | 'week'>) {
  const { t } = useTranslation();
  const { weekday, day: dayOf, number, sameDay } = useFormat();
  const { total } = week.seats;
  return (
    <>
      <span className={classes['corner']} title={total > 0 ? t('live.seats.title') : undefined}>
        {total > 0 && <Icon of={IconDeviceTv} size={16} />}
      </span>
      {days.map((day) => {
        const most = week.seats.days.find((one) => one.day === day)?.most ?? 0;
        const noon = `${day}T06:30:00Z`;
        return (
          <div key={day} className={classes['head']} data-today={sameDay(noon, week.now) || undefined}>
            <span>
              {weekday(noon)} <b>{dayOf(noon)}</b>
            </span>
            {total > 0 && (
              <small data-full={(total > 0 && most >= total) || undefined}>
                {t('live.seats.ofDay', { most: number(most), total: number(total) })}
              </small>
            )}
          </div>
        );
      })}
    </>
  );
}

function Block({ placed, first }: { readonly placed: Placed<LiveClass | Planned>; readonly first: number }) {
  const { t } = useTranslation();
  const words = useClassWords();
  const { item, from, to, column, columns } = placed;
  const style = {
    '--from': from - first,
    '--length': to - from,
    '--left': column / columns,
    '--width': 1 / columns,
  } as CSSProperties;
  if ('planned' in item)
    return (
      <li className={classes['block']} style={style} data-kind={item.clashes.length > 0 ? 'clash' : 'planned'}>
        <b>{item.title}</b>
        <span>{t(item.clashes.length > 0 ? 'live.plan.clash' : 'live.plan.unsaved')}</span>
      </li>
    );
  return (
    <li className={classes['block']} style={style} data-kind={item.kind} data-state={item.state}>
      <Link to="/partner/live/$classId" params={{ classId: item.id }}>
        <b>{item.title}</b>
        <span>{words.whom(item)}</span>
        <span>
          {item.state === 'live' ? t('live.states.live') : item.kind === 'room' ? item.teacher.name : words.where(item)}
        </span>
      </Link>
      {item.seriesId && <Icon of={IconRepeat} size={12} />}
    </li>
  );
}
