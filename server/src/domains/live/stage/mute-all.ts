import type { Heard } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import { listVisits } from '../presence/visits.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellRoom } from '../presence/room-news.ts';
import { endFeeds, feedsOf } from './stages.ts';

/** Ends the sound of every student, whatever their pages do; their word and their cameras stay. LIVE_STATE. */
export async function muteAll(
  ctx: Context,
  _given: object,
  visitor: RoomVisitor,
): Promise<Heard<RoomCommands['muteAll']>> {
  const { one } = await requireRoom(ctx, visitor);
  const visits = await listVisits(ctx, one.id);
  const teachers = new Set(visits.filter(({ role }) => role === 'instructor').map(({ accountId }) => accountId));
  const heard = feedsOf(ctx, one.id).filter(({ source, accountId }) => source === 'mic' && !teachers.has(accountId));
  tellRoom(ctx, one.id, { kind: 'muted' });
  for (const { accountId } of heard) await endFeeds(ctx, one.id, accountId, 'mic');
  return { muted: heard.length };
}
