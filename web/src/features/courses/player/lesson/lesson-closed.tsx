import type { LessonToLearn } from '@abhyas/contract/courses/learning';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import classes from '../course-player.module.css';
import { useLockWords } from '../outline/use-lock-words.ts';

interface Props {
  readonly lesson: LessonToLearn;
  readonly titles: ReadonlyMap<string, string>;
  readonly children: ReactNode;
}

/** In place of a lesson that does not open now: why. */
export function LessonClosed({ lesson, titles, children }: Props) {
  const say = useLockWords();
  return (
    <main className={classes['main']}>
      <div className={classes['closed']}>
        <EmptyState icon={IconLock} title={lesson.title}>
          {lesson.locked && say(lesson.locked, titles)}
        </EmptyState>
      </div>
      {children}
    </main>
  );
}
