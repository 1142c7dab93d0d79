import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import {
  type Audience,
  insertAudiences,
  insertClasses,
  insertSeries,
  type StoredClass,
} from '../classes/classes.store.ts';
import { askForReminders, tellStudents } from '../classes/tell-students.ts';
import { requireDates } from './check-classes.ts';
import { clashesAt } from './clashes.ts';
import { audienceOfPlan, besides, requirePlace, requireTeacher } from './load-plan.ts';
import { datesOf, type PlannedTime, ruleText } from './series-dates.ts';

/** Plans are saved one after the other. */
const PLANNING_LOCK = 'live.classes';
/** What a class is before it begins. */
const unheld = {
  state: 'scheduled',
  reason: '',
  startedAt: null,
  endedAt: null,
  presentFrom: 75,
  pace: 0,
  slidesMediaId: null,
  slidesPage: 0,
  recordedSince: null,
  recordsItself: false,
} as const;

type Create = typeof api.live.createClasses;
/** Schedules the classes of a plan whose dates are all free, and tells the students once. LIVE_CLASH, LIVE_PAST. */
export async function createClasses(ctx: Context, { body }: Input<Create>): Promise<Answer<Create>> {
  await requireTeacher(ctx, body.teacherId);
  requirePlace(body.kind, body.place);
  const audience = await audienceOfPlan(ctx, body);
  const { timeZone } = await rulesOf(ctx.instituteId);
  const times = requireDates(datesOf(body, timeZone));
  requireFuture(times, ctx.clock.now());
  const { title, kind, place, teacherId, remindMinutes } = body;
  return inTransaction(ctx, async (tx) => {
    await requireFree(tx, times, { kind, teacherId, audience });
    const rule = ruleText(body);
    const seriesId = rule === undefined ? null : newId();
    if (seriesId && rule) await insertSeries(tx, { id: seriesId, rule, leftOut: body.skip });
    const where = kind === 'room' ? '' : place;
    const common = { ...unheld, seriesId, title, kind, teacherId, remindMinutes, place: where };
    const classes = times.map(({ startsAt, endsAt }): StoredClass => ({
      ...common,
      id: newId(),
      startsAt,
      endsAt,
    }));
    const classIds = classes.map(({ id }) => id);
    await insertClasses(tx, classes, actorOf(tx).accountId);
    await insertAudiences(tx, classIds, audience);
    await askForReminders(tx, classes);
    const details = { title, classes: classes.length };
    await record(tx, { action: 'live.classesScheduled', subjectKind: 'live_class', subjectId: classIds[0]!, details });
    return { classIds, students: await tellStudents(tx, 'scheduled', classes[0]!, classes.length) };
  });
}

/** LIVE_PAST where one of the times has begun already. */
export function requireFuture(times: readonly PlannedTime[], now: Date): void {
  if (times.some(({ startsAt }) => startsAt <= now))
    failFields('LIVE_PAST', [{ path: 'body.time', messageKey: 'errors.LIVE_PAST' }]);
}

/** Compares with what is held already, one plan after the other, so that two never take one hour. LIVE_CLASH names the first day. */
export async function requireFree(
  tx: TransactionContext,
  times: readonly PlannedTime[],
  wanted: {
    readonly kind: StoredClass['kind'];
    readonly teacherId: string;
    readonly audience: readonly Audience[];
    readonly exceptId?: string;
  },
): Promise<void> {
  await lockByName(tx, PLANNING_LOCK);
  const { needs, taken } = await besides(tx, times, wanted);
  for (const time of times) {
    const [clash] = clashesAt(time, needs, taken);
    if (clash) fail('LIVE_CLASH', { day: time.day, title: clash.taken.title });
  }
}
