import type { api } from '@abhyas/contract';
import type { OfferedBook } from '@abhyas/contract/books/publishing/editions';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { asVisitor, listAllInstitutes, settingsOf } from '../../../tenancy/index.ts';
import { listEditions, listOffered } from '../../books/editions.store.ts';

/** Books that other institutes offer, each read under the row level security of its publisher. */
export async function listOfferedBooks(ctx: Context): Promise<Answer<typeof api.books.listOfferedBooks>> {
  const books: OfferedBook[] = [];
  for (const { id, kind, state } of await listAllInstitutes()) {
    if (id === ctx.instituteId || kind === 'provider' || state === 'suspended' || state === 'closed') continue;
    const offered = await listOffered(asVisitor(ctx, id));
    if (offered.length === 0) continue;
    const taken = await listEditions(
      ctx,
      offered.map(({ bookId }) => bookId),
    );
    const publisher = (await settingsOf(id))?.name ?? '';
    for (const { bookId, ...book } of offered)
      books.push({ ...book, publisherId: id, publisher, bookId, taken: taken.has(bookId) });
  }
  return { books };
}
