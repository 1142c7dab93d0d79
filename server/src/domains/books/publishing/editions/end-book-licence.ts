import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { enqueue } from '../../../../kernel/jobs/enqueue.ts';
import { endLicence } from '../../books/editions.store.ts';
import { getBook } from '../../books/books.store.ts';
import { checkOwn } from '../../books/open-book.ts';
import { recordBook } from '../../books/record-book.ts';
import { canArchiveBook } from '../../policies.ts';
import { END_EDITION } from './end-edition.job.ts';
import { showBookOffer } from './show-book-offer.ts';

type End = typeof api.books.endBookLicence;
/** Ends the licence of one institute, which hears of it by a job; NOT_FOUND where it has none that runs. */
export async function endBookLicence(ctx: Context, { params }: Input<End>): Promise<Answer<End>> {
  const { bookId, instituteId } = params;
  await inTransaction(ctx, async (tx) => {
    const book = authorize(tx, canArchiveBook, await getBook(tx, bookId));
    await checkOwn(tx, bookId);
    if ((await endLicence(tx, bookId, instituteId)) === 0) fail('NOT_FOUND');
    await enqueue({ db: tx.db, instituteId }, END_EDITION, { bookId });
    await recordBook(tx, book, 'book.licence_ended', { instituteId });
  });
  return showBookOffer(ctx, { params: { bookId } });
}
