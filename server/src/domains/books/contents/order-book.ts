import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { recordBook } from '../books/record-book.ts';
import { changeLines } from './change-lines.ts';
import { listItems, placeItems } from './items.store.ts';
import { isWellPlaced } from './tree.ts';

type Order = typeof api.books.orderBook;
/** Puts every line in its place at once; CONFLICT where somebody added or removed one meanwhile. */
export function orderBook(ctx: Context, { params, body }: Input<Order>): Promise<Answer<Order>> {
  return changeLines(ctx, params.bookId, async (tx, book) => {
    const lines = new Map((await listItems(tx, book.id)).map((line) => [line.id, line]));
    const placed = body.items.flatMap(({ itemId, parentId }) => {
      const line = lines.get(itemId);
      return line ? [{ ...line, parentId }] : [];
    });
    const isWhole = new Set(placed.map(({ id }) => id)).size === lines.size && body.items.length === lines.size;
    if (!isWhole) fail('CONFLICT');
    if (!isWellPlaced(placed)) fail('BOOK_PLACE');
    await placeItems(tx, book.id, body.items);
    await recordBook(tx, book, 'book.ordered');
  });
}
