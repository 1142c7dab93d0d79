import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, page, paged, text } from '../shapes.ts';
import { authoredBook, bookDetails, bookRow, bookStatus } from './shapes.ts';

const ofBook = z.object({ bookId: id });
const read = partner('courses.read');
const write = partner('courses.write');

export const authoredBooks = {
  listBooks: get('/api/books', {
    summary: 'Books of the institute, the newest change first; without a status everything but the archived',
    access: read,
    query: page.extend({ search: text(100).default(''), status: bookStatus.optional() }),
    reply: paged(bookRow),
  }),
  createBook: post('/api/books', {
    summary: 'A book with nothing in it yet',
    access: write,
    body: bookDetails,
    reply: authoredBook,
    errors: ['BOOK_TITLE_TAKEN', 'BOOK_COVER'],
  }),
  showBook: get('/api/books/:bookId', {
    summary: 'A book as its authors have it: every line, what hinders publishing, and its versions',
    access: read,
    params: ofBook,
    reply: authoredBook,
  }),
  saveBook: put('/api/books/:bookId', {
    summary: 'What is said of a book, and to whom it opens; students see it when it is published again',
    access: write,
    params: ofBook,
    body: bookDetails,
    reply: authoredBook,
    errors: ['BOOK_TITLE_TAKEN', 'BOOK_ARCHIVED', 'BOOK_LICENSED', 'BOOK_COVER'],
  }),
  archiveBook: post('/api/books/:bookId/archive', {
    summary: 'Takes a book out of the lists, or brings it back; whoever was given it goes on reading',
    access: partner('courses.publish'),
    params: ofBook,
    body: z.object({ archived: z.boolean() }),
    reply: authoredBook,
    errors: ['BOOK_TITLE_TAKEN', 'BOOK_EDITION_ENDED'],
  }),
  publishBook: post('/api/books/:bookId/publish', {
    summary: 'Makes the draft the next version, which never changes',
    access: partner('courses.publish'),
    params: ofBook,
    body: z.object({ note: text(500).default('') }),
    reply: authoredBook,
    errors: ['BOOK_NOT_READY', 'BOOK_UNCHANGED', 'BOOK_ARCHIVED', 'BOOK_LICENSED'],
  }),
};
