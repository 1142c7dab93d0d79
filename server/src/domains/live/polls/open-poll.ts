import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { lockClass } from '../classes/classes.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { closeOpenPolls, insertPoll, type StoredPoll } from './polls.store.ts';
import { tellPoll } from './present-polls.ts';

type Open = RoomCommands['openPoll'];
/** Asks everybody something; a poll that runs is closed by it. LIVE_STATE, LIVE_POLL_RIGHT. */
export async function openPoll(ctx: Context, given: Said<Open>, visitor: RoomVisitor): Promise<Heard<Open>> {
  const { one } = await requireRoom(ctx, visitor);
  if (one.state !== 'live') fail('LIVE_STATE', { state: 'open' });
  const { question, options, right } = given;
  if (right !== null && right >= options.length)
    failFields('LIVE_POLL_RIGHT', [{ path: 'right', messageKey: 'errors.LIVE_POLL_RIGHT' }]);
  const poll: StoredPoll = {
    id: newId(),
    classId: one.id,
    question,
    options,
    rightOption: right,
    openedAt: ctx.clock.now(),
    closedAt: null,
  };
  await inTransaction(ctx, async (tx) => {
    // Two teachers who ask at once ask one after the other.
    await lockClass(tx, one.id);
    await closeOpenPolls(tx, one.id);
    await insertPoll(tx, poll, visitor.accountId);
  });
  await tellPoll(ctx, poll, 'all');
  return { pollId: poll.id };
}
