import type { CourseCard } from '@abhyas/contract/courses/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { coverOf } from '../../../ui/figures/cover-of.ts';
import { Cover, drawingOf } from '../../../ui/figures/cover.tsx';
import classes from './course-tile.module.css';

interface Props {
  readonly course: Pick<CourseCard, 'courseId' | 'coverUrl' | 'subjects'> & { readonly exam?: string | null };
  readonly badge?: ReactNode;
}

/** The cover that somebody uploaded, or a drawing of the subject; a course of several subjects keeps one of its own. */
export function CourseCover({ course: { courseId, coverUrl, subjects, exam }, badge }: Props) {
  const { t } = useTranslation();
  if (coverUrl !== null) {
    return (
      <div className={classes['cover']}>
        <img src={coverUrl} alt="" loading="lazy" />
        {badge && <span className={classes['badge']}>{badge}</span>}
      </div>
    );
  }
  const only = subjects.length === 1 && subjects[0];
  return (
    <Cover
      {...coverOf(subjects, { drawing: drawingOf(courseId), tone: 'deep' })}
      label={only ? t(`courses.catalogue.subjects.${only}`) : (exam ?? undefined)}
      badge={badge}
    />
  );
}
