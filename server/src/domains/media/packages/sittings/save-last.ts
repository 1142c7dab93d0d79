import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { emit } from '../../../../kernel/events.ts';
import { packageReported } from '../package-reported.ts';
import { type Said, saveSaid } from './save-said.ts';
import type { Sitting } from './sittings.store.ts';

/** Keeps what a package said as its page was closed, and tells higher domains what it has come to. */
export async function saveLast(ctx: Context, sitting: Sitting, said: Said): Promise<void> {
  const { accountId, courseId, lessonId } = sitting;
  await inTransaction(ctx, async (tx) => {
    const { verdict } = await saveSaid(tx, sitting, said);
    if (!verdict.completed && verdict.passed !== true) return;
    await emit(tx, packageReported, { accountId, courseId, lessonId, passed: verdict.passed === true });
  });
}
