import { type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { requireState } from '../classes/class-state.ts';
import { lockClass } from '../classes/classes.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { closePolls } from './close-polls.ts';
import { insertPoll, type StoredPoll } from './polls.store.ts';
import { tellPoll } from './present-polls.ts';

/** Asks everybody in a class that runs; a poll that is open is closed by it. Answers its id. LIVE_STATE. */
export async function startPoll(
  ctx: Context,
  visitor: RoomVisitor,
  asked: Pick<StoredPoll, 'question' | 'options' | 'questionId' | 'asked' | 'rightOption'>,
): Promise<string> {
  const { one } = await requireRoom(ctx, visitor);
  requireState(one, ctx.clock.now(), 'live');
  const poll: StoredPoll = { ...asked, id: newId(), classId: one.id, openedAt: ctx.clock.now(), closedAt: null };
  await inTransaction(ctx, async (tx) => {
    // Two teachers who ask at once ask one after the other.
    await lockClass(tx, one.id);
    await closePolls(tx, one.id);
    await insertPoll(tx, poll, visitor.accountId);
  });
  await tellPoll(ctx, poll, 'all');
  return poll.id;
}
