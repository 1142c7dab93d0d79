import { z } from 'zod';
import { student } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { ownReport, reportReason } from '../questions/life.ts';
import { response } from '../questions/shapes.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { judgedAnswer } from './reading.ts';

const ofBook = z.object({ bookId: id });
const ofItem = z.object({ bookId: id, itemId: id });
const read = student('courses.study');

/** Answers that come in one call: a day without a network is a few of them. */
const MOST_ANSWERS_AT_ONCE = 100;

export const bookExercises = {
  answerBook: post('/api/student/books/:bookId/answers', {
    summary: 'Takes in answers of any device and judges them at once; an answer that came before changes nothing',
    access: read,
    params: ofBook,
    body: z.object({
      answers: z
        .array(
          z.object({
            /** Made by the page that asked, so that sending it again is the same answer. */
            id,
            itemId: id,
            /** null: asks for the solution. */
            response: response.nullable(),
            seconds: whole.min(0).max(7200).default(0),
            /** The hint was read before. */
            hinted: z.boolean().default(false),
            answeredAt: instant,
          }),
        )
        .min(1)
        .max(MOST_ANSWERS_AT_ONCE),
    }),
    reply: z.object({
      kept: z.array(id),
      /** The question is gone or not open, it is kept back by a test, or the time is one at which nobody can have answered. */
      refused: z.array(z.object({ id, because: z.enum(['gone', 'held', 'future', 'old']) })),
      answers: z.array(judgedAnswer),
    }),
  }),
  showBookStand: get('/api/student/books/:bookId/items/:itemId/stand', {
    summary: 'Whether the caller keeps a question of a book, and what became of his report about it',
    access: read,
    params: ofItem,
    reply: z.object({ kept: z.boolean(), report: ownReport.nullable() }),
    errors: ['BOOK_CHAPTER_LOCKED'],
  }),
  keepBookQuestion: put('/api/student/books/:bookId/items/:itemId/kept', {
    summary: 'Puts a question of a book among the bookmarks of the caller, or takes it out',
    access: read,
    params: ofItem,
    body: z.object({ kept: z.boolean() }),
    reply: z.object({ kept: z.boolean() }),
    errors: ['BOOK_CHAPTER_LOCKED'],
  }),
  reportBookQuestion: post('/api/student/books/:bookId/items/:itemId/reports', {
    summary: 'Says that something is wrong with a question of a book; whoever reviews the bank decides',
    access: read,
    params: ofItem,
    body: z.object({ reason: reportReason, comment: text(1000).default('') }),
    reply: ownReport,
    errors: ['BOOK_CHAPTER_LOCKED', 'REPORT_ALREADY'],
  }),
  findSimilarInBook: get('/api/student/books/:bookId/items/:itemId/similar', {
    summary: 'Another question of the book about the same, one that was not answered right yet first',
    access: read,
    params: ofItem,
    reply: z.object({ itemId: id.nullable(), exerciseId: id.nullable() }),
    errors: ['BOOK_CHAPTER_LOCKED'],
  }),
};
