import { z } from 'zod';
import { partner } from '../access.ts';
import { id, whole } from '../shapes.ts';
import { type SheetKind, sheetEndpoints } from '../sheet-checks/sheet-kind.ts';

/** The contents of a book, a row for each question in its printed order: parts, chapters and exercises are made where they are new. */
export const bookImport = {
  kind: 'bookImport',
  called: 'a table of contents with questions',
  columns: ['part', 'chapter', 'chapterNumber', 'exercise', 'exerciseNumber', 'number', 'page', 'question'],
  problems: [
    'CHAPTER_MISSING',
    'EXERCISE_MISSING',
    'QUESTION_MISSING',
    'QUESTION_UNKNOWN',
    'QUESTION_TWICE',
    'NUMBER_LONG',
    'NUMBER_TWICE',
    'PAGE_UNREADABLE',
    'NAME_LONG',
  ],
  about: z.object({ bookId: id }),
  means: z.object({ question: whole.nullable() }),
  read: partner('courses.read'),
  write: partner('courses.write'),
  path: '/api/book-imports',
  upload: {
    summary: 'Reads a spreadsheet of chapters, exercises and questions of the bank as a dry run: nothing is written',
    path: '/api/books/:bookId/imports',
    params: z.object({ bookId: id }),
    errors: ['BOOK_ARCHIVED', 'BOOK_LICENSED'],
  },
  rows: { summary: 'Row by row: which question comes where, which is there already, and what is wrong' },
  commit: {
    summary: 'Writes the ready rows into the draft of the book, all or none',
    errors: ['BOOK_ARCHIVED', 'BOOK_LICENSED', 'BOOK_FULL'],
  },
} as const satisfies SheetKind;

export const bookImports = sheetEndpoints(bookImport);
