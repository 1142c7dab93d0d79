import type { authoring } from '@abhyas/contract/courses/authoring';
import type { outlines } from '@abhyas/contract/courses/outline';
import type { packs } from '@abhyas/contract/courses/packs';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { askCourseReview, returnCourse, withdrawCourseReview } from '../authors/review-course.ts';
import { listPossibleAuthors, saveCourseAuthors } from '../authors/save-authors.ts';
import { findAuthoredCourses } from '../finding/find-authored-courses.ts';
import { addLesson, duplicateLesson } from '../outline/add-lesson.ts';
import { findLessons } from '../outline/find-lessons.ts';
import { addSection, removeSection, saveSection } from '../outline/change-sections.ts';
import { findLessonThings } from '../outline/find-things.ts';
import { listMoveTargets, moveLessons } from '../outline/move-lessons.ts';
import { orderOutline } from '../outline/order-outline.ts';
import { previewLesson, previewPlayback } from '../outline/preview-lesson.ts';
import { removeLesson } from '../outline/remove-lesson.ts';
import { restoreRemoved } from '../outline/restore-removed.ts';
import { saveLesson } from '../outline/save-lesson.ts';
import { showAuthoredLesson } from '../outline/show-lesson.ts';
import { findPackable, savePackCourses } from '../packs/save-pack.ts';
import { publishCourse } from '../publishing/publish-course.ts';
import { publishCourses } from '../publishing/publish-courses.ts';
import { listCourseVersions, showCourseVersion } from '../versions/list-versions.ts';
import { archiveCourse, restoreCourse } from './archive-course.ts';
import { createCourse } from './create-course.ts';
import { duplicateCourse } from './duplicate-course.ts';
import { listAuthoredCourses } from './list-courses.ts';
import { saveCourseDetails } from './save-details.ts';
import { showAuthoredCourse } from './show-course.ts';

export const authoringHandlers: Handlers<typeof authoring & typeof outlines & typeof packs> = {
  listAuthoredCourses,
  findAuthoredCourses,
  createCourse,
  publishCourses,
  showAuthoredCourse,
  saveCourseDetails,
  duplicateCourse,
  publishCourse,
  archiveCourse,
  restoreCourse,
  listCourseVersions,
  showCourseVersion,
  saveCourseAuthors,
  listPossibleAuthors,
  askCourseReview,
  withdrawCourseReview,
  returnCourse,
  addSection,
  saveSection,
  removeSection,
  orderOutline,
  findLessons,
  addLesson,
  showAuthoredLesson,
  saveLesson,
  previewLesson,
  previewPlayback,
  removeLesson,
  restoreRemoved,
  duplicateLesson,
  moveLessons,
  listMoveTargets,
  findLessonThings,
  savePackCourses,
  findPackable,
};
