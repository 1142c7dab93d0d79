import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { instantIn } from '../../../kernel/clock.ts';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { requireState } from '../classes/class-state.ts';
import { audiencesOf, changeClassRow, getClass, lockClass } from '../classes/classes.store.ts';
import { presentClasses } from '../classes/present-classes.ts';
import { askForReminders, tellStudents } from '../classes/tell-students.ts';
import { requireFree, requireFuture } from './create-classes.ts';
import { requirePlace, requireTeacher } from './load-plan.ts';

type Change = typeof api.live.changeClass;
/** Another time, title, teacher or place for a class that was not held yet. LIVE_STATE, LIVE_CLASH, LIVE_PAST. */
export async function changeClass(ctx: Context, { params, body }: Input<Change>): Promise<Answer<Change>> {
  await requireTeacher(ctx, body.teacherId);
  const { timeZone } = await rulesOf(ctx.instituteId);
  const startsAt = instantIn(timeZone, body.day, body.time);
  const time = { day: body.day, startsAt, endsAt: new Date(startsAt.getTime() + body.minutes * 60_000) };
  await inTransaction(ctx, async (tx) => {
    const before = await lockClass(tx, params.classId);
    requireState(before, ctx.clock.now(), 'scheduled', 'open');
    requirePlace(before.kind, body.place);
    const audience = (await audiencesOf(tx, [before.id])).get(before.id) ?? [];
    const { kind } = before;
    if (startsAt.getTime() !== before.startsAt.getTime()) requireFuture([time], ctx.clock.now());
    await requireFree(tx, [time], { kind, teacherId: body.teacherId, audience, exceptId: before.id });
    const change = {
      title: body.title,
      place: kind === 'room' ? '' : body.place,
      teacherId: body.teacherId,
      startsAt,
      endsAt: time.endsAt,
      reason: body.reason,
    };
    await changeClassRow(tx, before.id, change);
    const after = { ...before, ...change };
    await askForReminders(tx, [after]);
    await tellStudents(tx, 'changed', after);
    await record(tx, {
      action: 'live.classChanged',
      subjectKind: 'live_class',
      subjectId: before.id,
      reason: body.reason,
      ...whatChanged({ ...before }, { title: body.title, startsAt, endsAt: time.endsAt }),
    });
  });
  const [shown] = await presentClasses(ctx, [await getClass(ctx, params.classId)]);
  return shown!;
}
