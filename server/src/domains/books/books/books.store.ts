import type { BookOpensTo, BookStatus } from '@abhyas/contract/books/shapes';
import type { Language } from '@abhyas/contract/shapes';
import { sql } from 'kysely';
import type { Authorized, Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, lockByName, pageOf, rows } from '../../../kernel/database/rows.ts';
import { containing } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    books: { status: BookStatus; opensTo: BookOpensTo; language: Language };
  }
}
export interface Book {
  readonly id: string;
  readonly title: string;
  readonly authors: string;
  readonly about: string;
  readonly subjectId: number | null;
  readonly language: Language;
  readonly opensTo: BookOpensTo;
  /** Whole paise, GST included; 0: it is not sold. */
  readonly pricePaise: number;
  readonly coverId: string | null;
  readonly preface: string;
  readonly status: BookStatus;
  /** 0: never published. */
  readonly version: number;
  readonly changed: boolean;
  readonly updatedAt: Date;
}
/** Whether students can buy it. Pure. */
export const isSold = ({ status, version, opensTo, pricePaise }: Book): boolean =>
  status === 'published' && version > 0 && opensTo === 'granted' && pricePaise > 0;

const columns = [
  'id',
  'title',
  'authors',
  'about',
  'subjectId',
  'language',
  'opensTo',
  'pricePaise',
  'coverId',
  'preface',
  'status',
  'version',
  'changed',
  'updatedAt',
] as const;

export const findBook = (ctx: Bound, id: string): Promise<Book | undefined> =>
  rows(ctx).selectFrom('books').select(columns).where('id', '=', id).executeTakeFirst();

export const getBook = async (ctx: Bound, id: string): Promise<Book> => (await findBook(ctx, id)) ?? fail('NOT_FOUND');

/** The same, locked until the transaction ends: its lines are changed one call at a time. */
export const lockBook = async (tx: TransactionContext, id: string): Promise<Book> =>
  (await rows(tx).selectFrom('books').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()) ??
  fail('NOT_FOUND');

export const listBooksById = (ctx: Bound, ids: readonly string[]): Promise<Book[]> =>
  rows(ctx).selectFrom('books').select(columns).where('id', '=', anyOf(ids)).execute();

/** Books that were ever published, by title. */
export const listReadable = (ctx: Bound): Promise<Book[]> =>
  rows(ctx).selectFrom('books').select(columns).where('version', '>', 0).orderBy('title').orderBy('id').execute();

export interface BookFilter {
  readonly search: string;
  readonly status?: BookStatus | undefined;
  readonly page: number;
  readonly size: number;
}

/** One page of the institute's books, the newest change first; without a status all but the archived. */
export function listBookRows(ctx: Bound, filter: BookFilter): Promise<{ rows: Book[]; total: number }> {
  let query = rows(ctx)
    .selectFrom('books')
    .where('status', filter.status ? '=' : '<>', filter.status ?? 'archived');
  if (filter.search)
    query = query.where(sql<boolean>`lower(title || ' ' || authors) like ${containing(filter.search.toLowerCase())}`);
  return pageOf(query.select(columns).orderBy('updatedAt', 'desc').orderBy('id'), filter);
}

/** Published books by words of their titles, for whoever gives one to somebody; none whose publisher is paid for each student. */
export const findPublishedBooks = (ctx: Bound, words: string): Promise<Book[]> =>
  rows(ctx)
    .selectFrom('books')
    .select(columns)
    .where('status', '=', 'published')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookEditions as e')
            .select('e.bookId')
            .whereRef('e.bookId', '=', 'books.id')
            .where(({ or, eb }) =>
              or([eb('e.endedAt', 'is not', null), eb('e.leastPricePaise', '>', 0), eb('e.basisPoints', '>', 0)]),
            ),
        ),
      ),
    )
    .where(sql<boolean>`lower(title) like ${containing(words.toLowerCase())}`)
    .orderBy('title')
    .limit(20)
    .execute();

/** Chapters and questions of the draft of each book. */
export async function countLines(
  ctx: Bound,
  bookIds: readonly string[],
): Promise<Map<string, { chapters: number; questions: number }>> {
  const counted = await rows(ctx)
    .selectFrom('bookItems')
    .select((eb) => [
      'bookId',
      eb.fn.countAll<number>().filterWhere('kind', '=', 'chapter').as('chapters'),
      eb.fn.countAll<number>().filterWhere('kind', '=', 'question').as('questions'),
    ])
    .where('removedAt', 'is', null)
    .where('bookId', '=', anyOf(bookIds))
    .groupBy('bookId')
    .execute();
  return new Map(counted.map(({ bookId, ...counts }) => [bookId, counts]));
}

/** Titles are given one at a time in an institute: two at once would both find theirs free. */
export async function isTitleTaken(
  tx: TransactionContext,
  { id, title }: Pick<Book, 'id' | 'title'>,
): Promise<boolean> {
  await lockByName(tx, 'books.titles');
  const found = await rows(tx)
    .selectFrom('books')
    .select('id')
    .where(sql<boolean>`lower(title) = lower(${title})`)
    .where('id', '<>', id)
    .where('status', '<>', 'archived')
    .executeTakeFirst();
  return found !== undefined;
}

/** What is said of a book and how it is sold, by its columns. */
const saidOf = ({ title, authors, about, subjectId, language, opensTo, pricePaise, coverId, preface }: Book) => ({
  title,
  authors,
  about,
  subjectId,
  language,
  opensTo,
  pricePaise,
  coverId,
  preface,
});

export function insertBook(tx: TransactionContext, book: Authorized<Book>, createdBy: string): Promise<void> {
  const { id, status, version, changed, updatedAt } = book;
  return insertRows(tx, 'books', {
    id,
    ...saidOf(book),
    status,
    version,
    changed,
    createdBy,
    createdAt: updatedAt,
    updatedAt,
  });
}

export async function saveBookRow(tx: TransactionContext, book: Authorized<Book>): Promise<void> {
  const { id, status, version, changed } = book;
  await changeRows(tx, 'books', { id }, { ...saidOf(book), status, version, changed, updatedAt: tx.clock.now() });
}

/** What a publisher decides of an edition: a job writes it, who agreed to the terms has allowed it. */
export async function saveFollowing(tx: TransactionContext, book: Book): Promise<void> {
  const { id, authors, subjectId, language, status, version, changed } = book;
  const updatedAt = tx.clock.now();
  await changeRows(tx, 'books', { id }, { authors, subjectId, language, status, version, changed, updatedAt });
}

/** Titles of books for the log, of archived ones too. */
export async function namesOfBooks(ctx: Bound, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await listBooksById(ctx, ids)).map(({ id, title }) => [id, title]));
}

/** Books that somebody began. */
export const listBooksBy = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('books')
    .select(['title', 'createdAt'])
    .where('createdBy', '=', accountId)
    .orderBy('createdAt')
    .execute();
