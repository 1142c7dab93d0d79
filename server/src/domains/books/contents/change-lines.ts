import type { AuthoredBook } from '@abhyas/contract/books/shapes';
import { type Authorized, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { type Book, saveBookRow } from '../books/books.store.ts';
import { openBookToWrite } from '../books/open-book.ts';
import { presentBook } from './present-book.ts';

/** Changes the lines of a book in one transaction: the book is locked, marked as changed, and shown as it is then. */
export async function changeLines(
  ctx: Context,
  bookId: string,
  work: (tx: TransactionContext, book: Authorized<Book>) => Promise<void>,
): Promise<AuthoredBook> {
  const book = await inTransaction(ctx, async (tx) => {
    const before = await openBookToWrite(tx, bookId);
    await work(tx, before);
    const after = { ...before, changed: true };
    await saveBookRow(tx, after);
    return after;
  });
  return presentBook(ctx, book);
}
