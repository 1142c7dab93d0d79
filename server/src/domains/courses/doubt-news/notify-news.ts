import type { TransactionContext } from '../../../kernel/context.ts';
import { notify } from '../../../kernel/database/listen.ts';
import { type WaitingCalls, waitingCalls } from '../../../kernel/database/waiting-calls.ts';
import { addNews } from './doubt-news.store.ts';

export const DOUBTS_CHANNEL = 'doubts';
/** Calls of this process that wait for news of doubts, by course and by institute. */
export const doubtCalls: WaitingCalls = waitingCalls();

export const courseKey = (instituteId: number, courseId: string): string => `${instituteId}:${courseId}`;
export const instituteKey = (instituteId: number): string => `${instituteId}:all`;

/** Whoever has the doubts of a course open, or the queue, hears that something in them changed as soon as it is written. */
export async function notifyNews(tx: TransactionContext, courseId: string): Promise<void> {
  await addNews(tx, courseId);
  for (const key of [courseKey(tx.instituteId, courseId), instituteKey(tx.instituteId)])
    await notify(tx, DOUBTS_CHANNEL, key);
}
