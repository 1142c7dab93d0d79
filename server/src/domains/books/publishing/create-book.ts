import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { canEditBook } from '../policies.ts';
import { presentBook } from '../contents/present-book.ts';
import { type Book, insertBook } from '../books/books.store.ts';
import { checkCover, checkTitle } from '../books/open-book.ts';
import { recordBook } from '../books/record-book.ts';

type Create = typeof api.books.createBook;
/** A book with nothing in it yet; students see it when it is published. */
export async function createBook(ctx: Context, { body }: Input<Create>): Promise<Answer<Create>> {
  const state = { status: 'draft' as const, version: 0, changed: true, updatedAt: ctx.clock.now() };
  const book = authorize(ctx, canEditBook, { id: newId(), ...body, ...state } satisfies Book);
  await inTransaction(ctx, async (tx) => {
    await checkTitle(tx, book);
    await insertBook(tx, book, actorOf(tx).accountId);
    await checkCover(tx, book);
    await recordBook(tx, book, 'book.created');
  });
  return presentBook(ctx, book);
}
