import type { TransactionContext } from '../../../kernel/context.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { rulesOf } from '../../tenancy/index.ts';
import type { Watched } from './lesson-progress.store.ts';
import type { Sitting } from './sittings/sittings.store.ts';

/**
 * What of a save counts as time of study: seconds of video and audio that were believed and not seen before. Pages and thousandths of an
 * article take no time that anybody measured. The day is that on which the device took it, in the institute's zone: what was watched without
 * a network counts when it was watched, and never before the lesson was opened.
 */
export async function watchedOn(
  tx: TransactionContext,
  { kind, begunAt }: Sitting,
  { units, agoMs }: { readonly units: number; readonly agoMs: number },
): Promise<Watched | undefined> {
  if (units <= 0 || (kind !== 'video' && kind !== 'audio')) return undefined;
  const at = Math.max(begunAt.getTime(), tx.clock.now().getTime() - agoMs);
  const { timeZone } = await rulesOf(tx.instituteId);
  return { day: dayIn(timeZone, new Date(at)), seconds: units };
}
