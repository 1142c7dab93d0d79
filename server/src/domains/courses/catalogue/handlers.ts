import type { catalogueOfCourses } from '@abhyas/contract/courses/catalogue';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { showCoursePage } from './course-page/show-course-page.ts';
import { showOwnCourse } from './course-page/show-own-course.ts';
import { showTrailer } from './course-page/show-trailer.ts';
import { listCatalogue } from './list-catalogue.ts';
import { suggestCourses } from './suggest-courses.ts';

export const catalogueHandlers: Handlers<typeof catalogueOfCourses> = {
  listCatalogue,
  suggestCourses,
  showCoursePage,
  showTrailer,
  showOwnCourse,
};
