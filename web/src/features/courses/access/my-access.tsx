import { IconBook2, IconPackages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Tile } from '../../../ui/figures/tile.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { useAccessWords } from './access-words.ts';
import classes from './access.module.css';
import { StateBadge } from './state-badge.tsx';

/** What a student holds by name, from where and until when; nothing where that is nothing. */
export function MyAccess() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(query(api.courses.listMyAccess));
  const words = useAccessWords();
  if (data?.length === 0) return null;
  return (
    <Card title={t('courses.access.mine.title')}>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={2} />}
      <ul className={classes['mine']}>
        {data?.map((course) => {
          const sources = [...new Set(course.grants.map(({ source }) => words.source(source)))];
          return (
            <li key={course.courseId}>
              <Tile icon={course.type === 'pack' ? IconPackages : IconBook2} tone="accent" />
              <span>
                <b>{course.title}</b>
                <small>{sources.length > 0 ? sources.join(' · ') : t('courses.access.mine.registered')}</small>
                <small>{words.window(course)}</small>
              </span>
              <StateBadge state={course.state} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
