import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { changeClassRow } from '../classes/classes.store.ts';
import { slidesOf } from '../presence/present-slides.ts';
import { notePage } from '../recordings/events.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellSlides } from '../presence/room-news.ts';

type Turn = RoomCommands['turnPage'];
/** Everybody looks at this page, from 0. LIVE_STATE, NOT_FOUND. */
export async function turnPage(ctx: Context, { page }: Said<Turn>, visitor: RoomVisitor): Promise<Heard<Turn>> {
  const { one } = await requireRoom(ctx, visitor);
  const slides = (await slidesOf(ctx, one)) ?? fail('NOT_FOUND');
  if (page >= slides.pages) fail('NOT_FOUND');
  await inTransaction(ctx, async (tx) => {
    await changeClassRow(tx, one.id, { slidesPage: page });
    await notePage(tx, one, page);
  });
  await tellSlides(ctx, one.id);
  return {};
}
