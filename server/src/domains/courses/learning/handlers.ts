import type { learning } from '@abhyas/contract/courses/learning';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { listMyCourses } from '../mine/list-my-courses.ts';
import { saveProgress } from '../progress/save-progress.ts';
import { markDone } from './mark-done.ts';
import { bookmarkLesson, reactToLesson } from './marks/mark-lesson.ts';
import { openLesson } from './open-lesson.ts';
import { addressLessonFile, playLesson } from './play-lesson.ts';
import { showCourseToLearn } from './show-course-to-learn.ts';

export const learningHandlers: Handlers<typeof learning> = {
  listMyCourses: (ctx, input) => listMyCourses(ctx, input),
  showCourseToLearn: (ctx, input) => showCourseToLearn(ctx, input),
  openLesson: (ctx, input) => openLesson(ctx, input),
  playLesson: (ctx, input) => playLesson(ctx, input),
  addressLessonFile: (ctx, input) => addressLessonFile(ctx, input),
  saveLessonProgress: (ctx, input) => saveProgress(ctx, input),
  markLessonDone: (ctx, input) => markDone(ctx, input),
  reactToLesson: (ctx, input) => reactToLesson(ctx, input),
  bookmarkLesson: (ctx, input) => bookmarkLesson(ctx, input),
};
