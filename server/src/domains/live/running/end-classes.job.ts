import { inTransaction } from '../../../kernel/context.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { listEvents, openVisits } from '../attendance/events.store.ts';
import { lastMomentOf } from '../classes/class-state.ts';
import { lockClass, listUnended, type StoredClass } from '../classes/classes.store.ts';
import { tellGone, tellNow } from '../presence/room-news.ts';
import { settleVisits } from '../presence/settle-visits.ts';
import { endAt } from './end-class.ts';
import { stopFullRecording } from './stop-full-recording.ts';

export const END_CLASSES = 'live.endClasses';
const GONE_MINUTES = 10;

/**
 * Every minute: ends the visits of servers that were killed, and classes that are over by their time, those that ran 30 minutes longer, and those whose teacher has been gone for ten
 * minutes. A recording that is as large as it may be ends too. A class of another service or in a classroom ends with its hour.
 */
export const endClasses: Job = async (ctx) => {
  const now = ctx.clock.now();
  await tellGone(ctx, await settleVisits(ctx));
  for (const unended of await listUnended(ctx, now)) {
    const { id } = unended;
    const hasEnded = await inTransaction(ctx, async (tx) => {
      const one = await lockClass(tx, id);
      if (one.state !== 'live' && one.state !== 'scheduled') return false;
      const end = endOf(one, now, await teacherGoneAt(one));
      if (end) await endAt(tx, one, 'sweep', end);
      return end !== undefined;

      async function teacherGoneAt(running: StoredClass): Promise<Date | undefined> {
        if (running.state !== 'live' || running.kind !== 'room') return undefined;
        const own = (await listEvents(tx, [running.id])).filter(({ accountId }) => accountId === running.teacherId);
        return openVisits(own).length > 0 ? undefined : (own.at(-1)?.at ?? running.startedAt ?? undefined);
      }
    });
    if (hasEnded) await tellNow(ctx, id);
    else await stopFullRecording(ctx, unended);
  }
};

/** When a class ended that is over at an instant; undefined while it goes on. Pure. */
export function endOf(one: StoredClass, now: Date, teacherGoneAt: Date | undefined): Date | undefined {
  if (teacherGoneAt && now.getTime() - teacherGoneAt.getTime() >= GONE_MINUTES * 60_000) return teacherGoneAt;
  const last = lastMomentOf(one);
  if (one.kind !== 'room' && now >= one.endsAt) return one.endsAt;
  if (now < last) return undefined;
  return one.state === 'live' ? last : one.endsAt;
}
