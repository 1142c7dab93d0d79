import type { TransactionContext } from '../../../kernel/context.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rulesOf } from '../../tenancy/index.ts';
import type { Studied } from './lesson-progress.store.ts';
import type { Sitting } from './sittings/sittings.store.ts';

/**
 * Time of study of a save, by its day: that on which the device took it, in the institute's zone. What was studied without a network counts
 * when it was studied, and never before the lesson was opened. Undefined where there is none.
 */
export async function studiedOn(
  tx: TransactionContext,
  { begunAt }: Sitting,
  { seconds, agoMs }: { readonly seconds: number; readonly agoMs: number },
): Promise<Studied | undefined> {
  if (seconds <= 0) return undefined;
  const at = Math.max(begunAt.getTime(), tx.clock.now().getTime() - agoMs);
  const { timeZone } = await rulesOf(tx.instituteId);
  return { day: dayIn(timeZone, new Date(at)), seconds };
}
