import type { BookItemKind } from '@abhyas/contract/books/shapes';
import type { ScanWay } from '@abhyas/contract/books/codes';
import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, insertRows, rows } from '../../../kernel/database/rows.ts';
import { newId } from '../../../kernel/ids.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    bookScans: { way: ScanWay };
  }
}
/** A line that a code was given to, of a book that was ever published, as its authors have it now. */
export interface CodedItem {
  readonly itemId: string;
  readonly bookId: string;
  readonly code: string;
  readonly kind: BookItemKind;
  readonly number: string;
  readonly title: string;
  readonly printedPage: number | null;
  readonly bookTitle: string;
}

/** Lines by their codes; those that were taken out of the book too, since their codes are on paper. */
export const listByCodes = (ctx: Bound, codes: readonly string[]): Promise<CodedItem[]> =>
  rows(ctx)
    .selectFrom('bookItems as i')
    .innerJoin('books as b', 'b.id', 'i.bookId')
    .select(['i.id as itemId', 'i.bookId', 'i.code', 'i.kind', 'i.number', 'i.title', 'i.printedPage'])
    .select('b.title as bookTitle')
    .where('i.code', '=', anyOf(codes, 'text'))
    .where('b.version', '>', 0)
    .orderBy('i.code')
    .execute();

interface Scan {
  readonly bookId: string;
  readonly itemId: string;
  readonly way: ScanWay;
  readonly signedIn: boolean;
}
export const insertScan = (tx: TransactionContext, scan: Scan): Promise<void> => {
  const { bookId, itemId, way, signedIn } = scan;
  return insertRows(tx, 'bookScans', { id: newId(), bookId, itemId, way, signedIn, at: tx.clock.now() });
};

/** Scans of a book since then, by day in a time zone, by way, and how many were of somebody signed in. */
export const countScans = (ctx: Bound, bookId: string, since: Date, zone: string) =>
  rows(ctx)
    .selectFrom('bookScans')
    .select([sql<string>`to_char(at at time zone ${zone}, 'YYYY-MM-DD')`.as('day'), 'way', 'signedIn'])
    .select((eb) => eb.fn.countAll<number>().as('scans'))
    .where('bookId', '=', bookId)
    .where('at', '>=', since)
    .groupBy(['day', 'way', 'signedIn'])
    .orderBy('day')
    .execute();

/** The lines of a book that were read most since then. */
export const listScanned = (ctx: Bound, bookId: string, since: Date, most: number) =>
  rows(ctx)
    .selectFrom('bookScans as s')
    .innerJoin('bookItems as i', 'i.id', 's.itemId')
    .leftJoin('bookItems as e', (join) => join.onRef('e.id', '=', 'i.parentId').on('e.kind', '=', 'exercise'))
    .select(['i.id as itemId', 'i.code', 'i.kind', 'i.number', 'i.title', 'i.printedPage', 'e.number as exercise'])
    .select((eb) => [eb.fn.countAll<number>().as('scans'), eb.fn.max('s.at').as('lastAt')])
    .where('s.bookId', '=', bookId)
    .where('s.at', '>=', since)
    .groupBy(['i.id', 'i.code', 'i.kind', 'i.number', 'i.title', 'i.printedPage', 'e.number'])
    .orderBy('scans', 'desc')
    .orderBy('i.code')
    .limit(most)
    .execute();
