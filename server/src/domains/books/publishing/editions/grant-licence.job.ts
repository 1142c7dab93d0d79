import { type Context, inTransaction } from '../../../../kernel/context.ts';
import type { Job } from '../../../../kernel/jobs/worker.ts';
import { getBook } from '../../books/books.store.ts';
import { insertLicence } from '../../books/editions.store.ts';
import { recordBook } from '../../books/record-book.ts';
import { askToSync } from '../tell-editions.ts';

export const GRANT_LICENCE = 'books.grantLicence';

interface Granted {
  readonly bookId: string;
  readonly licenseeId: number;
  readonly basisPoints: number;
}

/**
 * An institute took up a book of this publisher. The copy is asked for in the transaction that makes the licence known: a version that is
 * published before is in the copy, and one that is published after tells the edition itself.
 */
export const grantLicence: Job = async (ctx: Context, payload) => {
  const { bookId, licenseeId, basisPoints } = payload as unknown as Granted;
  await inTransaction(ctx, async (tx) => {
    await insertLicence(tx, { bookId, licenseeId, basisPoints });
    await askToSync(tx, licenseeId, bookId);
    await recordBook(tx, await getBook(tx, bookId), 'book.licensed', { licenseeId, basisPoints });
  });
};
