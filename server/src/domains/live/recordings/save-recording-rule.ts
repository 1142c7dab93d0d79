import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { requireState } from '../classes/class-state.ts';
import { changeClassRow, lockClass } from '../classes/classes.store.ts';
import { presentRecording } from './present-recording.ts';
import { requireRecorder } from './recorded-room.ts';

type Save = typeof api.live.saveRecordingRule;
/** Whether a class is recorded by itself. LIVE_STATE, LIVE_RECORDING_ABSENT. */
export async function saveRecordingRule(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const { itself } = body;
  if (itself) await requireRecorder();
  await inTransaction(ctx, async (tx) => {
    const { id: classId, title, ...one } = await lockClass(tx, params.classId);
    requireState(one, tx.clock.now(), 'scheduled', 'open');
    await changeClassRow(tx, classId, { recordsItself: itself });
    const details = { title, itself };
    await record(tx, { action: 'live.recordingRuleSaved', subjectKind: 'live_class', subjectId: classId, details });
  });
  return presentRecording(ctx, params.classId);
}
