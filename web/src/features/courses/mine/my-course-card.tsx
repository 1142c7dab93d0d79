import { isPackType } from '@abhyas/contract/courses/pack-types';
import type { MyCourse } from '@abhyas/contract/courses/learning';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { CourseCover } from '../catalogue/course-cover.tsx';
import classes from './my-courses.module.css';
import { useShelves } from './use-shelves.ts';

/** A course of one's own: how far it is, and where to go on. */
export function MyCourseCard({ course }: { readonly course: MyCourse }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const hasShelves = useShelves();
  const { courseId, title, teachers, progress, packs, open, endsAt, lastLesson, exam } = course;
  const told = t('courses.player.lessonsDone', { done: progress.done, count: progress.lessons });
  const facts = [exam, teachers[0], packs[0] && t('courses.mine.inPack', { pack: packs[0] })];
  const body = (
    <>
      <span className={classes['cover']}>
        <CourseCover course={course} />
      </span>
      <span className={classes['body']}>
        <b className={classes['name']}>{title}</b>
        <span className={classes['facts']}>{facts.filter(Boolean).join(' · ')}</span>
        <Signs course={course} />
        <ProgressBar
          value={progress.done}
          max={progress.lessons}
          label={told}
          tone={course.completedAt ? 'good' : 'accent'}
        />
        <span className={classes['told']}>
          <span>{told}</span>
          {open && endsAt && <span>{t('courses.mine.until', { at: date(endsAt) })}</span>}
        </span>
        {open && (
          <span className={classes['go']}>
            <span>{lastLesson && !course.completedAt ? lastLesson.title : t(`courses.mine.go.${goOf(course)}`)}</span>
            <Icon of={IconArrowRight} size={16} />
          </span>
        )}
      </span>
    </>
  );
  if (!open && !hasShelves) {
    return (
      <div className={classes['card']!} data-closed>
        {body}
      </div>
    );
  }
  return open ? (
    <Link
      to="/student/courses/$courseId"
      params={{ courseId }}
      search={lastLesson ? { lesson: lastLesson.lessonId } : {}}
      className={classes['card']!}
    >
      {body}
    </Link>
  ) : (
    <Link to="/courses/$courseId" params={{ courseId }} className={classes['card']!} data-closed>
      {body}
    </Link>
  );
}

const goOf = ({ completedAt, begun }: MyCourse) => (completedAt ? 'again' : begun ? 'on' : 'begin');

function Signs({ course: { type, status, completedAt, open } }: { readonly course: MyCourse }) {
  const { t } = useTranslation();
  return (
    <span className={classes['signs']}>
      {completedAt && <Badge tone="good">{t('courses.mine.completed')}</Badge>}
      {isPackType(type) && <Badge tone="accent">{t(`courses.mine.${type}`)}</Badge>}
      {status === 'archived' && <Badge>{t('courses.mine.archived')}</Badge>}
      {!open && <Badge tone="warn">{t('courses.mine.ended')}</Badge>}
    </span>
  );
}
