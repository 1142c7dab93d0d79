import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { useMedia } from '../../media/index.ts';
import { recordBook } from '../books/record-book.ts';
import { changeLines } from './change-lines.ts';
import { getItem, listItems, removeItems } from './items.store.ts';
import { withInside } from './tree.ts';

type Remove = typeof api.books.removeBookItem;
/** Takes a line out with all that lies in it. What versions show of its files they go on showing. */
export async function removeBookItem(ctx: Context, { params }: Input<Remove>): Promise<Answer<Remove>> {
  const { bookId } = await getItem(ctx, params.itemId);
  return changeLines(ctx, bookId, async (tx, book) => {
    const gone = withInside(await listItems(tx, bookId), params.itemId);
    const [line] = gone;
    if (!line) return fail('NOT_FOUND');
    await removeItems(
      tx,
      gone.map(({ id }) => id),
    );
    // Files of what was never published are free again; a published page goes on holding them.
    if (book.version === 0)
      for (const { id } of gone.filter(({ mediaId, body }) => mediaId !== null || body !== null))
        await useMedia(tx, { kind: 'book', id, title: book.title }, []);
    await recordBook(tx, book, 'book.line_removed', { line: line.kind, name: line.title || line.number });
  });
}
