import type { CourseToLearn } from '@abhyas/contract/courses/learning';
import { IconCheck, IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import classes from './outline.module.css';
import { OutlineLesson } from './outline-lesson.tsx';

interface Props {
  readonly course: CourseToLearn;
  readonly lessonId: string | undefined;
  /** Only lessons whose title holds these words. */
  readonly find: string;
}

/** What the course is made of, what is done of it, and what waits for what. */
export function CourseOutline({ course, lessonId, find }: Props) {
  const { t } = useTranslation();
  const { minutes } = useFormat();
  const words = find.trim().toLocaleLowerCase();
  const holds = ({ title }: { readonly title: string }) => title.toLocaleLowerCase().includes(words);
  const lessons = course.sections.flatMap((section) => section.lessons);
  const left = lessons.reduce((sum, { state, seconds }) => sum + (state === 'done' ? 0 : (seconds ?? 0)), 0);
  const titles = new Map([...lessons, ...course.earlier].map((lesson) => [lesson.lessonId, lesson.title]));
  const parts = [
    ...course.sections,
    ...(course.earlier.length > 0
      ? [{ sectionId: 'earlier', title: t('courses.player.earlier'), lessons: course.earlier }]
      : []),
  ].flatMap((section) => {
    const found = words === '' ? section.lessons : section.lessons.filter(holds);
    return found.length > 0 ? [{ ...section, lessons: found }] : [];
  });
  return (
    <nav aria-label={t('courses.player.content')}>
      <div className={classes['head']}>
        <h2>{t('courses.player.content')}</h2>
        {left > 0 && (
          <span className={classes['left']}>
            {t('courses.player.timeLeft', { time: minutes(Math.ceil(left / 60)) })}
          </span>
        )}
      </div>
      {parts.length === 0 && <p className={classes['none']}>{t('courses.player.nothingFound')}</p>}
      {parts.map((section, index) => (
        <Section
          key={section.sectionId}
          section={section}
          courseId={course.courseId}
          lessonId={lessonId}
          titles={titles}
          began={
            words !== '' || section.lessons.some((lesson) => lesson.lessonId === lessonId) || (!lessonId && index === 0)
          }
          searched={words !== ''}
        />
      ))}
    </nav>
  );
}

interface SectionProps {
  readonly section: CourseToLearn['sections'][number];
  readonly courseId: string;
  readonly lessonId: string | undefined;
  readonly titles: ReadonlyMap<string, string>;
  readonly began: boolean;
  readonly searched: boolean;
}

function Section({ section, courseId, lessonId, titles, began, searched }: SectionProps) {
  const { t } = useTranslation();
  const [chosen, choose] = useState<boolean>();
  const isOpen = searched || (chosen ?? began);
  const done = section.lessons.filter(({ state }) => state === 'done').length;
  const all = section.lessons.length;
  return (
    <section className={classes['section']}>
      <h3>
        <button type="button" className={classes['title']} aria-expanded={isOpen} onClick={() => choose(!isOpen)}>
          <Icon of={isOpen ? IconChevronDown : IconChevronRight} size={16} />
          <span>{section.title}</span>
          {done === all ? (
            <span className={classes['tick']} role="img" aria-label={t('courses.player.allDone')}>
              <IconCheck size={12} stroke={3} aria-hidden="true" />
            </span>
          ) : (
            <small>{t('courses.player.doneOf', { done, all })}</small>
          )}
        </button>
      </h3>
      {isOpen && (
        <ol className={classes['lessons']}>
          {section.lessons.map((lesson) => (
            <OutlineLesson
              key={lesson.lessonId}
              lesson={lesson}
              courseId={courseId}
              current={lesson.lessonId === lessonId}
              titles={titles}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
