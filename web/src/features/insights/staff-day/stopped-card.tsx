import type { StoppedStudent } from '@abhyas/contract/insights/staff-day';
import { IconMoodCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Avatar } from '../../../ui/figures/avatar.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './staff-day.module.css';

/** Students who came regularly and have not for some days; absent for who may not see people. */
export function StoppedCard() {
  const { t } = useTranslation();
  const learning = useQuery(query(api.insights.showStaffLearning));
  return (
    <Loaded query={learning} card skeleton={<CardSkeleton lines={5} />}>
      {({ stopped }) =>
        stopped && (
          <Card
            title={t('insights.staffDay.stopped.title')}
            note={t('insights.staffDay.stopped.note')}
            aside={
              stopped.count > 0 && (
                <span className={classes['quiet']}>
                  {t('insights.staffDay.stopped.of', { count: stopped.count, of: stopped.of })}
                </span>
              )
            }
            flush
          >
            {stopped.count === 0 ? (
              <EmptyState icon={IconMoodCheck} title={t('insights.staffDay.stopped.none')} />
            ) : (
              <RowList flush>
                {stopped.rows.map((student) => (
                  <Student key={student.accountId} student={student} />
                ))}
              </RowList>
            )}
          </Card>
        )
      }
    </Loaded>
  );
}

function Student({ student: { accountId, name, batches, days, activity } }: { readonly student: StoppedStudent }) {
  const { t } = useTranslation();
  const most = Math.max(1, ...activity);
  const facts = [t('insights.staffDay.stopped.days', { count: days }), ...batches];
  return (
    <li className={classes['row']}>
      <Avatar name={name} size="sm" />
      <span className={classes['words']}>
        <Link to="/partner/people/person/$accountId" params={{ accountId }}>
          <b>{name}</b>
        </Link>
        <small>{facts.join(' · ')}</small>
      </span>
      <svg viewBox="0 0 56 20" width="56" height="20" className={classes['spark']} aria-hidden="true">
        {activity.map((minutes, at) => {
          const height = minutes === 0 ? 1 : 4 + (16 * minutes) / most;
          // The position is the day: it has no other name.
          return (
            <rect
              key={`day ${at + 1}`}
              x={at * 4}
              y={20 - height}
              width="3"
              height={height}
              data-none={minutes === 0 || undefined}
            />
          );
        })}
      </svg>
    </li>
  );
}
