import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { FeedSource } from '@abhyas/contract/live/words';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { requireState } from '../classes/class-state.ts';
import { findPerson, type StoredPerson } from '../presence/people.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { endFeeds, takeFeed } from './stages.ts';

type Publish = RoomCommands['publishFeed'];
/**
 * Sends one sound or picture to a class that runs. Who teaches may; a student while the teacher lets them, and never a screen.
 * LIVE_STATE, LIVE_NOT_ON_AIR, LIVE_STAGE_FULL, LIVE_SDP, LIVE_MEDIA_DOWN, LIVE_MEDIA_ABSENT.
 */
export async function publishFeed(
  ctx: Context,
  { source, sdp, recorded }: Said<Publish>,
  visitor: RoomVisitor,
): Promise<Heard<Publish>> {
  const { one, person } = await requireRoom(ctx, visitor);
  if (!mayPublish(visitor, person, source)) fail('LIVE_NOT_ON_AIR');
  requireState(one, ctx.clock.now(), 'live');
  // Pictures of students are never kept, and their voices where they agreed to this recording.
  const kept = visitor.isHost || (source === 'mic' && recorded && 'once');
  const answer = await takeFeed(ctx, visitor, { source, sdp, kept });
  // The teacher may have ended it while it began.
  const { classId, accountId } = visitor;
  if (mayPublish(visitor, await findPerson(ctx, classId, accountId), source)) return { sdp: answer };
  await endFeeds(ctx, classId, accountId);
  return fail('LIVE_NOT_ON_AIR');
}

const mayPublish = ({ isHost }: RoomVisitor, person: StoredPerson | undefined, source: FeedSource): boolean =>
  isHost || ((person?.speaksAt ?? null) !== null && source !== 'screen');
