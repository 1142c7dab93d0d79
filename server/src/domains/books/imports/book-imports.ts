import { bookImport } from '@abhyas/contract/books/book-imports';
import { authorize } from '../../../kernel/context.ts';
import type { Bound } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { checkSheets } from '../../../kernel/sheet-checks/check-sheets.ts';
import { record } from '../../audit/index.ts';
import { idsByNumber } from '../../questions/index.ts';
import { findEdition } from '../books/editions.store.ts';
import { getBook, saveBookRow } from '../books/books.store.ts';
import { openBookToWrite } from '../books/open-book.ts';
import { listItems } from '../contents/items.store.ts';
import { canWriteBooks } from '../policies.ts';
import { matchRows, numberOfQuestion, placeKey, type PlacedQuestion } from './match-rows.ts';
import { writeRows } from './write-rows.ts';

/** A spreadsheet of chapters, exercises and questions of the bank: what would come, what is there and what is wrong; then the draft holds it. */
export const bookImportHandlers = checkSheets<typeof bookImport, PlacedQuestion>(bookImport, {
  columns: {
    part: ['Part', 'Section', 'भाग', 'खंड'],
    chapter: ['Chapter', 'Chapter name', 'अध्याय'],
    chapterNumber: ['Chapter no', 'Chapter number', 'अध्याय संख्या'],
    exercise: ['Exercise', 'Exercise name', 'प्रश्नावली', 'अभ्यास'],
    exerciseNumber: ['Exercise no', 'Exercise number', 'प्रश्नावली संख्या'],
    number: ['Number', 'No', 'Printed number', 'Q no', 'प्रश्न संख्या'],
    page: ['Page', 'Printed page', 'पृष्ठ'],
    question: ['Question', 'Question id', 'Bank number', 'प्रश्न'],
  },
  isEnough: (found) =>
    found.has('chapter') && found.has('question') && (found.has('exercise') || found.has('exerciseNumber')),
  open: async (ctx, { params }) => {
    const book = authorize(ctx, canWriteBooks, await getBook(ctx, params.bookId));
    if (book.status === 'archived') fail('BOOK_ARCHIVED');
    if (await findEdition(ctx, book.id)) fail('BOOK_LICENSED');
    return { bookId: book.id };
  },
  match: async (ctx, rows, { bookId }) => {
    const numbers = rows.flatMap(({ given }) => numberOfQuestion(given.question) ?? []);
    const questions = await idsByNumber(ctx, [...new Set(numbers)]);
    return matchRows(rows, { questions, inside: await questionsInside(ctx, bookId) });
  },
  commit: async (tx, { about, fileName }, rows) => {
    const book = await openBookToWrite(tx, about.bookId);
    await writeRows(
      tx,
      book.id,
      rows.map(({ meant }) => meant),
    );
    await saveBookRow(tx, { ...book, changed: true });
    const details = { title: book.title, file: fileName, count: rows.length };
    await record(tx, { action: 'book.questions_added', subjectKind: 'book', subjectId: book.id, details });
  },
  present: async (_ctx, rows) => rows.map(({ meant }) => ({ question: meant.questionNumber ?? null })),
  audit: {
    record,
    subject: ({ about }) => ({ subjectKind: 'book', subjectId: about.bookId }),
    actions: { checked: 'book.contentsRead', cancelled: 'book.importCancelled' },
  },
});

/** The questions of each exercise of the draft, by what rows name it with. */
async function questionsInside(ctx: Bound, bookId: string): Promise<Map<string, Set<string>>> {
  const lines = await listItems(ctx, bookId);
  const byId = new Map(lines.map((line) => [line.id, line]));
  const inside = new Map<string, Set<string>>();
  for (const { parentId, questionId } of lines) {
    const exercise = questionId === null ? undefined : byId.get(parentId ?? '');
    const chapter = exercise && byId.get(exercise.parentId ?? '');
    if (!exercise || !chapter) continue;
    const part = byId.get(chapter.parentId ?? '')?.title ?? '';
    const key = placeKey({ part, chapter: chapter.title, exercise: exercise.title, exerciseNumber: exercise.number });
    inside.set(key, (inside.get(key) ?? new Set()).add(questionId!));
  }
  return inside;
}
