import type { LessonStanding } from '@abhyas/contract/courses/learning';
import { Button } from '@mantine/core';
import { IconArrowRight, IconCircleCheck, IconCircleCheckFilled } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { isTyping } from '../../../../lib/keyboard.ts';
import { Notice } from '../../../../ui/status/notice.tsx';
import classes from '../course-player.module.css';
import { useStandIn } from '../use-course-to-learn.ts';
import { neighbourOf } from '../which-lesson.ts';
import type { OpenedProps } from './lesson-pane.tsx';

interface Props extends OpenedProps {
  readonly standing: LessonStanding;
  readonly onStanding: (standing: LessonStanding) => void;
  readonly onNewest: () => void;
  /** Its name stands above what it shows. */
  readonly untitled?: boolean;
}

/** The lesson's name and place in its section, whether it is done, and the way on. */
export function LessonHead({ course, opened, standing, onStanding, onNewest, untitled = false }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {opened.newer && (
        <div className={classes['notice']}>
          <Notice
            tone="info"
            action={
              <Button size="sm" variant="outline" onClick={onNewest}>
                {t('courses.player.takeNewer')}
              </Button>
            }
          >
            {t('courses.player.newer')}
          </Notice>
        </div>
      )}
      <div className={classes['head']}>
        {!untitled && <LessonTitle course={course} opened={opened} />}
        <div className={classes['ways']}>
          <Done courseId={course.courseId} opened={opened} standing={standing} onStanding={onStanding} />
          <Next course={course} lessonId={opened.lessonId} />
        </div>
      </div>
    </>
  );
}

/** Its place in its section, and its name. */
export function LessonTitle({ course, opened }: Pick<Props, 'course' | 'opened'>) {
  const { t } = useTranslation();
  const section = course.sections.find(({ lessons }) => lessons.some(({ lessonId }) => lessonId === opened.lessonId));
  const at = section?.lessons.findIndex(({ lessonId }) => lessonId === opened.lessonId) ?? 0;
  return (
    <div>
      <p className={classes['where']}>
        {section
          ? t('courses.player.where', { section: section.title, at: at + 1, all: section.lessons.length })
          : t('courses.player.earlierLesson')}
      </p>
      <h1>{opened.title}</h1>
    </div>
  );
}

type DoneProps = Pick<Props, 'opened' | 'standing' | 'onStanding'> & { readonly courseId: string };

/** Done, or how it gets done; a button where that is left to the learner. */
function Done({ courseId, opened, standing, onStanding }: DoneProps) {
  const { t } = useTranslation();
  const stand = useStandIn(courseId);
  const { lessonId, mayMark, completion } = opened;
  const isDone = standing.doneAt !== null;
  const mark = useChange(
    (done: boolean) => api.courses.markLessonDone({ params: { courseId, lessonId }, body: { done } }),
    {
      after: (next) => {
        onStanding(next);
        stand(lessonId, next);
      },
    },
  );
  if (mayMark)
    return (
      <Button
        variant="outline"
        loading={mark.busy}
        leftSection={<Icon of={isDone ? IconCircleCheckFilled : IconCircleCheck} size={16} />}
        aria-pressed={isDone}
        onClick={() => mark.send(!isDone)}
      >
        {t(isDone ? 'courses.player.done' : 'courses.player.markDone')}
      </Button>
    );
  if (isDone)
    return (
      <span className={classes['isDone']} role="status">
        <Icon of={IconCircleCheckFilled} size={16} /> {t('courses.player.done')}
      </span>
    );
  const percent = 'percent' in completion ? completion.percent : 0;
  const seen = standing.percent;
  return <span className={classes['rule']}>{t(`courses.player.rules.${completion.rule}`, { percent, seen })}</span>;
}

function Next({ course, lessonId }: Pick<Props, 'course'> & { readonly lessonId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { courseId } = course;
  const go = (step: 1 | -1) => {
    const lesson = neighbourOf(course, lessonId, step);
    if (lesson && !lesson.locked)
      void navigate({ to: '/student/courses/$courseId', params: { courseId }, search: { lesson: lesson.lessonId } });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === 'N') go(1);
    if (event.key === 'P') go(-1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const next = neighbourOf(course, lessonId, 1);
  if (!next || next.locked?.why === 'access') return null;
  return (
    <Button
      variant="action"
      aria-keyshortcuts="Shift+N"
      rightSection={<Icon of={IconArrowRight} size={16} />}
      disabled={next.locked !== null}
      title={next.title}
      onClick={() => go(1)}
    >
      {t('courses.player.next')}
    </Button>
  );
}
