import type { CheckedPlan, PlannedDate } from '@abhyas/contract/live/classes';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './plan.module.css';

interface Props {
  readonly plan: CheckedPlan;
  readonly room: boolean;
  readonly skipped: readonly string[];
  readonly onSkip: (day: string) => void;
  readonly onTime: (day: string, time: string) => void;
  readonly onUnskip: () => void;
}
const noon = (day: string) => `${day}T06:30:00Z`;

/** What the dates of a plan come to: which are free, which clash, and a way out for each of those. */
export function PlannedDates({ plan, room, skipped, onUnskip, ...ways }: Props) {
  const { t } = useTranslation();
  const { shortDate, list } = useFormat();
  const clashing = plan.dates.filter(({ clashes }) => clashes.length > 0);
  const free = plan.dates.length - clashing.length;
  return (
    <>
      {skipped.length > 0 && (
        <Row gap={2}>
          <span>{t('live.plan.skipped', { days: list(skipped.map((day) => shortDate(noon(day)))) })}</span>
          <Button variant="ghost" size="sm" onClick={onUnskip}>
            {t('live.plan.unskip')}
          </Button>
        </Row>
      )}
      {clashing.slice(0, 4).map((date) => (
        <ClashBox key={date.day} date={date} {...ways} />
      ))}
      {clashing.length > 4 && <p>{t('live.plan.moreClashes', { count: clashing.length - 4 })}</p>}
      {free > 0 && <Notice tone="good">{t('live.plan.free', { count: free })}</Notice>}
      {room && plan.fullDays.length > 0 && (
        <Notice tone="warn">
          {t('live.plan.lastSeat', { days: list(plan.fullDays.slice(0, 5).map((day) => shortDate(noon(day)))) })}
        </Notice>
      )}
      <p className={classes['told']}>{t('live.plan.willTell', { count: plan.students })}</p>
    </>
  );
}

function ClashBox({ date, onSkip, onTime }: { readonly date: PlannedDate } & Pick<Props, 'onSkip' | 'onTime'>) {
  const { t } = useTranslation();
  const { shortDate, weekday, time } = useFormat();
  const day = `${weekday(date.startsAt)} ${shortDate(date.startsAt)}`;
  return (
    <section className={classes['clash']} aria-label={t('live.plan.clashOn', { day })}>
      <h3>
        <Icon of={IconAlertTriangle} size={16} />
        {t('live.plan.clashOn', { day })}
      </h3>
      {date.clashes.map((one) => (
        <p key={`${one.with} ${one.title}`}>
          <b>{t(`live.plan.busy.${one.with}`, { who: one.who })}</b>{' '}
          {t('live.plan.busyBy', { title: one.title, from: time(one.startsAt), to: time(one.endsAt) })}
        </p>
      ))}
      <Row gap={2}>
        {date.free && (
          <Button variant="light" size="sm" onClick={() => onTime(date.day, date.free!.time)}>
            {t('live.plan.atInstead', { time: time(date.free.at) })}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => onSkip(date.day)}>
          {t('live.plan.skip', { day: shortDate(date.startsAt) })}
        </Button>
      </Row>
    </section>
  );
}
