import type { Home } from '@abhyas/contract/discovery/home';
import { IconChevronRight } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { CourseRow } from '../../courses/index.ts';
import classes from './home.module.css';

const SHOWN = 8;

interface Props {
  readonly courses: Home['courses'];
  readonly exam: string | undefined;
}

/** The courses that most people learn with, of the chosen exam where one is; then the packs. Nothing where there is none. */
export function CoursesOnHome({ courses, exam }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const chosen = useQuery({
    ...query(api.courses.listCatalogue, { query: { exam, sort: 'popular', size: SHOWN } }),
    placeholderData: keepPreviousData,
    enabled: exam !== undefined,
  }).data;
  if (courses.total === 0) return null;
  const { rows, total } = (exam && chosen) || { rows: courses.popular, total: courses.total };
  return (
    <>
      {rows.length > 0 && (
        <section id="courses" className={classes['section']} aria-labelledby="courses-title">
          <div className={classes['sectionHead']}>
            <h2 id="courses-title">{t('discovery.home.popular')}</h2>
            <Link to="/courses" search={exam ? { exam } : {}} className={classes['more']!}>
              {t('discovery.home.allCourses', { count: total, shown: number(total) })}
              <Icon of={IconChevronRight} size={14} />
            </Link>
          </div>
          <CourseRow courses={rows} />
        </section>
      )}
      {!exam && courses.packs.length > 0 && (
        <section className={classes['section']} aria-labelledby="packs-title">
          <div className={classes['sectionHead']}>
            <h2 id="packs-title">{t('discovery.home.packs')}</h2>
            <Link
              to="/courses"
              search={{ type: courses.packs.some(({ type }) => type === 'pack') ? 'pack' : 'subscription' }}
              className={classes['more']!}
            >
              {t('discovery.home.allPacks')}
              <Icon of={IconChevronRight} size={14} />
            </Link>
          </div>
          <CourseRow courses={courses.packs} />
        </section>
      )}
    </>
  );
}
