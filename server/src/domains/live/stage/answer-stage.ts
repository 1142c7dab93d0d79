import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import type { RoomVisitor } from '../presence/require-room.ts';
import { answerOffer } from './stages.ts';

type AnswerStage = RoomCommands['answerStage'];
/** Answers the offer of the room; sound and pictures begin. LIVE_SDP, LIVE_MEDIA_GONE, LIVE_MEDIA_DOWN. */
export async function answerStage(
  ctx: Context,
  { sdp }: Said<AnswerStage>,
  visitor: RoomVisitor,
): Promise<Heard<AnswerStage>> {
  await answerOffer(ctx, visitor, sdp);
  return {};
}
