import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import { failFields } from '../../../kernel/errors.ts';
import type { RoomVisitor } from '../presence/require-room.ts';
import { startPoll } from './start-poll.ts';

type Open = RoomCommands['openPoll'];
/** Asks everybody something that the teacher wrote; a poll that runs is closed by it. LIVE_STATE, LIVE_POLL_RIGHT. */
export async function openPoll(ctx: Context, given: Said<Open>, visitor: RoomVisitor): Promise<Heard<Open>> {
  const { question, options, right } = given;
  if (right !== null && right >= options.length)
    failFields('LIVE_POLL_RIGHT', [{ path: 'right', messageKey: 'errors.LIVE_POLL_RIGHT' }]);
  const written = { question, options, questionId: null, asked: null, rightOption: right };
  return { pollId: await startPoll(ctx, visitor, written) };
}
