import { type Context, inTransaction } from '../../../../kernel/context.ts';
import type { Job } from '../../../../kernel/jobs/worker.ts';
import { lockBook, saveFollowing } from '../../books/books.store.ts';
import { endEdition } from '../../books/editions.store.ts';
import { recordBook } from '../../books/record-book.ts';

export const END_EDITION = 'books.endEdition';

/** The publisher ended the licence of this institute: the edition is put away, and who has it goes on reading. */
export const endEditionHere: Job = async (ctx: Context, payload) => {
  const { bookId } = payload as { readonly bookId: string };
  await inTransaction(ctx, async (tx) => {
    const book = await lockBook(tx, bookId);
    if ((await endEdition(tx, bookId)) === 0) return;
    await saveFollowing(tx, { ...book, status: 'archived' });
    await recordBook(tx, book, 'book.licence_ended');
  });
};
