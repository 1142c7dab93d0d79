import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { closePolls } from './close-polls.ts';
import { findPoll, holdPoll } from './polls.store.ts';
import { tellPoll } from './present-polls.ts';

type Close = RoomCommands['closePoll'];
/** Ends a poll and shows everybody what came out, and what is right. Done twice it changes nothing. LIVE_STATE, NOT_FOUND. */
export async function closePoll(ctx: Context, { pollId }: Said<Close>, visitor: RoomVisitor): Promise<Heard<Close>> {
  await requireRoom(ctx, visitor);
  await inTransaction(ctx, async (tx) => {
    const poll = (await holdPoll(tx, visitor.classId, pollId)) ?? fail('NOT_FOUND');
    if (!poll.closedAt) await closePolls(tx, visitor.classId);
  });
  await tellPoll(ctx, (await findPoll(ctx, visitor.classId, pollId)) ?? fail('NOT_FOUND'), 'all');
  return {};
}
