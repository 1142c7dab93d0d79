import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { castVote as writeVote, holdPoll } from './polls.store.ts';
import { tellPoll } from './present-polls.ts';

type Cast = RoomCommands['castVote'];
/** Answers a poll that runs, once; sent again it changes nothing, and says what holds. LIVE_STATE, LIVE_POLL_OVER, INVALID_INPUT. */
export async function castVote(
  ctx: Context,
  { pollId, choice }: Said<Cast>,
  visitor: RoomVisitor,
): Promise<Heard<Cast>> {
  await requireRoom(ctx, visitor);
  const { poll, held } = await inTransaction(ctx, async (tx) => {
    const found = (await holdPoll(tx, visitor.classId, pollId)) ?? fail('NOT_FOUND');
    if (found.closedAt) fail('LIVE_POLL_OVER');
    if (choice >= found.options.length) fail('INVALID_INPUT');
    return { poll: found, held: await writeVote(tx, pollId, visitor.accountId, choice) };
  });
  await tellPoll(ctx, poll, 'hosts');
  return { choice: held };
}
