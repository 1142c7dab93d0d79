import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { openToStudents } from './open-to-students.ts';
import { presentBook } from '../contents/present-book.ts';
import { saveBookRow } from '../books/books.store.ts';
import { checkCover, checkTitle, openBookToWrite } from '../books/open-book.ts';
import { recordBook } from '../books/record-book.ts';

type Save = typeof api.books.saveBook;
/** What is said of a book waits for its next version; to whom it opens, its price and how it looks is so at once. */
export async function saveBook(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const saved = await inTransaction(ctx, async (tx) => {
    const before = await openBookToWrite(tx, params.bookId);
    const after = { ...before, ...body };
    await checkTitle(tx, after);
    await checkCover(tx, after);
    const { opensTo: _now, pricePaise: _price, coverId: _cover, preface: _preface, ...said } = body;
    const isNew = Object.entries(said).some(([key, value]) => before[key as keyof typeof said] !== value);
    const book = { ...after, changed: before.changed || isNew };
    await saveBookRow(tx, book);
    if (before.version > 0 && before.opensTo !== body.opensTo) await openToStudents(tx, book);
    await recordBook(tx, book, 'book.updated');
    return book;
  });
  return presentBook(ctx, saved);
}
