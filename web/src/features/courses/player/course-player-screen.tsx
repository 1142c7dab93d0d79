import type { CourseToLearn } from '@abhyas/contract/courses/learning';
import { IconBook2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../lib/api.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { BookmarkButton } from './bookmark-button.tsx';
import classes from './course-player.module.css';
import { LessonClosed } from './lesson/lesson-closed.tsx';
import { LessonPane } from './lesson/lesson-pane.tsx';
import { CourseOutline } from './outline/course-outline.tsx';
import { PackCourses } from './pack-courses.tsx';
import { PlayerHeader } from './player-header.tsx';
import type { PlayerPatch, PlayerSearch } from '../student-addresses.ts';
import { useCourseToLearn } from './use-course-to-learn.ts';
import { useWide } from './use-wide.ts';
import { allLessons, lessonToShow } from './which-lesson.ts';

interface Props {
  readonly courseId: string;
  readonly search: PlayerSearch;
  readonly onSearch: (patch: PlayerPatch) => void;
  readonly logo: ReactNode;
  /** The menu of who is signed in. */
  readonly account?: ReactNode;
}

/** The course player: outline, lesson, notes and doubts. Nothing of the student area stands around it. */
export function CoursePlayerScreen({ courseId, logo, account, ...rest }: Props) {
  const { t } = useTranslation();
  const course = useCourseToLearn(courseId);
  if (course.data) return <Player course={course.data} logo={logo} account={account} {...rest} />;
  if (!course.isError) return <div className={classes['waiting']} aria-busy="true" />;
  return (
    <main className={classes['alone']}>
      {isRefusal(course.error, 'NOT_FOUND') ? (
        <EmptyState
          icon={IconBook2}
          title={t('courses.player.notYours')}
          action={
            <Link to="/courses/$courseId" params={{ courseId }} {...buttonFace('outline')}>
              {t('courses.player.seeCourse')}
            </Link>
          }
        >
          {t('courses.player.notYoursWhy')}
        </EmptyState>
      ) : (
        <LoadFailed card error={course.error} onRetry={() => void course.refetch()} />
      )}
    </main>
  );
}

function Player({
  course,
  logo,
  account,
  search,
  onSearch,
}: Omit<Props, 'courseId'> & { readonly course: CourseToLearn }) {
  const { t } = useTranslation();
  const [find, setFind] = useState('');
  const wide = useWide();
  const lesson = lessonToShow(course, search.lesson);
  const title = lesson?.title ?? course.title;
  usePageTitle(title);
  const outline = <CourseOutline course={course} lessonId={lesson?.lessonId} find={find} />;
  const closed = search.lesson !== undefined && lesson?.lessonId !== search.lesson;
  return (
    <div className={classes['player']}>
      <PlayerHeader course={course} logo={logo} find={find} onFind={setFind}>
        {lesson && !lesson.locked && <BookmarkButton courseId={course.courseId} lesson={lesson} />}
        <span className={classes['account']}>{account}</span>
      </PlayerHeader>
      {course.courses.length > 0 ? (
        <PackCourses course={course} />
      ) : (
        <>
          {wide !== 'phone' && <div className={classes['tree']}>{outline}</div>}
          {!lesson ? (
            <main className={classes['alone']}>
              <EmptyState icon={IconBook2} title={t('courses.player.empty')} />
            </main>
          ) : lesson.locked ? (
            <LessonClosed lesson={lesson} titles={new Map(allLessons(course).map((one) => [one.lessonId, one.title]))}>
              {wide === 'phone' && outline}
            </LessonClosed>
          ) : (
            <LessonPane
              key={lesson.lessonId}
              course={course}
              lesson={lesson}
              search={closed ? {} : search}
              onSearch={onSearch}
              outline={outline}
              wide={wide}
            />
          )}
        </>
      )}
    </div>
  );
}
