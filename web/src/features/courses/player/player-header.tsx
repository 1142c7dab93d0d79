import type { CourseToLearn } from '@abhyas/contract/courses/learning';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import classes from './course-player.module.css';

interface Props {
  readonly course: CourseToLearn;
  readonly logo: ReactNode;
  readonly find: string;
  readonly onFind: (words: string) => void;
  /** The bookmark of the lesson at hand. */
  readonly children?: ReactNode;
}

/** The bar of the player: way back, the course and how far it is, and a search in it. */
export function PlayerHeader({ course, logo, find, onFind, children }: Props) {
  const { t } = useTranslation();
  const { done, lessons } = course.progress;
  const told = t('courses.player.lessonsDone', { done, count: lessons });
  return (
    <header className={classes['bar']}>
      <Link to="/student/courses" className={classes['back']!} aria-label={t('courses.player.back')}>
        <Icon of={IconArrowLeft} size={20} />
      </Link>
      <span className={classes['logo']}>{logo}</span>
      <div className={classes['course']}>
        <b>{course.title}</b>
        <span>{told}</span>
      </div>
      <div className={classes['whole']}>
        <ProgressBar value={done} max={lessons} label={told} />
      </div>
      <span className={classes['push']} />
      <div className={classes['search']}>
        <SearchField label={t('courses.player.search')} value={find} onChange={onFind} hotkey sunken />
      </div>
      {children}
    </header>
  );
}
