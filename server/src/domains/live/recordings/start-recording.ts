import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { MOST_RECORDED_BYTES } from '../../../kernel/forwarding/recording/part-file.ts';
import { requireState } from '../classes/class-state.ts';
import { lockClass } from '../classes/classes.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellNow } from '../presence/room-news.ts';
import { beginRecording } from './recording-steps.ts';
import { isAtLargest, keepRecording, requireRecorder, requireRecordingSpace } from './recorded-room.ts';

type Start = RoomCommands['startRecording'];
/**
 * Records a class that runs; everybody is told before the first packet is kept. Asked twice it changes nothing. LIVE_STATE,
 * LIVE_RECORDING_ABSENT, STORAGE_LIMIT, TOO_LARGE.
 */
export async function startRecording(ctx: Context, _given: Said<Start>, visitor: RoomVisitor): Promise<Heard<Start>> {
  const { classId, accountId } = visitor;
  await requireRoom(ctx, visitor);
  await requireRecorder();
  await requireRecordingSpace(ctx);
  if (await isAtLargest(ctx, classId)) fail('TOO_LARGE', { maxBytes: MOST_RECORDED_BYTES });
  await inTransaction(ctx, async (tx) => {
    const one = await lockClass(tx, classId);
    requireState(one, tx.clock.now(), 'live');
    if (!one.recordedSince) await beginRecording(tx, one, accountId);
  });
  await tellNow(ctx, classId);
  await keepRecording(ctx, classId);
  return {};
}
