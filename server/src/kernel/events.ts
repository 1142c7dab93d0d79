import type { Context, TransactionContext } from './context.ts';
import { newId } from './ids.ts';
import { enqueue } from './jobs/enqueue.ts';
import type { Job } from './jobs/worker.ts';
import { port } from './port.ts';

/** Something that happened, in the past tense: `attempt.marked`. Type parameter: what it carries. */
export interface EventKind<T extends object> {
  readonly name: string;
  readonly carries?: T;
}
export const eventKind = <T extends object>(name: string): EventKind<T> => ({ name });

export interface Happened<T> {
  readonly eventId: string;
  readonly payload: T;
}
type Hear<T> = (ctx: Context, event: Happened<T>) => Promise<void>;

/** A higher domain that acts when a lower one speaks. It must be idempotent by `eventId`. */
export interface Subscriber {
  readonly event: string;
  readonly name: string;
  readonly hear: Hear<never>;
}
export function subscribe<T extends object>(kind: EventKind<T>, name: string, hear: Hear<T>): Subscriber {
  return { event: kind.name, name, hear: hear as Hear<never> };
}

const JOB = 'event';
/** The subscribers of all domains. */
export const subscribers = port<readonly Subscriber[]>('events.subscribers');

/** Tells the subscribers, one job each, in the transaction of the change: neither lost nor early. */
export async function emit<T extends object>(ctx: TransactionContext, kind: EventKind<T>, payload: T): Promise<void> {
  const eventId = newId();
  for (const subscriber of subscribers()) {
    if (subscriber.event !== kind.name) continue;
    await enqueue(
      ctx,
      JOB,
      { eventId, subscriber: subscriber.name, payload },
      { key: `${eventId}:${subscriber.name}` },
    );
  }
}

/**
 * The job that brings an event to its subscriber. A subscriber that this process does not know belongs to a newer or an older version of the
 * server, or was renamed: the job fails, so the queue keeps it with its reason and tries again later.
 */
export const eventJob: { readonly [JOB]: Job } = {
  [JOB]: async (ctx, job) => {
    const { eventId, subscriber: name, payload } = job as { eventId: string; subscriber: string; payload: never };
    const subscriber = subscribers().find((one) => one.name === name);
    if (!subscriber) {
      ctx.log.error({ eventId, subscriber: name }, 'an event waits for a subscriber that this server does not know');
      throw new Error(`no subscriber is named ${name}`);
    }
    await subscriber.hear(ctx, { eventId, payload });
  },
};
