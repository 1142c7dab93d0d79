import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { saveOffer } from '../../books/editions.store.ts';
import { lockBook } from '../../books/books.store.ts';
import { checkOwn } from '../../books/open-book.ts';
import { recordBook } from '../../books/record-book.ts';
import { canPublishBook } from '../../policies.ts';
import { showBookOffer } from './show-book-offer.ts';

type Save = typeof api.books.saveBookOffer;
/** Offers a published book, or takes the offer back; who has an edition keeps the terms that were agreed to. */
export async function saveBookOffer(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  await inTransaction(ctx, async (tx) => {
    const locked = await lockBook(tx, params.bookId);
    if (locked.status === 'archived') fail('BOOK_ARCHIVED');
    const book = authorize(tx, canPublishBook, locked);
    await checkOwn(tx, book.id);
    if (book.version === 0) fail('BOOK_UNPUBLISHED');
    const { offered, basisPoints, leastPricePaise, terms } = body;
    await saveOffer(tx, { bookId: book.id, offered, basisPoints, leastPricePaise, terms });
    await recordBook(tx, book, 'book.offered', { offered, basisPoints, leastPricePaise });
  });
  return showBookOffer(ctx, { params });
}
