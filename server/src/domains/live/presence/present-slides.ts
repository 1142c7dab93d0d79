import type { RoomSlides } from '@abhyas/contract/live/room';
import type { Context } from '../../../kernel/context.ts';
import type { StoredClass } from '../classes/classes.store.ts';
import { mediaOf } from '../../media/index.ts';

/**
 * The pages that a class looks at, and at which one, from 0; null where nothing is shown, or where the file was withdrawn. A file that was
 * replaced by a shorter one shows its last page.
 */
export async function slidesOf(ctx: Context, one: StoredClass): Promise<RoomSlides | null> {
  if (!one.slidesMediaId) return null;
  const file = (await mediaOf(ctx, [one.slidesMediaId])).get(one.slidesMediaId);
  if (!file) return null;
  const { mediaId, fileName } = file;
  const pages = file.pages ?? 1;
  return { mediaId, fileName, pages, page: Math.min(one.slidesPage, pages - 1) };
}
