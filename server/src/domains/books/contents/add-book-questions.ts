import type { api } from '@abhyas/contract';
import { bookLimits } from '@abhyas/contract/books/shapes';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { getForPaper } from '../../questions/index.ts';
import { recordBook } from '../books/record-book.ts';
import { newCodes } from '../codes/codes.store.ts';
import { changeLines } from './change-lines.ts';
import { type BookItem, getItem, insertItems, listItems } from './items.store.ts';
import { nextNumber } from './tree.ts';

type Add = typeof api.books.addBookQuestions;
/** Takes questions of the bank into an exercise, numbered on from its last. NOT_FOUND for one that the bank has not. */
export async function addBookQuestions(ctx: Context, { params, body }: Input<Add>): Promise<Answer<Add>> {
  const { bookId } = await getItem(ctx, params.itemId);
  return changeLines(ctx, bookId, async (tx, book) => {
    const lines = await listItems(tx, bookId);
    const exercise = lines.find(({ id }) => id === params.itemId) ?? fail('NOT_FOUND');
    if (exercise.kind !== 'exercise') fail('BOOK_PLACE');
    const inside = lines.filter(({ parentId }) => parentId === exercise.id);
    const known = new Set(inside.map(({ questionId }) => questionId));
    const wanted = [...new Set(body.questionIds)].filter((id) => !known.has(id));
    if (lines.length + wanted.length > bookLimits.items) fail('BOOK_FULL', { most: bookLimits.items });
    if ((await getForPaper(tx, wanted)).size < wanted.length) fail('NOT_FOUND');
    await insertItems(tx, numberedOn(exercise, inside.at(-1), wanted, await newCodes(tx, wanted.length)));
    if (wanted.length > 0) await recordBook(tx, book, 'book.questions_added', { count: wanted.length });
  });
}

function numberedOn(
  exercise: BookItem,
  last: BookItem | undefined,
  questionIds: readonly string[],
  codes: readonly string[],
): BookItem[] {
  let number = last?.number;
  return questionIds.map((questionId, at) => {
    number = nextNumber(number);
    return {
      id: newId(),
      bookId: exercise.bookId,
      parentId: exercise.id,
      kind: 'question',
      position: (last?.position ?? 0) + 1 + at,
      title: '',
      number,
      printedPage: null,
      free: false,
      body: null,
      mediaId: null,
      questionId,
      code: codes[at]!,
    };
  });
}
