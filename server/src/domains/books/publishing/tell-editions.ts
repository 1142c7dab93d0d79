import type { TransactionContext } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { listLicences } from '../books/editions.store.ts';

export const SYNC_EDITION = 'books.syncEdition';

/** Lets one institute's edition follow what its publisher has now; asked for twice before it ran it runs once. */
export const askToSync = ({ db }: TransactionContext, licenseeId: number, bookId: string): Promise<void> =>
  enqueue({ db, instituteId: licenseeId }, SYNC_EDITION, { bookId }, { key: `${SYNC_EDITION}:${bookId}` });

/** Lets every edition of a book follow, in the transaction in which the publisher publishes: no correction is lost. */
export async function tellEditions(tx: TransactionContext, bookId: string): Promise<void> {
  for (const { licenseeId, endedAt } of await listLicences(tx, bookId))
    if (endedAt === null) await askToSync(tx, licenseeId, bookId);
}
