import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { requireState } from '../classes/class-state.ts';
import { changeClassRow, getClass, lockClass } from '../classes/classes.store.ts';
import { presentClasses } from '../classes/present-classes.ts';
import { takeSeat } from '../licences/licences.store.ts';
import { canRecord } from '../recordings/recorded-room.ts';
import { beginRecording } from '../recordings/recording-steps.ts';
import { tellNow } from '../presence/room-news.ts';

type Start = typeof api.live.startClass;
/**
 * Starts a class that is open; a room takes its seat in the same transaction. One that records itself begins without where no video could be
 * made or kept. Started twice it changes nothing. LIVE_STATE, LIVE_NO_SEAT.
 */
export async function startClass(ctx: Context, { params }: Input<Start>): Promise<Answer<Start>> {
  const records = (await getClass(ctx, params.classId)).recordsItself && (await canRecord(ctx));
  await inTransaction(ctx, async (tx) => {
    const one = await lockClass(tx, params.classId);
    if (one.state === 'live') return;
    requireState(one, ctx.clock.now(), 'open');
    const { id: classId, teacherId } = one;
    if (one.kind === 'room' && !(await takeSeat(tx, { classId, teacherId }))) fail('LIVE_NO_SEAT');
    await changeClassRow(tx, classId, { state: 'live', startedAt: ctx.clock.now() });
    if (one.recordsItself && records) await beginRecording(tx, one);
    const details = { title: one.title };
    await record(tx, { action: 'live.classStarted', subjectKind: 'live_class', subjectId: classId, details });
  });
  await tellNow(ctx, params.classId);
  const [shown] = await presentClasses(ctx, [await getClass(ctx, params.classId)]);
  return shown!;
}
