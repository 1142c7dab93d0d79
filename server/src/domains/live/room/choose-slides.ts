import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { mediaOf, useMedia } from '../../media/index.ts';
import { changeClassRow } from '../classes/classes.store.ts';
import { notePage } from '../recordings/events.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellSlides } from '../presence/room-news.ts';

type Choose = RoomCommands['chooseSlides'];
/** Shows the pages of a PDF of the library to everybody, from the first one on; nothing takes them away. LIVE_STATE, LIVE_SLIDES. */
export async function chooseSlides(
  ctx: Context,
  { mediaId }: Said<Choose>,
  visitor: RoomVisitor,
): Promise<Heard<Choose>> {
  const { one } = await requireRoom(ctx, visitor);
  const file = mediaId === null ? undefined : (await mediaOf(ctx, [mediaId])).get(mediaId);
  if (mediaId !== null && (file?.kind !== 'document' || file.type !== 'application/pdf' || file.state !== 'ready'))
    fail('LIVE_SLIDES');
  await inTransaction(ctx, async (tx) => {
    await useMedia(tx, { kind: 'live-class', id: one.id, title: one.title }, mediaId === null ? [] : [mediaId]);
    await changeClassRow(tx, one.id, { slidesMediaId: mediaId, slidesPage: 0 });
    if (mediaId !== null) await notePage(tx, one, 0);
  });
  await tellSlides(ctx, one.id);
  return {};
}
