import { changeRows } from '../../kernel/database/rows.ts';
import type { PersonalData } from '../identity/index.ts';
import { listBooksBy } from './books/books.store.ts';
import { forgetReader, listAnswersOf, moveReader } from './personal-data.store.ts';

/** What somebody answered and where he reads on; who began a book, published it or took it up. */
export const booksPersonalData: PersonalData = {
  domain: 'books',
  tables: ['books', 'book_versions', 'book_editions', 'book_answers', 'book_places'],
  export: async (ctx, accountId) => ({
    books: await listBooksBy(ctx, accountId),
    answers: await listAnswersOf(ctx, accountId),
  }),
  // The books are the institute's and stay, made by an id that has no name.
  erase: (tx, accountId) => forgetReader(tx, accountId),
  reassign: async (tx, from, to) => {
    await changeRows(tx, 'books', { createdBy: from }, { createdBy: to });
    await changeRows(tx, 'bookVersions', { publishedBy: from }, { publishedBy: to });
    await changeRows(tx, 'bookEditions', { agreedBy: from }, { agreedBy: to });
    await moveReader(tx, from, to);
  },
};
