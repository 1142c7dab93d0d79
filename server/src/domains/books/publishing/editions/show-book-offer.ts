import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { settingsOf } from '../../../tenancy/index.ts';
import { findEdition, findOffer, listLicences } from '../../books/editions.store.ts';
import { getBook } from '../../books/books.store.ts';
import { canPublishBook } from '../../policies.ts';

type Show = typeof api.books.showBookOffer;
/** On which terms a book of one's own is offered, and who took it. BOOK_LICENSED: an edition is not offered on. */
export async function showBookOffer(ctx: Context, { params }: Pick<Input<Show>, 'params'>): Promise<Answer<Show>> {
  const book = await getBook(ctx, params.bookId);
  if (await findEdition(ctx, book.id)) fail('BOOK_LICENSED');
  const found = await findOffer(ctx, book.id);
  const licences = await listLicences(ctx, book.id);
  const named = [];
  for (const { licenseeId, basisPoints, since, endedAt } of licences)
    named.push({
      instituteId: licenseeId,
      name: (await settingsOf(licenseeId))?.name ?? '',
      basisPoints,
      since: since.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    });
  const { bookId: _book, ...offer } = found ?? { bookId: '' };
  return {
    offer: 'offered' in offer ? offer : null,
    licences: named,
    can: { change: canPublishBook(actorOf(ctx), book) },
  };
}
