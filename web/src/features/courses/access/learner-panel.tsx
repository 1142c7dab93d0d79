import type { courseAccess } from '@abhyas/contract/courses/access';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { useAccessWords } from './access-words.ts';
import classes from './access.module.css';
import { GrantHistory } from './grant-history.tsx';
import { StateBadge } from './state-badge.tsx';

interface Props {
  readonly courseId: string;
  readonly accountId: string;
  readonly canGive: boolean;
  readonly onClose: () => void;
  readonly onExtend: () => void;
  readonly onTakeBack: () => void;
}

/** One learner: what opens the course, until when, and how each of it came and went. */
export function LearnerPanel({ courseId, accountId, canGive, onClose, onExtend, onTakeBack }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    ...query(api.courses.showCourseLearner, { params: { courseId, accountId } }),
    staleTime: 0,
  });
  const byStaff = data?.grants.some(({ source }) => source.kind === 'staff');
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={data?.name ?? t('courses.access.learner')}
      subtitle={data?.email}
      footer={
        canGive &&
        byStaff && (
          <div className={classes['buttons']}>
            <Button variant="outline" onClick={onTakeBack}>
              {t('courses.access.takeBack.action')}
            </Button>
            <Button variant="filled" onClick={onExtend}>
              {t('courses.access.extend.action')}
            </Button>
          </div>
        )
      }
    >
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data && <Standing learner={data} courseId={courseId} />}
    </SidePanel>
  );
}

interface StandingProps {
  readonly learner: Reply<typeof courseAccess.showCourseLearner>;
  readonly courseId: string;
}

function Standing({ learner, courseId }: StandingProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const words = useAccessWords();
  return (
    <div className={classes['panel']}>
      <section>
        <h3>{t('courses.access.opens')}</h3>
        {learner.grants.length === 0 && <p className={classes['quiet']}>{t('courses.access.opensNothing')}</p>}
        <ul className={classes['grants']}>
          {learner.grants.map((grant) => (
            <li key={grant.grantId}>
              <span>
                {words.sourceOf(grant, courseId)}
                <small>{words.window(grant)}</small>
              </span>
              <StateBadge state={grant.state} />
            </li>
          ))}
        </ul>
        {learner.registeredAt && (
          <p className={classes['help']}>{t('courses.access.registeredOn', { date: date(learner.registeredAt) })}</p>
        )}
      </section>
      {learner.history.length > 0 && (
        <section>
          <h3>{t('courses.access.history.title')}</h3>
          <GrantHistory lines={learner.history} />
        </section>
      )}
    </div>
  );
}
