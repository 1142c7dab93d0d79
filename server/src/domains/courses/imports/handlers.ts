import type { portability } from '@abhyas/contract/courses/portability';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { exportCourse } from '../portability/export-course.ts';
import { planCourseImport } from './plan-import.ts';
import { runCourseImport } from './run-import.ts';
import { showCourseImport } from './show-import.ts';

export const portabilityHandlers: Handlers<typeof portability> = {
  exportCourse,
  planCourseImport,
  showCourseImport,
  runCourseImport,
};
