import { authorize, type Authorized, type TransactionContext } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { canWriteBooks } from '../policies.ts';
import { type Book, isTitleTaken, lockBook } from './books.store.ts';

/** A book that the caller changes, locked until the transaction ends; BOOK_ARCHIVED where it was put away. */
export async function openBookToWrite(tx: TransactionContext, bookId: string): Promise<Authorized<Book>> {
  const book = authorize(tx, canWriteBooks, await lockBook(tx, bookId));
  if (book.status === 'archived') fail('BOOK_ARCHIVED');
  return book;
}

/** BOOK_TITLE_TAKEN beside the field. */
export async function checkTitle(tx: TransactionContext, book: Pick<Book, 'id' | 'title'>): Promise<void> {
  if (await isTitleTaken(tx, book))
    failFields('BOOK_TITLE_TAKEN', [{ path: 'title', messageKey: 'errors.BOOK_TITLE_TAKEN' }]);
}
