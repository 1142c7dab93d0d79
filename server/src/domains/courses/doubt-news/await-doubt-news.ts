import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { getCourse } from '../versions/courses.store.ts';
import { newsVersion } from './doubt-news.store.ts';
import { nextVersion } from './next-version.ts';
import { courseKey } from './notify-news.ts';

type OfCourse = typeof api.courses.awaitDoubtNews;

/** Answers as soon as a doubt of the course is another than the caller knows. It tells that something changed, never what: that is asked as ever. */
export async function awaitDoubtNews(
  ctx: Context,
  { params, query }: Input<OfCourse>,
  call: Call,
): Promise<Answer<OfCourse>> {
  const { id } = await getCourse(ctx, params.courseId);
  return { version: await nextVersion(courseKey(ctx.instituteId, id), query, call, () => newsVersion(ctx, id)) };
}
