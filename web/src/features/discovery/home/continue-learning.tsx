import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { CourseCover } from '../../courses/index.ts';
import classes from './continue-learning.module.css';
import home from './home.module.css';

/** Where a student goes on; nothing for who has begun nothing. */
export function ContinueLearning() {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const { data } = useQuery(query(api.discovery.showContinued));
  if (!data || data.length === 0) return null;
  return (
    <section className={home['section']} aria-labelledby="continue-title">
      <div className={home['sectionHead']}>
        <h2 id="continue-title">{t('discovery.home.continue')}</h2>
      </div>
      <ul className={classes['list']}>
        {data.map((course) => (
          <li key={course.courseId} className={classes['card']}>
            <div className={classes['cover']}>
              <CourseCover course={course} />
            </div>
            <div className={classes['words']}>
              <AddressLink
                to={`/student/courses/${course.courseId}`}
                search={{ lesson: course.lessonId }}
                className={classes['link']!}
              >
                {course.lesson}
              </AddressLink>
              <span>{course.title}</span>
              <ProgressBar value={course.percent} max={100} label={percent(course.percent, 100)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
