import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { imagesOf } from '@abhyas/contract/rich-text';
import type { Context } from '../../../kernel/context.ts';
import { addressesOf } from '../../media/index.ts';
import { versionsOf } from '../../questions/index.ts';
import { getItem } from './items.store.ts';
import { presentLine, usedBy } from './present-book.ts';

type Show = typeof api.books.showBookItem;
/** One line with the text or the file that it shows. */
export async function showBookItem(ctx: Context, { params }: Input<Show>): Promise<Answer<Show>> {
  const item = await getItem(ctx, params.itemId);
  const used = await usedBy(ctx, [item]);
  const words = await versionsOf(ctx, [...used.questions.values()]);
  const pictures = item.body === null ? [] : imagesOf(item.body).map(({ attrs }) => attrs.mediaId);
  return {
    ...presentLine(item, used, words),
    bookId: item.bookId,
    body: item.body,
    mediaId: item.mediaId,
    media: (item.mediaId !== null && used.media.get(item.mediaId)) || null,
    images: Object.fromEntries(await addressesOf(ctx, pictures)),
  };
}
