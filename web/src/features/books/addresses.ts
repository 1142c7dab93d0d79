import { bookStatus } from '@abhyas/contract/books/shapes';
import { oneOf, page, type PatchOf, search, type SearchOf, text } from '../../lib/url-search.ts';

/** What the address of the list of the institute's books says. */
export const booksSearch = search({ search: text(), status: oneOf(...bookStatus.options), page: page() });
export type BooksSearch = SearchOf<typeof booksSearch>;
export type BooksPatch = PatchOf<typeof booksSearch>;

/**
 * Where staff build a book, and where they write one theory page of it. One splat for all of them: each route of its own is bytes that
 * every visitor fetches.
 */
export const bookAddress = (bookId: string, itemId?: string) => ({
  to: '/partner/books/$' as const,
  params: { _splat: itemId === undefined ? bookId : `${bookId}/${itemId}` },
});

/** Where staff look at a spreadsheet before its contents come into a book. */
export const bookImportAddress = (bookId: string, importId: string) => bookAddress(bookId, `imports/${importId}`);

/** Where a student reads a book; without an item it opens where he was last. */
export const readAddress = (bookId: string, itemId?: string) => ({
  to: '/student/books/$' as const,
  params: { _splat: itemId === undefined ? bookId : `${bookId}/${itemId}` },
});
