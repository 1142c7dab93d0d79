import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { lessonKindOf } from '../../lesson-kinds/lesson-kinds.ts';

/** Quizzes or papers that can be a lesson. */
export async function findLessonThings(
  ctx: Context,
  { query }: Input<typeof api.courses.findLessonThings>,
): Promise<Reply<typeof api.courses.findLessonThings>> {
  return { things: [...((await lessonKindOf(query.kind)?.find(ctx, query.search)) ?? [])] };
}
