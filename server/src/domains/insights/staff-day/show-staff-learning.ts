import type { StaffLearning } from '@abhyas/contract/insights/staff-day';
import { cached } from '../../../kernel/cached.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { listTestDays } from '../../assessments/index.ts';
import { batchesOfEach, listLargestBatches, listMembersOf } from '../../cohorts/index.ts';
import { listStudiedSince } from '../../courses/index.ts';
import { countStudents, namesOf } from '../../identity/index.ts';
import { sumAreaAnswers } from '../../questions/index.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { SHOWN_DAYS, stoppedAmong } from './stopped-students.ts';
import { weakestOfBatches } from './weakest-of-batches.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Who has not been seen for longer has left, and is no longer somebody who stopped. */
const LOOKED_DAYS = 28;
const ANSWERED_DAYS = 30;
const STOPPED = 5;
const BATCHES = 3;

/** Who stopped and which chapters are weak. It is counted from months of work, so an answer serves for some minutes. */
export async function showStaffLearning(ctx: Context): Promise<StaffLearning> {
  const { capabilities } = actorOf(ctx);
  return {
    stopped: capabilities.has('people.read') ? await stoppedOf(ctx) : null,
    weak: capabilities.has('results.read') ? await weakOf(ctx) : null,
  };
}

const stoppedOf = cached({
  max: 500,
  ttl: 5 * MINUTE,
  key: ({ instituteId }: Context) => instituteId,
  load: countStopped,
});

async function countStopped(ctx: Context): Promise<NonNullable<StaffLearning['stopped']>> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - LOOKED_DAYS * DAY);
  const active = [
    ...(await listStudiedSince(ctx, dayIn(timeZone, since))),
    ...(await listTestDays(ctx, since, timeZone)).map((one) => ({ ...one, seconds: one.days.map(() => 0) })),
  ];
  const stopped = stoppedAmong(active, dayIn(timeZone, now));
  const ids = stopped.map(({ accountId }) => accountId);
  const names = await namesOf(ctx, ids);
  const known = stopped.filter(({ accountId }) => names.has(accountId));
  const first = known.slice(0, STOPPED);
  const batches = await batchesOfEach(
    ctx,
    first.map(({ accountId }) => accountId),
  );
  return {
    count: known.length,
    of: await countStudents(ctx),
    rows: first.map(({ accountId, days, activity }) => ({
      accountId,
      name: names.get(accountId)!.name,
      batches: (batches.get(accountId) ?? []).map(({ name }) => name),
      days,
      activity: activity.slice(-SHOWN_DAYS),
    })),
  };
}

const weakOf = cached({
  max: 500,
  ttl: 5 * MINUTE,
  key: ({ instituteId }: Context) => instituteId,
  load: findWeak,
});

async function findWeak(ctx: Context): Promise<NonNullable<StaffLearning['weak']>> {
  const batches = await listLargestBatches(ctx, BATCHES);
  const ids = batches.map(({ id }) => id);
  const members = (await listMembersOf(ctx, ids)).map(({ batchId, accountId }) => ({ group: batchId, accountId }));
  const since = new Date(ctx.clock.now().getTime() - ANSWERED_DAYS * DAY);
  const answers = await sumAreaAnswers(ctx, members, since);
  return { batches, chapters: weakestOfBatches(ids, answers, await areasOf(ctx)) };
}
