import { sql } from 'kysely';
import type { Context } from '../context.ts';

export interface JobOptions {
  /** Not before this time. */
  readonly runAt?: Date;
  /** A waiting job of the same key is replaced: there is one at most. */
  readonly key?: string;
  /** Jobs of one queue run one after the other. */
  readonly queue?: string;
}

/**
 * Puts a job into the queue inside the caller's transaction: neither lost nor early. It carries the institute and is
 * bound to it before it runs.
 */
export async function enqueue(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  task: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  const body = JSON.stringify({ ...payload, instituteId: ctx.instituteId });
  await sql`select graphile_worker.enqueue(${task}, ${body}::json, ${options.runAt ?? null}::timestamptz,
    ${options.key ? `${ctx.instituteId}:${options.key}` : null}, ${options.queue ?? null})`.execute(ctx.db);
}

/** The same for many at once, in one statement; a job without its own time runs at once. Their keys differ. */
export async function enqueueEach(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  task: string,
  jobs: readonly { readonly payload: object; readonly runAt: Date | null; readonly key: string }[],
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`select graphile_worker.enqueue_each(${task},
    ${jobs.map(({ payload }) => JSON.stringify({ ...payload, instituteId: ctx.instituteId }))}::text[],
    ${jobs.map(({ runAt }) => runAt)}::timestamptz[],
    ${jobs.map(({ key }) => `${ctx.instituteId}:${key}`)}::text[])`.execute(ctx.db);
}
