import { authorize, type Authorized, type TransactionContext } from '../../../kernel/context.ts';
import { fail, failFields } from '../../../kernel/errors.ts';
import { mediaOf, useMedia } from '../../media/index.ts';
import { canWriteBooks } from '../policies.ts';
import { findEdition } from './editions.store.ts';
import { type Book, isTitleTaken, lockBook } from './books.store.ts';

/** A book that the caller changes, locked until the transaction ends; BOOK_ARCHIVED where it was put away, BOOK_LICENSED. */
export async function openBookToWrite(tx: TransactionContext, bookId: string): Promise<Authorized<Book>> {
  const book = authorize(tx, canWriteBooks, await lockBook(tx, bookId));
  if (book.status === 'archived') fail('BOOK_ARCHIVED');
  await checkOwn(tx, book.id);
  return book;
}

/** BOOK_LICENSED where the contents of a book are a publisher's. */
export async function checkOwn(tx: TransactionContext, bookId: string): Promise<void> {
  if (await findEdition(tx, bookId)) fail('BOOK_LICENSED');
}

/** BOOK_TITLE_TAKEN beside the field. */
export async function checkTitle(tx: TransactionContext, book: Pick<Book, 'id' | 'title'>): Promise<void> {
  if (await isTitleTaken(tx, book))
    failFields('BOOK_TITLE_TAKEN', [{ path: 'title', messageKey: 'errors.BOOK_TITLE_TAKEN' }]);
}

/** Holds the cover of a book, so that nobody removes it; BOOK_COVER beside the field where it is no picture of the institute. */
export async function checkCover(
  tx: TransactionContext,
  { id, title, coverId }: Pick<Book, 'id' | 'title' | 'coverId'>,
): Promise<void> {
  if (coverId !== null && (await mediaOf(tx, [coverId])).get(coverId)?.kind !== 'image')
    failFields('BOOK_COVER', [{ path: 'coverId', messageKey: 'errors.BOOK_COVER' }]);
  await useMedia(tx, { kind: 'book', id, title }, coverId === null ? [] : [coverId]);
}
