import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { newsVersion } from './doubt-news.store.ts';
import { nextVersion } from './next-version.ts';
import { instituteKey } from './notify-news.ts';

type OfQueue = typeof api.courses.awaitQueueNews;

/** Answers those who answer as soon as a doubt of any course is another than they know. */
export async function awaitQueueNews(ctx: Context, { query }: Input<OfQueue>, call: Call): Promise<Answer<OfQueue>> {
  return { version: await nextVersion(instituteKey(ctx.instituteId), query, call, () => newsVersion(ctx)) };
}
