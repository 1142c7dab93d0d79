import type { ExtraTime } from '@abhyas/contract/learners/accommodations';
import { actorOf, type Context, type TransactionContext } from '../../../kernel/context.ts';
import {
  type Accommodations,
  findLongest,
  insertChange,
  listAccommodations,
  saveExtraTime,
} from './accommodations.store.ts';

export const noAccommodations: Accommodations = {
  extraTime: { percent: 0, minutes: 0 },
  largeText: false,
  reducedMotion: false,
};

/** What these people are granted, everybody named: who needs nothing has none of it. */
export async function accommodationsOf(
  ctx: Context,
  accountIds: readonly string[],
): Promise<Map<string, Accommodations>> {
  const found = await listAccommodations(ctx, accountIds);
  return new Map(accountIds.map((id) => [id, found.get(id) ?? noAccommodations]));
}

/** Minutes of a timed paper for somebody with extra time: the larger of percent (rounded up to a minute) and minutes counts. */
export function minutesWithExtra(minutes: number, { percent, minutes: extra }: Accommodations['extraTime']): number {
  return minutes + Math.max(Math.ceil((minutes * percent) / 100), extra);
}

/** Until when somebody may still sit a paper of so many minutes, with the most extra time that anybody here is granted. */
export async function longestSitting(ctx: Context): Promise<(minutes: number) => number> {
  const longest = await findLongest(ctx);
  return (minutes) => minutesWithExtra(minutes, longest);
}

/** Writes what extra time somebody has from now on, and the change of it with its reason. */
export async function grantTime(
  tx: TransactionContext,
  accountId: string,
  after: ExtraTime,
  reason: string,
): Promise<void> {
  const before = ((await accommodationsOf(tx, [accountId])).get(accountId) ?? noAccommodations).extraTime;
  await saveExtraTime(tx, accountId, after);
  await insertChange(tx, { accountId, actorId: actorOf(tx).accountId, before, after, reason });
}
