import type { api } from '@abhyas/contract';
import type { figures } from '@abhyas/contract/courses/figures';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { exportFigures, exportLearnersCsv } from './export-figures.ts';
import { listLearners } from './list-learners.ts';
import { nudgeLearners } from './nudge-learners.ts';
import { showCourseFigures } from './show-course-figures.ts';
import { showLearner } from './show-learner.ts';
import { showLessonHeat } from './show-lesson-heat.ts';

export const figureHandlers: Handlers<Pick<typeof api.courses, keyof typeof figures>> = {
  showCourseFigures,
  showLessonHeat,
  listLearners,
  showLearner,
  nudgeLearners,
  exportLearnersCsv,
  exportFigures,
};
