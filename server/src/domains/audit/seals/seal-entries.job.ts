import type { Context } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { SEAL_ENTRIES } from './ask-for-seal.ts';
import { sealRows } from './seals.store.ts';

const BATCH = 2000;
const DAY_MS = 86_400_000;
const AGAIN_MS = 5000;

/**
 * Seals what the last day has brought; a row that a slow transaction commits late is among it. While an institute is at work it comes
 * again after five seconds, otherwise with the minute's sweep.
 */
export const sealEntries: Job = async (ctx) => {
  const now = ctx.clock.now().getTime();
  if ((await sealAll(ctx, new Date(now - DAY_MS))) > 0)
    await enqueue(ctx, SEAL_ENTRIES, {}, { key: SEAL_ENTRIES, runAt: new Date(now + AGAIN_MS) });
};

/** Seals every row from a time on (null: of all times), and tells how many. */
export async function sealAll(ctx: Context, since: Date | null): Promise<number> {
  let sealed = 0;
  for (;;) {
    const count = await sealRows(ctx, since, BATCH);
    sealed += count;
    if (count < BATCH) return sealed;
  }
}
