import type { api } from '@abhyas/contract';
import { ALL_POINTS } from '@abhyas/contract/commerce/offers/share-sums';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, authorize, type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { enqueue } from '../../../../kernel/jobs/enqueue.ts';
import { port } from '../../../../kernel/port.ts';
import { asVisitor, settingsOf } from '../../../tenancy/index.ts';
import { type Book, findBook, insertBook } from '../../books/books.store.ts';
import { findEdition, insertEdition, listOffered } from '../../books/editions.store.ts';
import { checkTitle } from '../../books/open-book.ts';
import { recordBook } from '../../books/record-book.ts';
import { canPublishBook } from '../../policies.ts';
import { GRANT_LICENCE } from './grant-licence.job.ts';

/** What the provider takes of each sale of this institute now, in hundredths of a percent, which a higher domain knows. */
export const providerCommission = port<(ctx: Context) => Promise<number>>('books.providerCommission');

type Adopt = typeof api.books.adoptBook;
/**
 * Takes up a book on the terms that were read. The edition has the id of the book, as rows of two institutes never meet; its contents come
 * by a job. NOT_FOUND where nobody offers it, BOOK_TAKEN, BOOK_TERMS_CHANGED; SHARES_TOO_MUCH where a sale would
 * pay publisher and provider more than its price.
 */
export async function adoptBook(ctx: Context, { params, body }: Input<Adopt>): Promise<Answer<Adopt>> {
  const { publisherId, bookId } = params;
  if (publisherId === ctx.instituteId) fail('NOT_FOUND');
  const there = asVisitor(ctx, publisherId);
  const offer = (await listOffered(there)).find((one) => one.bookId === bookId) ?? fail('NOT_FOUND');
  const source = (await findBook(there, bookId)) ?? fail('NOT_FOUND');
  const { basisPoints, leastPricePaise, terms } = offer;
  if (body.basisPoints !== basisPoints || body.leastPricePaise !== leastPricePaise || body.terms !== terms)
    fail('BOOK_TERMS_CHANGED');
  if (basisPoints + (await providerCommission()(ctx)) > ALL_POINTS) fail('SHARES_TOO_MUCH');
  const publisher = (await settingsOf(publisherId))?.name ?? fail('NOT_FOUND');
  await inTransaction(ctx, async (tx) => {
    if (await findEdition(tx, bookId)) fail('BOOK_TAKEN');
    const state = { status: 'draft', version: 0, changed: false, updatedAt: tx.clock.now() } as const;
    const own = { opensTo: 'granted', pricePaise: 0, coverId: null, preface: '' } as const;
    const book = authorize(tx, canPublishBook, { ...source, ...own, ...state } satisfies Book);
    await checkTitle(tx, book);
    const { accountId } = actorOf(tx);
    await insertBook(tx, book, accountId);
    const agreed = { agreedAt: tx.clock.now(), endedAt: null };
    await insertEdition(
      tx,
      { bookId, publisherId, publisher, basisPoints, leastPricePaise, terms, ...agreed },
      accountId,
    );
    // The publisher's own row is written where the publisher is bound; its job then has the contents copied.
    const licence = { bookId, licenseeId: tx.instituteId, basisPoints };
    await enqueue({ db: tx.db, instituteId: publisherId }, GRANT_LICENCE, licence);
    await recordBook(tx, book, 'book.taken_up', { publisher, basisPoints });
  });
  return { bookId };
}
