import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import type { Context } from '../../../kernel/context.ts';
import { examPatterns } from './exam-patterns.ts';

/** What a teacher can start a paper from. */
export async function listExamPatterns(ctx: Context): Promise<{ rows: ExamPattern[] }> {
  const offered = (await examPatterns(ctx)).filter(({ withdrawnAt }) => withdrawnAt === null);
  return { rows: offered.map(({ withdrawnAt: _none, ...pattern }) => pattern) };
}
