import type { StaffDay, WaitingDoubt } from '@abhyas/contract/insights/staff-day';
import { Button } from '@mantine/core';
import { IconClock, IconMessageCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Count } from '../../../ui/status/count.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import classes from './staff-day.module.css';

const HOUR = 60;
const DAY = 24 * HOUR;
/** After so many hours a waiting doubt stands out. */
const LATE = DAY;

/** Doubts that nobody answered, who waits longest first. */
export function DoubtsCard({
  doubts,
  now,
}: {
  readonly doubts: NonNullable<StaffDay['doubts']>;
  readonly now: string;
}) {
  const { t } = useTranslation();
  const title = (
    <>
      {t('insights.staffDay.doubts.title')} {doubts.count > 0 && <Count>{doubts.count}</Count>}
    </>
  );
  return (
    <Card
      title={title}
      aside={
        <Link to="/partner/doubts" search={{ courses: 'all' }} className={classes['all']!}>
          {t('insights.staffDay.doubts.all')}
        </Link>
      }
      flush
    >
      {doubts.count === 0 ? (
        <EmptyState icon={IconMessageCheck} title={t('insights.staffDay.doubts.none')} />
      ) : (
        <RowList flush>
          {doubts.rows.map((doubt) => (
            <Doubt key={doubt.doubtId} doubt={doubt} now={now} />
          ))}
        </RowList>
      )}
    </Card>
  );
}

function Doubt({ doubt, now }: { readonly doubt: WaitingDoubt; readonly now: string }) {
  const { t } = useTranslation();
  const minutes = (Date.parse(now) - Date.parse(doubt.since)) / 60_000;
  const waitingTime = useWaitingTime();
  const waits = waitingTime(minutes);
  return (
    <li className={classNames(classes['row'], classes['doubt'])}>
      <Avatar name={doubt.author} />
      <span className={classes['words']}>
        <b>{doubt.title}</b>
        <small>{t('insights.staffDay.doubts.by', { name: doubt.author, course: doubt.course })}</small>
      </span>
      <span className={classes['waits']} data-late={minutes > LATE || undefined}>
        {minutes > LATE && <Icon of={IconClock} size={16} />}
        <span className="sr-only">{t('insights.staffDay.doubts.waits')}</span> {waits}
      </span>
      <Button
        size="sm"
        variant="soft"
        aria-label={t('insights.staffDay.doubts.answerThis', { title: doubt.title })}
        renderRoot={(props) => (
          <Link {...props} to="/partner/doubts" search={{ courses: 'all', doubt: doubt.doubtId }} />
        )}
      >
        {t('insights.staffDay.doubts.answer')}
      </Button>
    </li>
  );
}

/** Minutes as "40 min", "19 hr", "3 days": the longer it is, the less the rest matters. */
function useWaitingTime() {
  const { t } = useTranslation();
  const format = useFormat();
  return (minutes: number) => {
    if (minutes < 1) return t('insights.staffDay.doubts.justNow');
    if (minutes >= 2 * DAY) return t('insights.staffDay.days', { count: Math.floor(minutes / DAY) });
    return format.minutes(minutes < HOUR ? minutes : Math.floor(minutes / HOUR) * HOUR);
  };
}
