import type { api } from '@abhyas/contract';
import { bookLimits } from '@abhyas/contract/books/shapes';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordBook } from '../books/record-book.ts';
import { newCodes } from '../codes/codes.store.ts';
import { changeLines } from './change-lines.ts';
import { insertItems, listItems } from './items.store.ts';
import { mayLieIn } from './tree.ts';

type Add = typeof api.books.addBookItem;
/** A new line at the end of what it lies in; its code is given now and never changes. */
export async function addBookItem(ctx: Context, { params, body }: Input<Add>): Promise<Answer<Add>> {
  const itemId = newId();
  const shown = await changeLines(ctx, params.bookId, async (tx, book) => {
    const lines = await listItems(tx, book.id);
    const parent = body.parentId === null ? null : lines.find(({ id }) => id === body.parentId)?.kind;
    if (parent === undefined || !mayLieIn(body.kind, parent)) fail('BOOK_PLACE');
    if (lines.length >= bookLimits.items) fail('BOOK_FULL', { most: bookLimits.items });
    const [code] = await newCodes(tx, 1);
    const beside = lines.filter(({ parentId }) => parentId === body.parentId);
    const position = Math.max(0, ...beside.map((line) => line.position)) + 1;
    const nothing = { printedPage: null, free: false, body: null, mediaId: null, questionId: null };
    await insertItems(tx, [{ id: itemId, bookId: book.id, ...body, position, ...nothing, code: code! }]);
    await recordBook(tx, book, 'book.line_added', { line: body.kind, name: body.title });
  });
  return { ...shown, itemId };
}
