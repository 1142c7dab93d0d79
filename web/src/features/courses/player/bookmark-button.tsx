import type { CourseToLearn, LessonToLearn } from '@abhyas/contract/courses/learning';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { isTyping } from '../../../lib/keyboard.ts';
import { withLesson } from './use-course-to-learn.ts';

/** Puts a bookmark on the lesson at hand, or takes it away; `B` does the same. */
export function BookmarkButton({ courseId, lesson }: { readonly courseId: string; readonly lesson: LessonToLearn }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { lessonId, bookmarked } = lesson;
  const { queryKey } = query(api.courses.showCourseToLearn, { params: { courseId } });
  const write = (next: boolean) =>
    client.setQueryData<CourseToLearn>(
      queryKey,
      (course) => course && withLesson(course, lessonId, { bookmarked: next }),
    );
  const turn = useChange(
    (next: boolean) =>
      api.courses.bookmarkLesson({ params: { courseId, lessonId }, body: { bookmarked: next } }, { quiet: true }),
    {
      ahead: (next) => {
        write(next);
        return () => write(!next);
      },
    },
  );
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'b' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    turn.send(!bookmarked);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <IconButton
      icon={bookmarked ? IconBookmarkFilled : IconBookmark}
      label={t(bookmarked ? 'courses.player.unbookmark' : 'courses.player.bookmark')}
      aria-pressed={bookmarked}
      aria-keyshortcuts="B"
      onClick={() => turn.send(!bookmarked)}
    />
  );
}
