import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail, failFields } from '../../../../kernel/errors.ts';
import { lockBook, saveBookRow } from '../../books/books.store.ts';
import { type Edition, findEdition } from '../../books/editions.store.ts';
import { checkCover, checkTitle } from '../../books/open-book.ts';
import { recordBook } from '../../books/record-book.ts';
import { presentBook } from '../../contents/present-book.ts';
import { canPublishBook } from '../../policies.ts';
import { openToStudents } from '../open-to-students.ts';

type Save = typeof api.books.saveBookEdition;
/** What an institute says of its edition, at once; its contents are the publisher's. NOT_FOUND for a book of one's own. */
export async function saveBookEdition(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const saved = await inTransaction(ctx, async (tx) => {
    const edition = (await findEdition(tx, params.bookId)) ?? fail('NOT_FOUND');
    if (edition.endedAt !== null) fail('BOOK_EDITION_ENDED');
    const locked = await lockBook(tx, params.bookId);
    if (locked.status === 'archived') fail('BOOK_ARCHIVED');
    const before = authorize(tx, canPublishBook, locked);
    checkPrice(edition, body);
    const { shown, title, about, opensTo, pricePaise, coverId, preface } = body;
    const said = { title, about, opensTo, pricePaise, coverId, preface };
    const book = { ...before, ...said, status: shown ? ('published' as const) : ('draft' as const) };
    await checkTitle(tx, book);
    await checkCover(tx, book);
    await saveBookRow(tx, book);
    // Before its contents came there is nothing to open; they open it themselves.
    if (book.version > 0) await openToStudents(tx, book);
    await recordBook(tx, book, 'book.updated', { pricePaise, shown });
    return book;
  });
  return presentBook(ctx, saved);
}

/** BOOK_PRICE_LOW beside the field: an edition is neither sold nor opened to everyone for less than was agreed. */
function checkPrice({ leastPricePaise }: Edition, { opensTo, pricePaise }: Input<Save>['body']): void {
  const isLow = pricePaise > 0 && pricePaise < leastPricePaise;
  if (isLow || (opensTo === 'everyone' && leastPricePaise > 0))
    failFields('BOOK_PRICE_LOW', [{ path: isLow ? 'pricePaise' : 'opensTo', messageKey: 'errors.BOOK_PRICE_LOW' }]);
}
