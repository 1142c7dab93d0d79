import { z } from 'zod';
import { partner } from '../../access.ts';
import { get, post, put } from '../../endpoint.ts';
import { id, instant, language, text, whole } from '../../shapes.ts';
import { authoredBook, bookDetails, bookLimits } from '../shapes.ts';

const ofBook = z.object({ bookId: id });
const instituteId = z.coerce.number().int().min(1);
const decide = partner('courses.publish');
const ALL_POINTS = 10_000;

/** What a publisher asks for: its part of the price without tax in hundredths of a percent, and the least price, whole paise. */
export const bookTerms = z.object({
  basisPoints: whole.max(ALL_POINTS),
  leastPricePaise: whole.max(bookLimits.pricePaise),
  terms: text(2000).default(''),
});
export type BookTerms = z.infer<typeof bookTerms>;

export const bookLicence = z.object({
  instituteId: whole,
  name: z.string(),
  basisPoints: whole,
  since: instant,
  endedAt: instant.nullable(),
});
export type BookLicence = z.infer<typeof bookLicence>;

const bookOffer = z.object({
  /** Null: it was never offered. */
  offer: bookTerms.extend({ offered: z.boolean() }).nullable(),
  licences: z.array(bookLicence),
  can: z.object({ change: z.boolean() }),
});
export type BookOffer = z.infer<typeof bookOffer>;

/** A book of a publisher that an institute may take up. */
export const offeredBook = bookTerms.extend({
  publisherId: whole,
  publisher: z.string(),
  bookId: id,
  title: z.string(),
  authors: z.string(),
  about: z.string(),
  language,
  version: whole,
  chapters: whole,
  exercises: whole,
  questions: whole,
  /** The caller’s institute has an edition of it, or had one. */
  taken: z.boolean(),
});
export type OfferedBook = z.infer<typeof offeredBook>;

export const bookEditions = {
  showBookOffer: get('/api/books/:bookId/offer', {
    summary: 'On which terms a book is offered to institutes, and which of them have an edition of it',
    access: partner('courses.read'),
    params: ofBook,
    reply: bookOffer,
    errors: ['BOOK_LICENSED'],
  }),
  saveBookOffer: put('/api/books/:bookId/offer', {
    summary:
      'Offers a book to institutes, changes the terms for those that take it from now on, or takes the offer back',
    access: decide,
    params: ofBook,
    body: bookTerms.extend({ offered: z.boolean() }),
    reply: bookOffer,
    errors: ['BOOK_UNPUBLISHED', 'BOOK_LICENSED', 'BOOK_ARCHIVED'],
  }),
  endBookLicence: post('/api/books/:bookId/licences/:instituteId/end', {
    summary: 'Ends the licence of one institute: it sells the book no more, and who has it there keeps it',
    access: decide,
    params: ofBook.extend({ instituteId }),
    reply: bookOffer,
    errors: ['BOOK_LICENSED'],
  }),
  listOfferedBooks: get('/api/offered-books', {
    summary: 'Books that publishers offer to institutes, with their terms',
    access: partner('courses.read'),
    reply: z.object({ books: z.array(offeredBook) }),
  }),
  adoptBook: post('/api/offered-books/:publisherId/:bookId/edition', {
    summary:
      'Takes up a book of a publisher on its terms: an edition of one’s own, whose contents follow the publisher',
    access: decide,
    params: ofBook.extend({ publisherId: instituteId }),
    /** The terms as they were read: where they changed since, nothing is agreed. */
    body: bookTerms,
    reply: z.object({ bookId: id }),
    errors: ['BOOK_TAKEN', 'BOOK_TERMS_CHANGED', 'BOOK_TITLE_TAKEN', 'SHARES_TOO_MUCH'],
  }),
  saveBookEdition: put('/api/books/:bookId/edition', {
    summary: 'The institute’s own title, cover, preface and price of an edition, and whether students find it',
    access: decide,
    params: ofBook,
    body: bookDetails
      .pick({ title: true, about: true, opensTo: true, pricePaise: true, coverId: true, preface: true })
      .extend({ shown: z.boolean() }),
    reply: authoredBook,
    errors: ['BOOK_TITLE_TAKEN', 'BOOK_COVER', 'BOOK_PRICE_LOW', 'BOOK_EDITION_ENDED', 'BOOK_ARCHIVED'],
  }),
};
