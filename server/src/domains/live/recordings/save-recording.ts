import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record, whatChanged } from '../../audit/index.ts';
import { presentRecording } from './present-recording.ts';
import { changeRecording, lockRecording } from './recordings.store.ts';

type Save = typeof api.live.saveRecording;
/** Another name, or who sees it. */
export async function saveRecording(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  await inTransaction(ctx, async (tx) => {
    const { title, hidden } = await lockRecording(tx, params.classId);
    await changeRecording(tx, params.classId, body);
    await record(tx, {
      action: 'live.recordingChanged',
      subjectKind: 'live_class',
      subjectId: params.classId,
      ...whatChanged({ title, hidden }, body),
    });
  });
  return presentRecording(ctx, params.classId);
}
