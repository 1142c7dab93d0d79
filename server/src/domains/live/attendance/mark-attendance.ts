import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { getClass } from '../classes/classes.store.ts';
import { attendanceOf } from './attendance-of.ts';
import { removeMark, saveMark } from './marks.store.ts';

type Mark = typeof api.live.markAttendance;
/** Another status for a student, with a reason; null takes it back. LIVE_REASON, LIVE_NOT_EXPECTED. */
export async function markAttendance(ctx: Context, { params, body }: Input<Mark>): Promise<Answer<Mark>> {
  const { classId, accountId } = params;
  const one = await getClass(ctx, classId);
  const { status, reason } = body;
  if (status !== null && reason === '')
    failFields('LIVE_REASON', [{ path: 'body.reason', messageKey: 'errors.LIVE_REASON' }]);
  if (!(await attendanceOf(ctx, one)).rows.some(({ student }) => student.id === accountId)) fail('LIVE_NOT_EXPECTED');
  await inTransaction(ctx, async (tx) => {
    if (status === null) await removeMark(tx, classId, accountId);
    else
      await saveMark(tx, classId, {
        accountId,
        status,
        reason,
        markedBy: actorOf(tx).accountId,
        markedAt: tx.clock.now(),
      });
    await record(tx, {
      action: 'live.attendanceMarked',
      subjectKind: 'live_class',
      subjectId: classId,
      person: accountId,
      after: { status, reason },
      details: { title: one.title },
    });
  });
  return attendanceOf(ctx, one);
}
