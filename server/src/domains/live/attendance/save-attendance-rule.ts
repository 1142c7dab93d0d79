import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { changeClassRow, getClass } from '../classes/classes.store.ts';
import { attendanceOf } from './attendance-of.ts';

type Save = typeof api.live.saveAttendanceRule;
/** Another share from which a student counts as present; everything is counted again at once. */
export async function saveAttendanceRule(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const { id, title, presentFrom } = await getClass(ctx, params.classId);
  await inTransaction(ctx, async (tx) => {
    await changeClassRow(tx, id, { presentFrom: body.presentFrom });
    await record(tx, {
      action: 'live.ruleChanged',
      subjectKind: 'live_class',
      subjectId: id,
      details: { title, before: presentFrom, after: body.presentFrom },
    });
  });
  return attendanceOf(ctx, await getClass(ctx, id));
}
