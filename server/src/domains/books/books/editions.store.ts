import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, rows, upsertRows } from '../../../kernel/database/rows.ts';

/** What a publisher asks for. */
export interface Terms {
  /** Of the price without its tax. */
  readonly basisPoints: number;
  readonly leastPricePaise: number;
  readonly terms: string;
}
export interface Offer extends Terms {
  readonly bookId: string;
  readonly offered: boolean;
}
const termColumns = ['bookId', 'basisPoints', 'leastPricePaise', 'terms'] as const;

export const findOffer = (ctx: Bound, bookId: string): Promise<Offer | undefined> =>
  rows(ctx)
    .selectFrom('bookOffers')
    .select([...termColumns, 'offered'])
    .where('bookId', '=', bookId)
    .executeTakeFirst();

export const saveOffer = (tx: TransactionContext, offer: Offer): Promise<void> => {
  const { bookId, offered, basisPoints, leastPricePaise, terms } = offer;
  const row = { bookId, offered, basisPoints, leastPricePaise, terms, changedAt: tx.clock.now() };
  return upsertRows(tx, 'bookOffers', row, { key: ['bookId'] });
};

/** Published books of this institute that it offers to others, with their newest versions, by title. */
export const listOffered = (ctx: Bound) =>
  rows(ctx)
    .selectFrom('bookOffers as o')
    .innerJoin('books as b', 'b.id', 'o.bookId')
    .innerJoin('bookVersions as v', (join) => join.onRef('v.bookId', '=', 'b.id').onRef('v.version', '=', 'b.version'))
    .select(['o.bookId', 'o.basisPoints', 'o.leastPricePaise', 'o.terms', 'v.title', 'v.authors', 'v.about'])
    .select(['v.language', 'v.version', 'v.chapters', 'v.exercises', 'v.questions'])
    .where('o.offered', '=', true)
    .where('b.status', '=', 'published')
    .orderBy('v.title')
    .execute();

export interface Licence {
  readonly licenseeId: number;
  readonly basisPoints: number;
  readonly since: Date;
  readonly endedAt: Date | null;
}
/** Institutes that have an edition of this book, those of today first. */
export const listLicences = (ctx: Bound, bookId: string): Promise<Licence[]> =>
  rows(ctx)
    .selectFrom('bookLicences')
    .select(['licenseeId', 'basisPoints', 'since', 'endedAt'])
    .where('bookId', '=', bookId)
    .orderBy('endedAt', (order) => order.desc().nullsFirst())
    .orderBy('since')
    .execute();

/** A licence that is there already stays as it is. */
export const insertLicence = (
  tx: TransactionContext,
  { bookId, licenseeId, basisPoints }: { readonly bookId: string } & Pick<Licence, 'licenseeId' | 'basisPoints'>,
): Promise<void> => {
  const row = { bookId, licenseeId, basisPoints, since: tx.clock.now(), endedAt: null };
  return upsertRows(tx, 'bookLicences', row, {
    key: ['bookId', 'licenseeId'],
    keep: ['basisPoints', 'since', 'endedAt'],
  });
};

export const endLicence = (tx: TransactionContext, bookId: string, licenseeId: number): Promise<number> =>
  changeRows(tx, 'bookLicences', { bookId, licenseeId, endedAt: null }, { endedAt: tx.clock.now() });

/** A book of a publisher as this institute has it. */
export interface Edition extends Terms {
  readonly bookId: string;
  readonly publisherId: number;
  readonly publisher: string;
  readonly agreedAt: Date;
  readonly endedAt: Date | null;
}
/** Those of these books that are a publisher's, by book. */
export async function listEditions(ctx: Bound, bookIds: readonly string[]): Promise<Map<string, Edition>> {
  const found = await rows(ctx)
    .selectFrom('bookEditions')
    .select([...termColumns, 'publisherId', 'publisher', 'agreedAt', 'endedAt'])
    .where('bookId', '=', anyOf(bookIds))
    .execute();
  return new Map(found.map((edition) => [edition.bookId, edition]));
}

export const findEdition = async (ctx: Bound, bookId: string): Promise<Edition | undefined> =>
  (await listEditions(ctx, [bookId])).get(bookId);

export const insertEdition = (tx: TransactionContext, edition: Edition, agreedBy: string): Promise<void> => {
  const { bookId, publisherId, publisher, basisPoints, leastPricePaise, terms, agreedAt, endedAt } = edition;
  const said = { bookId, publisherId, publisher, basisPoints, leastPricePaise, terms };
  return insertRows(tx, 'bookEditions', { ...said, agreedBy, agreedAt, endedAt });
};

export const endEdition = (tx: TransactionContext, bookId: string): Promise<number> =>
  changeRows(tx, 'bookEditions', { bookId, endedAt: null }, { endedAt: tx.clock.now() });
