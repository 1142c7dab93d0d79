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
});
