import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import type { Job } from '../../../../kernel/jobs/worker.ts';
import { grantToEach, revoke } from '../../../entitlements/index.ts';
import { accountIdsOfRole } from '../../../identity/index.ts';
import { lockBook, saveFollowing } from '../../books/books.store.ts';
import { endEdition } from '../../books/editions.store.ts';
import { recordBook } from '../../books/record-book.ts';

export const END_EDITION = 'books.endEdition';

/**
 * The publisher ended the licence of this institute: the edition is put away, and who has it goes on reading. Where it was open to everyone,
 * the students of today have it by name from now on, and those of tomorrow do not.
 */
export const endEditionHere: Job = async (ctx: Context, payload) => {
  const { bookId } = payload as { readonly bookId: string };
  await inTransaction(ctx, async (tx) => {
    const book = await lockBook(tx, bookId);
    if ((await endEdition(tx, bookId)) === 0) return;
    await saveFollowing(tx, { ...book, status: 'archived' });
    if (book.opensTo === 'everyone') await keepForStudents(tx, bookId);
    await recordBook(tx, book, 'book.licence_ended');
  });
};

async function keepForStudents(tx: TransactionContext, bookId: string): Promise<void> {
  const source = 'free';
  const students = await accountIdsOfRole(tx, 'student');
  await revoke(tx, { source, thing: { kind: 'book', id: bookId }, reason: 'licence ended' });
  await grantToEach(tx, students, { thingKind: 'book', thingId: bookId, source, reason: 'licence ended' });
}
