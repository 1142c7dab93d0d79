import { type Context, inTransaction } from '../../../kernel/context.ts';
import { lockClass, type StoredClass } from '../classes/classes.store.ts';
import { tellNow } from '../presence/room-news.ts';
import { endKeeping, isAtLargest } from '../recordings/recorded-room.ts';
import { pauseRecording } from '../recordings/recording-steps.ts';

/** Ends a recording that is as large as it may be, so that nobody in the room believes that it goes on. */
export async function stopFullRecording(
  ctx: Context,
  { id, recordedSince }: Pick<StoredClass, 'id' | 'recordedSince'>,
): Promise<void> {
  if (!recordedSince || !(await isAtLargest(ctx, id))) return;
  await inTransaction(ctx, async (tx) => pauseRecording(tx, await lockClass(tx, id), tx.clock.now()));
  await endKeeping(ctx, id);
  await tellNow(ctx, id);
}
