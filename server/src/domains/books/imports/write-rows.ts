import { type BookItemKind, bookLimits } from '@abhyas/contract/books/shapes';
import type { TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { newCodes } from '../codes/codes.store.ts';
import { type BookItem, insertItems, listItems } from '../contents/items.store.ts';
import { nextNumber } from '../contents/tree.ts';
import type { PlacedQuestion } from './match-rows.ts';

type Draft = Omit<BookItem, 'code'>;
const nothing = { printedPage: null, free: false, body: null, mediaId: null, questionId: null };

/** Puts questions into the draft of a book; a part, chapter or exercise is found by its name, and made where there is none. BOOK_FULL. */
export async function writeRows(
  tx: TransactionContext,
  bookId: string,
  placed: readonly PlacedQuestion[],
): Promise<void> {
  const before: Draft[] = await listItems(tx, bookId);
  const lines = [...before];
  const add = (line: Pick<Draft, 'parentId' | 'kind' | 'title' | 'number'> & Partial<Draft>): Draft => {
    const beside = lines.filter(({ parentId }) => parentId === line.parentId);
    const position = Math.max(0, ...beside.map((one) => one.position)) + 1;
    const made = { ...nothing, id: newId(), bookId, position, ...line };
    lines.push(made);
    return made;
  };
  const inside = (parentId: string | null, kind: BookItemKind, title: string, number = ''): Draft => {
    const found = lines.find(
      (line) => line.parentId === parentId && line.kind === kind && isNamed(line, title, number),
    );
    return found ?? add({ parentId, kind, title, number });
  };
  for (const row of placed) {
    const part = row.part === '' ? null : inside(null, 'part', row.part).id;
    const chapter = inside(part, 'chapter', row.chapter, row.chapterNumber);
    const exercise = inside(chapter.id, 'exercise', row.exercise, row.exerciseNumber);
    const own = lines.filter(({ parentId }) => parentId === exercise.id);
    if (own.some(({ questionId }) => questionId === row.questionId)) continue;
    const number = row.number === '' ? nextNumber(own.at(-1)?.number) : row.number;
    const { questionId, page: printedPage } = row;
    add({ parentId: exercise.id, kind: 'question', title: '', number, printedPage, questionId });
  }
  if (lines.length > bookLimits.items) fail('BOOK_FULL', { most: bookLimits.items });
  const fresh = lines.slice(before.length);
  const codes = await newCodes(tx, fresh.length);
  await insertItems(
    tx,
    fresh.map((line, at) => ({ ...line, code: codes[at]! })),
  );
}

const isNamed = (line: Draft, title: string, number: string): boolean =>
  line.title.toLowerCase() === title.toLowerCase() && (number === '' || line.number === '' || line.number === number);
