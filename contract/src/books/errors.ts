import { catalogue } from '../catalogue.ts';

export const booksErrors = catalogue('books', {
  BOOK_TITLE_TAKEN: [409, 1, 'There is a book of this title already.'],
  BOOK_ARCHIVED: [409, 2, 'The book is archived. Bring it back first.'],
  BOOK_NOT_READY: [409, 3, 'Some things must be corrected before the book can be published.'],
  BOOK_UNCHANGED: [409, 4, 'Nothing is new since version {version}.'],
  BOOK_PLACE: [422, 5, 'This cannot lie there: chapters lie in parts, theory and exercises in chapters.'],
  BOOK_FULL: [409, 6, 'A book holds at most {most} lines.'],
  BOOK_MEDIA: [422, 7, 'Choose a file of your library: a PDF for a PDF page, a video for a video.'],
  BOOK_CHAPTER_LOCKED: [403, 8, 'This chapter is part of a book that you do not have yet.'],
  BOOK_UNPUBLISHED: [409, 9, 'Publish the book first. Codes open what is published.'],
  BOOK_LICENSED: [
    409,
    11,
    'The contents of this book are its publisher’s. Change the title, cover, preface and price.',
  ],
  BOOK_TAKEN: [409, 12, 'Your institute has an edition of this book already. Open it under Books.'],
  BOOK_TERMS_CHANGED: [409, 13, 'The publisher changed its terms. Read them again.'],
  BOOK_PRICE_LOW: [422, 14, 'The publisher asks for a higher price. See the lowest price in the terms.'],
  BOOK_EDITION_ENDED: [
    409,
    15,
    'The licence of this edition has ended. Students who have the book keep it. It cannot be changed any more.',
  ],
  BOOK_NOT_GIVEN: [
    409,
    16,
    'The publisher gets its part of each sale of this book. Sell it to students instead of opening it to a batch.',
  ],
  BOOK_COVER: [422, 10, 'Choose a picture of your library as the cover.'],
});
