import { z } from 'zod';
import { student } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { playback } from '../media/shapes.ts';
import {
  answerKey,
  askedContent,
  imageAddresses,
  questionType,
  response,
  whyNotInLanguages,
  wordsInLanguages,
} from '../questions/shapes.ts';
import { id, language, richText, text, whole } from '../shapes.ts';
import { bookItemKind } from './shapes.ts';

const ofBook = z.object({ bookId: id });
const ofItem = z.object({ bookId: id, itemId: id });
const read = student('courses.study');

/** How a learner stands with the questions of a line: of the newest version, the last answer of each counts. */
const bookProgress = z.object({ questions: whole, answered: whole, right: whole });
export type BookProgress = z.infer<typeof bookProgress>;

/** A line as a learner sees it; questions are in their exercise. */
export const lineToRead = z.object({
  itemId: id,
  parentId: id.nullable(),
  kind: bookItemKind,
  title: z.string(),
  number: z.string(),
  printedPage: whole.nullable(),
  code: z.string(),
  locked: z.boolean(),
  progress: bookProgress,
});
export type LineToRead = z.infer<typeof lineToRead>;

export const bookToRead = z.object({
  bookId: id,
  title: z.string(),
  authors: z.string(),
  about: z.string(),
  language,
  version: whole,
  coverUrl: z.string().nullable(),
  /** preview: only its free chapters open. */
  access: z.enum(['full', 'preview']),
  /** What the whole book costs the caller in paise, GST included; null: it is the caller’s, or is not sold. */
  pricePaise: whole.nullable(),
  progress: bookProgress,
  /** Where the learner was last; null: not begun, or taken out since. */
  placeId: id.nullable(),
});
export type BookToRead = z.infer<typeof bookToRead>;

export const answerOutcome = z.enum(['right', 'wrong', 'partial', 'unanswered']);
/** The last answer with what is right, which nobody is told before. */
export const judgedAnswer = z.object({
  itemId: id,
  response: response.nullable(),
  outcome: answerOutcome,
  key: answerKey,
  solution: wordsInLanguages,
  /** What leads to each option that is not right, by its place. */
  whyNot: whyNotInLanguages.nullable(),
  images: imageAddresses,
});
export type JudgedAnswer = z.infer<typeof judgedAnswer>;

export const bookQuestion = z.object({
  itemId: id,
  number: z.string(),
  printedPage: whole.nullable(),
  code: z.string(),
  type: questionType,
  content: z.object({ en: askedContent, hi: askedContent.optional() }),
  /** What stands beside the field of a typed number. */
  unit: z.string(),
  /** It is in a test whose result is not out: it can be answered after that. */
  held: z.boolean(),
  hint: wordsInLanguages.nullable(),
});
export type BookQuestion = z.infer<typeof bookQuestion>;

export const shownItem = lineToRead.extend({
  body: richText.nullable(),
  /** Of a PDF: its address for five minutes. */
  fileUrl: z.string().nullable(),
  images: imageAddresses,
  questions: z.array(bookQuestion),
  answers: z.array(judgedAnswer),
});
export type ShownItem = z.infer<typeof shownItem>;

/** A line in which words were found. */
export const bookHit = lineToRead
  .pick({ itemId: true, kind: true, title: true, number: true, printedPage: true })
  .extend({
    /** Of a question: its exercise. */
    exercise: z.object({ itemId: id, number: z.string() }).nullable(),
    /** The text around the first word. */
    excerpt: z.string(),
  });
export type BookHit = z.infer<typeof bookHit>;

export const bookReading = {
  listMyBooks: get('/api/student/books', {
    summary: 'Books that the caller may open, with how far he is; those with free chapters and those that are sold too',
    access: read,
    reply: z.object({ books: z.array(bookToRead) }),
  }),
  openBook: get('/api/student/books/:bookId', {
    summary: 'A book with its lines, what is open of it and how far the caller is',
    access: read,
    params: ofBook,
    reply: bookToRead.extend({ preface: z.string(), lines: z.array(lineToRead) }),
  }),
  openBookItem: get('/api/student/books/:bookId/items/:itemId', {
    summary: 'A theory page, or an exercise with its questions; keys and solutions only of what was answered',
    access: read,
    params: ofItem,
    reply: shownItem,
    errors: ['BOOK_CHAPTER_LOCKED'],
  }),
  findInBook: get('/api/student/books/:bookId/found', {
    summary: 'Theory and questions of the open chapters that hold all these words, or the line of a code',
    access: read,
    params: ofBook,
    query: z.object({ q: text(100, 2) }),
    reply: z.object({ hits: z.array(bookHit) }),
  }),
  playBookVideo: post('/api/student/books/:bookId/items/:itemId/play', {
    summary: 'Where a video of a book plays, for a few minutes',
    access: read,
    params: ofItem,
    body: z.object({ stream: z.string().max(200).nullable().default(null) }),
    reply: playback,
    errors: ['BOOK_CHAPTER_LOCKED', 'VIDEO_WORKING', 'VIDEO_FAILED', 'STREAM_ELSEWHERE'],
  }),
  keepBookPlace: put('/api/student/books/:bookId/place', {
    summary: 'Remembers where the caller reads on',
    access: read,
    params: ofBook,
    body: z.object({ itemId: id }),
    reply: z.object({ placeId: id }),
    errors: ['BOOK_CHAPTER_LOCKED'],
  }),
};
