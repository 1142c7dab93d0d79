import type { CourseImport } from '@abhyas/contract/courses/portability';
import type { ImportRow } from './imports.store.ts';

/** An import as its owner sees it. */
export const presentImport = ({ importId, state, percent, plan, courseId, problem }: ImportRow): CourseImport => ({
  importId,
  state,
  percent,
  plan,
  courseId,
  problem,
});
