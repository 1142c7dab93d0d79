import type { LessonToLearn } from '@abhyas/contract/courses/learning';
import { IconBookmarkFilled, IconCheck, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { lessonIcons } from '../lesson-icons.ts';
import classes from './outline.module.css';
import { useLockWords } from './use-lock-words.ts';

interface Props {
  readonly lesson: LessonToLearn;
  readonly courseId: string;
  readonly current: boolean;
  /** Of the lessons that may come before. */
  readonly titles: ReadonlyMap<string, string>;
}

/** A line of the outline: how it stands, what it is, how long it takes; a locked one says why. */
export function OutlineLesson({ lesson, courseId, current, titles }: Props) {
  const { t } = useTranslation();
  const { length } = useFormat();
  const say = useLockWords();
  const { kind, title, seconds, locked, bookmarked, lessonId } = lesson;
  const body = (
    <>
      <Standing lesson={lesson} />
      <span className={classes['name']}>
        {title}
        {bookmarked && (
          <IconBookmarkFilled size={12} className={classes['mark']} aria-label={t('courses.player.bookmarked')} />
        )}
        {locked && <small className={classes['why']}>{say(locked, titles)}</small>}
      </span>
      <span className={classes['facts']}>
        <Icon of={lessonIcons[kind]} size={14} />
        <span className="sr-only">{t(`courses.player.kinds.${kind}`)}</span>
        {seconds !== null && seconds > 0 && length(seconds)}
      </span>
    </>
  );
  return (
    <li>
      {locked ? (
        <div className={classes['lesson']} data-locked>
          {body}
        </div>
      ) : (
        <Link
          to="/student/courses/$courseId"
          params={{ courseId }}
          search={{ lesson: lessonId }}
          className={classes['lesson']!}
          data-on={current || undefined}
          data-done={lesson.state === 'done' || undefined}
          aria-current={current ? 'true' : undefined}
        >
          {body}
        </Link>
      )}
    </li>
  );
}

function Standing({ lesson: { state, percent, locked } }: { readonly lesson: LessonToLearn }) {
  const { t } = useTranslation();
  if (locked)
    return (
      <span className={classes['lock']}>
        <IconLock size={16} stroke={1.8} aria-label={t('courses.player.locked')} />
      </span>
    );
  if (state === 'done')
    return (
      <span className={classes['tick']} role="img" aria-label={t('courses.player.done')}>
        <IconCheck size={12} stroke={3} aria-hidden="true" />
      </span>
    );
  if (state === 'new') return <span className={classes['hole']} role="img" aria-label={t('courses.player.notBegun')} />;
  return (
    <span
      className={classes['ring']}
      role="img"
      aria-label={t('courses.player.begun', { percent })}
      style={{ '--share': `${Math.max(6, percent)}%` } as React.CSSProperties}
    />
  );
}
