import type { api } from '@abhyas/contract';
import { doubtLimits } from '@abhyas/contract/courses/doubts';
import type { Input } from '@abhyas/contract/endpoint';
import type { Call } from '../../../kernel/http/implement.ts';
import { doubtCalls } from './notify-news.ts';

type OfQueue = typeof api.courses.awaitQueueNews;

/** The newest version, at once where the caller knows none or an older one, else when it changes or the seconds are over. */
export async function nextVersion(
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
