import type { MyCourse } from '@abhyas/contract/courses/learning';
import { Button } from '@mantine/core';
import { IconBook2, IconSearchOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { deferred } from '../../../ui/deferred.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { MyCourseCard } from './my-course-card.tsx';
import classes from './my-courses.module.css';
import { findMine } from './find-mine.ts';
import type { MyCoursesPatch, MyCoursesSearch } from '../student-addresses.ts';
import { useShelves } from './use-shelves.ts';

/** Nothing where there is none yet. */
const MyCertificates = deferred<object>(
  async () => (await import('../certificates/my-certificates.tsx')).MyCertificates,
);

/** From where each came, and until when. */
const MyAccess = deferred<object>(async () => (await import('../access/my-access.tsx')).MyAccess);

interface Props {
  readonly search: MyCoursesSearch;
  readonly onSearch: (patch: MyCoursesPatch) => void;
  /** Said above the courses: what ends soon. */
  readonly news?: ReactNode;
}

/** What the student studies; where he or she was last comes first (spec §9: All Courses, Individual). */
export function MyCoursesScreen({ search, onSearch, news }: Props) {
  const { t } = useTranslation();
  const { filter = 'all', find = '' } = search;
  const courses = useQuery(query(api.courses.listMyCourses, { query: { filter } }));
  const shown = courses.data && findMine(courses.data.rows, find);
  return (
    <Page
      title={t('courses.mine.title')}
      subtitle={t('courses.mine.subtitle')}
      beside={<Link to="/offline">{t('courses.offline.title')}</Link>}
    >
      {news}
      <div className={classes['filters']}>
        <Segmented
          label={t('courses.mine.filter')}
          options={(['all', 'individual'] as const).map((value) => ({
            value,
            label: t(`courses.mine.filters.${value}`),
          }))}
          value={filter}
          onChange={(next) => onSearch({ filter: next })}
        />
        <div className={classes['find']}>
          <SearchField
            label={t('courses.mine.find')}
            value={find}
            onChange={(next) => onSearch({ find: next })}
            hotkey
          />
        </div>
      </div>
      {courses.isError ? (
        <LoadFailed card error={courses.error} onRetry={() => void courses.refetch()} />
      ) : shown ? (
        <Found shown={shown} none={courses.data?.rows.length === 0} filter={filter} onSearch={onSearch} />
      ) : (
        <div className={classes['grid']}>
          {[1, 2, 3].map((one) => (
            <CardSkeleton key={one} lines={4} />
          ))}
        </div>
      )}
      <MyCertificates />
      <MyAccess />
    </Page>
  );
}

interface FoundProps {
  readonly shown: readonly MyCourse[];
  readonly none: boolean;
  readonly filter: NonNullable<MyCoursesSearch['filter']>;
  readonly onSearch: Props['onSearch'];
}

function Found({ shown, none, filter, onSearch }: FoundProps) {
  const { t } = useTranslation();
  const hasShelves = useShelves();
  if (shown.length > 0) {
    return (
      <ul className={classes['grid']}>
        {shown.map((course) => (
          <li key={course.courseId}>
            <MyCourseCard course={course} />
          </li>
        ))}
      </ul>
    );
  }
  if (none && filter === 'all') {
    return (
      <EmptyState
        icon={IconBook2}
        title={t('courses.mine.none')}
        action={
          hasShelves && (
            <Button component={Link} to="/courses" variant="action">
              {t('courses.mine.look')}
            </Button>
          )
        }
      >
        {t('courses.mine.noneWhy')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={IconSearchOff}
      title={t('courses.mine.notFound')}
      action={
        <Button variant="outline" onClick={() => onSearch({ filter: 'all', find: '' })}>
          {t('courses.mine.showAll')}
        </Button>
      }
    />
  );
}
