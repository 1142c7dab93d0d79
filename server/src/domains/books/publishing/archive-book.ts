import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { authorize, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { canArchiveBook } from '../policies.ts';
import { presentBook } from '../contents/present-book.ts';
import { type Book, lockBook, saveBookRow } from '../books/books.store.ts';
import { findEdition } from '../books/editions.store.ts';
import { checkTitle } from '../books/open-book.ts';
import { recordBook } from '../books/record-book.ts';

type Archive = typeof api.books.archiveBook;
/** Puts a book away or brings it back; again is no change. */
export async function archiveBook(ctx: Context, { params, body }: Input<Archive>): Promise<Answer<Archive>> {
  const book = await inTransaction(ctx, async (tx) => {
    const before = authorize(tx, canArchiveBook, await lockBook(tx, params.bookId));
    if ((before.status === 'archived') === body.archived) return before;
    const edition = await findEdition(tx, before.id);
    if (edition && edition.endedAt !== null) fail('BOOK_EDITION_ENDED');
    const status: Book['status'] = body.archived ? 'archived' : before.version > 0 ? 'published' : 'draft';
    if (!body.archived) await checkTitle(tx, before);
    const after = { ...before, status };
    await saveBookRow(tx, after);
    await recordBook(tx, after, body.archived ? 'book.archived' : 'book.restored');
    return after;
  });
  return presentBook(ctx, book);
}
