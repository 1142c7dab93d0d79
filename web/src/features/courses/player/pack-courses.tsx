import type { CourseToLearn } from '@abhyas/contract/courses/learning';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Cover, drawingOf } from '../../../ui/figures/cover.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import classes from './pack-courses.module.css';

/** A pack: its courses, and how far each is. */
export function PackCourses({ course }: { readonly course: CourseToLearn }) {
  const { t } = useTranslation();
  return (
    <main className={classes['pack']}>
      <h1>{course.title}</h1>
      <p>{t('courses.player.packOf', { count: course.courses.length })}</p>
      <ul>
        {course.courses.map(({ courseId, title, coverUrl, progress: { done, lessons } }) => {
          const told = t('courses.player.lessonsDone', { done, count: lessons });
          return (
            <li key={courseId}>
              <Link to="/student/courses/$courseId" params={{ courseId }} className={classes['course']!}>
                <span className={classes['cover']}>
                  {coverUrl ? <img src={coverUrl} alt="" /> : <Cover drawing={drawingOf(courseId)} tone="deep" />}
                </span>
                <b>{title}</b>
                <ProgressBar value={done} max={lessons} label={told} />
                <small>{told}</small>
              </Link>
            </li>
          );
        })}
      </ul>
    </main>
  );
}
