import { rm } from 'node:fs/promises';
import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { dropUnheld, useMedia } from '../../media/index.ts';
import { requireState } from '../classes/class-state.ts';
import { lockClass } from '../classes/classes.store.ts';
import { removeRecordingEvents } from './events.store.ts';
import { folderOf } from './recorded-room.ts';
import { lockRecording, removeRecordingRow } from './recordings.store.ts';

type Remove = typeof api.live.removeRecording;
/** Takes the recording of a class that is over away; its video goes too, unless a lesson holds it. LIVE_STATE, NOT_FOUND. */
export async function removeRecording(ctx: Context, { params: { classId } }: Input<Remove>): Promise<Answer<Remove>> {
  await inTransaction(ctx, async (tx) => {
    requireState(await lockClass(tx, classId), tx.clock.now(), 'ended');
    const { mediaId, title } = await lockRecording(tx, classId);
    await removeRecordingEvents(tx, classId);
    await removeRecordingRow(tx, classId);
    await useMedia(tx, { kind: 'live-recording', id: classId }, []);
    if (mediaId !== null) await dropUnheld(tx, [mediaId]);
    const details = { title };
    await record(tx, { action: 'live.recordingRemoved', subjectKind: 'live_class', subjectId: classId, details });
  });
  await rm(folderOf(ctx, classId), { recursive: true, force: true });
  return {};
}
