import type { api } from '@abhyas/contract';
import { doubtLimits } from '@abhyas/contract/courses/doubts';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { getCourse } from '../authoring/courses.store.ts';
import { newsVersion } from './doubt-news.store.ts';
import { courseKey, doubtCalls, instituteKey } from './notify-news.ts';

type OfCourse = typeof api.courses.awaitDoubtNews;
type OfQueue = typeof api.courses.awaitQueueNews;

/** Answers as soon as a doubt of the course is another than the caller knows. It tells that something changed, never what: that is asked as ever. */
export async function awaitDoubtNews(
  ctx: Context,
  { params, query }: Input<OfCourse>,
  call: Call,
): Promise<Answer<OfCourse>> {
  const { id } = await getCourse(ctx, params.courseId);
  return { version: await nextVersion(courseKey(ctx.instituteId, id), query, call, () => newsVersion(ctx, id)) };
}

/** The same for those who answer, of all courses together. */
export async function awaitQueueNews(ctx: Context, { query }: Input<OfQueue>, call: Call): Promise<Answer<OfQueue>> {
  return { version: await nextVersion(instituteKey(ctx.instituteId), query, call, () => newsVersion(ctx)) };
}

async function nextVersion(
  key: string,
  { since, seconds }: Input<OfQueue>['query'],
  { reply }: Call,
  read: () => Promise<number>,
): Promise<number> {
  if (since === undefined) return read();
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  // First to wait, then to read: what is written between the two is heard.
  const told = doubtCalls.wait(key, { ms: Math.min(seconds, doubtLimits.newsSeconds) * 1000, signal: gone.signal });
  const now = await read();
  if (now !== since) {
    gone.abort();
    return now;
  }
  await told;
  return read();
}
