import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { tellNow } from '../presence/room-news.ts';
import { changeClassRow, lockClass, lockFollowing } from '../classes/classes.store.ts';
import { requireState } from '../classes/class-state.ts';
import { tellStudents } from '../classes/tell-students.ts';

type Cancel = typeof api.live.cancelClass;
/** Cancels a class that was not held yet, and with `following` the later ones of its series. Everybody is told once. LIVE_STATE. */
export async function cancelClass(ctx: Context, { params, body }: Input<Cancel>): Promise<Answer<Cancel>> {
  const ids = await inTransaction(ctx, async (tx) => {
    const one = await lockClass(tx, params.classId);
    requireState(one, ctx.clock.now(), 'scheduled', 'open');
    const all = body.following && one.seriesId ? await lockFollowing(tx, one.seriesId, one.startsAt) : [one];
    for (const { id } of all) await changeClassRow(tx, id, { state: 'cancelled', reason: body.reason });
    await tellStudents(tx, 'cancelled', { ...one, reason: body.reason }, all.length);
    await record(tx, {
      action: 'live.classCancelled',
      subjectKind: 'live_class',
      subjectId: one.id,
      reason: body.reason,
      details: { title: one.title, classes: all.length },
    });
    return all.map(({ id }) => id);
  });
  for (const id of ids) await tellNow(ctx, id);
  return { cancelled: ids.length };
}
