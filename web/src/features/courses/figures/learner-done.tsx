import type { figures } from '@abhyas/contract/courses/figures';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { IconBellRinging, IconCircleCheckFilled, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './figures.module.css';
import { NudgeLearners } from './nudge-learners.tsx';

interface Props {
  readonly courseId: string;
  readonly accountId: string;
  readonly canNudge: boolean;
  readonly onClose: () => void;
}
type Shown = Reply<typeof figures.showLearner>;

/** What one learner did in the course, lesson by lesson, and when. */
export function LearnerDone({ courseId, accountId, canNudge, onClose }: Props) {
  const { t } = useTranslation();
  const [nudging, setNudging] = useState(false);
  const { data, error, refetch } = useQuery({
    ...query(api.courses.showLearner, { params: { courseId, accountId } }),
    staleTime: 0,
    retry: false,
  });
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={data?.name ?? t('courses.figures.learner')}
      subtitle={data?.email}
      footer={
        canNudge &&
        data?.state === 'stopped' && (
          <Button leftSection={<Icon of={IconBellRinging} size={16} />} onClick={() => setNudging(true)}>
            {t('courses.figures.nudge.one')}
          </Button>
        )
      }
    >
      {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <CardSkeleton lines={8} />}
      {data && <Done learner={data} />}
      {nudging && <NudgeLearners courseId={courseId} accountId={accountId} onClose={() => setNudging(false)} />}
    </SidePanel>
  );
}

function Done({ learner }: { readonly learner: Shown }) {
  const { t } = useTranslation();
  const { date, dateTime, minutes, number, percent } = useFormat();
  return (
    <div className={classes['learner']}>
      <dl className={classes['facts']}>
        <Fact label={t('courses.figures.columns.progress')} value={percent(learner.percent, 100)} />
        <Fact
          label={t('courses.figures.done')}
          value={t('courses.figures.lessonsDone', { done: number(learner.lessonsDone), all: number(learner.lessons) })}
        />
        <Fact label={t('courses.figures.columns.watched')} value={minutes(Math.ceil(learner.secondsStudied / 60))} />
        <Fact label={t('courses.figures.enrolled')} value={date(learner.enrolledAt)} />
        <Fact
          label={t('courses.figures.columns.last')}
          value={learner.lastAt ? date(learner.lastAt) : t('courses.figures.never')}
        />
        {learner.nudgedAt && <Fact label={t('courses.figures.nudged')} value={date(learner.nudgedAt)} />}
      </dl>
      {learner.certificate && (
        <Notice tone={learner.certificate.revoked ? 'warn' : 'good'}>
          {t(learner.certificate.revoked ? 'courses.figures.certificateRevoked' : 'courses.figures.certificateGiven', {
            day: date(learner.certificate.issuedAt),
          })}
        </Notice>
      )}
      <ol className={classes['steps']}>
        {learner.byLesson.map((lesson) => (
          <li key={lesson.lessonId} data-state={lesson.doneAt ? 'done' : lesson.begunAt ? 'begun' : 'new'}>
            <Icon
              of={lesson.doneAt ? IconCircleCheckFilled : lesson.begunAt ? IconCircleHalf2 : IconCircleDashed}
              size={18}
            />
            <span>
              <b>{lesson.title}</b>
              <small>{whenOf(lesson, t, dateTime)}</small>
            </span>
          </li>
        ))}
      </ol>
      {learner.doubts.length > 0 && (
        <section>
          <h3>{t('courses.figures.asked')}</h3>
          <ul className={classes['asked']}>
            {learner.doubts.map(({ doubtId, title, at }) => (
              <li key={doubtId}>
                <AddressLink to="/partner/doubts" search={{ state: 'all', courses: 'all', doubt: doubtId }}>
                  {title}
                </AddressLink>
                <small>{dateTime(at)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type Words = ReturnType<typeof useTranslation>['t'];
function whenOf(
  { doneAt, begunAt, lastAt }: Shown['byLesson'][number],
  t: Words,
  dateTime: (at: string) => string,
): string {
  if (doneAt) return t('courses.figures.doneAt', { at: dateTime(doneAt) });
  if (begunAt) return t('courses.figures.begunAt', { at: dateTime(begunAt), last: dateTime(lastAt ?? begunAt) });
  return t('courses.figures.notBegun');
}

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
