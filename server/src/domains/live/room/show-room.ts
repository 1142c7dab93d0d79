import type { Heard } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import { boardOf } from '../stage/board/board-news.ts';
import { newestMessages } from './present-messages.ts';
import { presentClasses } from '../classes/present-classes.ts';
import { pollsOf } from '../polls/present-polls.ts';
import { peopleIn } from '../presence/people-in-room.ts';
import { slidesOf } from '../presence/present-slides.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { feedsOf } from '../stage/stages.ts';
import { classNow } from '../presence/room-news.ts';

/** The whole room, for a line that has just opened. LIVE_STATE, LIVE_REMOVED. */
export async function showRoom(
  ctx: Context,
  _given: object,
  visitor: RoomVisitor,
): Promise<Heard<RoomCommands['showRoom']>> {
  const { one } = await requireRoom(ctx, visitor);
  const [shown] = await presentClasses(ctx, [one]);
  return {
    title: one.title,
    startsAt: shown!.startsAt,
    endsAt: shown!.endsAt,
    serverTime: ctx.clock.now().toISOString(),
    teacher: shown!.teacher,
    audience: shown!.audience.map(({ name }) => name),
    me: { accountId: visitor.accountId, role: visitor.role },
    now: classNow(ctx, one),
    people: await peopleIn(ctx, one.id),
    messages: await newestMessages(ctx, one.id),
    polls: await pollsOf(ctx, one.id, visitor),
    slides: await slidesOf(ctx, one),
    feeds: feedsOf(ctx, one.id),
    board: await boardOf(ctx, one.id),
  };
}
