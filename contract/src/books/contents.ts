import { z } from 'zod';
import { partner } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { mediaItem } from '../media/shapes.ts';
import { id, richText, text } from '../shapes.ts';
import { authoredBook, bookItemFields, bookItemKind, bookLimits, bookLine } from './shapes.ts';

const ofBook = z.object({ bookId: id });
const ofItem = z.object({ itemId: id });
const read = partner('courses.read');
const write = partner('courses.write');

export const bookContents = {
  addBookItem: post('/api/books/:bookId/items', {
    summary: 'A new line at the end of what it lies in, with a code of its own',
    access: write,
    params: ofBook,
    body: z.object({
      kind: bookItemKind.exclude(['question']),
      parentId: id.nullable().default(null),
      title: text(160).default(''),
      number: text(12).default(''),
    }),
    reply: authoredBook.extend({ itemId: id }),
    errors: ['BOOK_PLACE', 'BOOK_FULL', 'BOOK_ARCHIVED', 'BOOK_LICENSED'],
  }),
  addBookQuestions: post('/api/book-items/:itemId/questions', {
    summary:
      'Takes questions of the bank into an exercise, numbered on from its last; one that is in it stays where it is',
    access: write,
    params: ofItem,
    body: z.object({ questionIds: z.array(id).min(1).max(bookLimits.questionsAtOnce) }),
    reply: authoredBook,
    errors: ['BOOK_PLACE', 'BOOK_FULL', 'BOOK_ARCHIVED', 'BOOK_LICENSED'],
  }),
  showBookItem: get('/api/book-items/:itemId', {
    summary: 'One line with all that its editor needs',
    access: read,
    params: ofItem,
    reply: bookLine.extend({
      bookId: id,
      body: richText.nullable(),
      media: mediaItem.nullable(),
      mediaId: id.nullable(),
      /** Addresses of the pictures in its text, by media id. */
      images: z.record(z.string(), z.string()),
    }),
  }),
  saveBookItem: put('/api/book-items/:itemId', {
    summary: 'Title, printed number and page of a line, and what a theory page shows; its code stays',
    access: write,
    params: ofItem,
    body: bookItemFields,
    reply: authoredBook,
    errors: ['BOOK_MEDIA', 'BOOK_ARCHIVED', 'BOOK_LICENSED'],
  }),
  orderBook: put('/api/books/:bookId/order', {
    summary: 'Every line in its order and what it lies in, all at once',
    access: write,
    params: ofBook,
    body: z.object({
      items: z.array(z.object({ itemId: id, parentId: id.nullable() })).max(bookLimits.items),
    }),
    reply: authoredBook,
    errors: ['CONFLICT', 'BOOK_PLACE', 'BOOK_ARCHIVED', 'BOOK_LICENSED'],
  }),
  removeBookItem: del('/api/book-items/:itemId', {
    summary: 'Takes a line out with all that lies in it; what was published of it stays',
    access: write,
    params: ofItem,
    reply: authoredBook,
    errors: ['BOOK_ARCHIVED', 'BOOK_LICENSED'],
  }),
};
