import type { learning } from '@abhyas/contract/courses/learning';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { findMyLessons } from '../mine/find-my-lessons.ts';
import { listMyCourses } from '../mine/list-my-courses.ts';
import { saveProgress } from '../progress/save-progress.ts';
import { markDone } from './mark-done.ts';
import { listLessonBookmarks } from './marks/list-lesson-bookmarks.ts';
import { bookmarkLesson, reactToLesson } from './marks/mark-lesson.ts';
import { openLesson } from './open-lesson.ts';
import { addressLessonFile, playLesson } from './play-lesson.ts';
import { showCourseToLearn } from './show-course-to-learn.ts';

export const learningHandlers: Handlers<typeof learning> = {
  listMyCourses,
  showCourseToLearn,
  openLesson,
  playLesson,
  addressLessonFile,
  saveLessonProgress: (ctx, input) => saveProgress(ctx, input),
  markLessonDone: (ctx, input) => markDone(ctx, input),
  reactToLesson,
  findMyLessons,
  listLessonBookmarks,
  bookmarkLesson,
};
