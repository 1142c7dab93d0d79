import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { retryVideo } from '../../media/index.ts';
import { presentRecording } from './present-recording.ts';
import { queueRecording } from './recording-steps.ts';
import { changeRecording, lockRecording } from './recordings.store.ts';

type Retry = typeof api.live.retryRecording;
/** Makes a recording that failed again: of what the engine wrote, or of the video where media could not make that ready. LIVE_RECORDING_STATE. */
export async function retryRecording(ctx: Context, { params }: Input<Retry>): Promise<Answer<Retry>> {
  const { classId } = params;
  const { recording } = await presentRecording(ctx, classId);
  if (recording && recording.state !== 'failed') fail('LIVE_RECORDING_STATE');
  if (recording?.mediaId) await retryVideo(ctx, { params: { mediaId: recording.mediaId } });
  else
    await inTransaction(ctx, async (tx) => {
      const { state, title } = await lockRecording(tx, classId);
      if (state !== 'failed') fail('LIVE_RECORDING_STATE');
      await changeRecording(tx, classId, { state: 'waiting', problem: null, tries: 0 });
      await queueRecording(tx, classId);
      const details = { title };
      await record(tx, { action: 'live.recordingRetried', subjectKind: 'live_class', subjectId: classId, details });
    });
  return presentRecording(ctx, classId);
}
