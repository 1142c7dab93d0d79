import type { Context } from '../../../kernel/context.ts';
import { addressesOf } from '../../media/index.ts';
import { listSubjects } from '../../taxonomy/index.ts';
import { type Book, isSold, listBooksById } from './books.store.ts';

/** Addresses of the covers of these books, by the id of the picture. */
export const coversOf = (ctx: Context, books: readonly Pick<Book, 'coverId'>[]): Promise<Map<string, string>> =>
  addressesOf(
    ctx,
    books.flatMap(({ coverId }) => coverId ?? []),
  );

/** What a shop has to know of a book. */
interface BookBrief extends Pick<Book, 'title' | 'pricePaise'> {
  /** Code of its subject; none where it is of several. */
  readonly subjects: readonly string[];
  readonly coverUrl: string | null;
  /** Students can buy it now. */
  readonly sold: boolean;
}

/** These books by id; one that is not here, or was never published, is missing. */
export async function bookBriefs(ctx: Context, ids: readonly string[]): Promise<Map<string, BookBrief>> {
  if (ids.length === 0) return new Map();
  const books = (await listBooksById(ctx, ids)).filter(({ version }) => version > 0);
  const covers = await coversOf(ctx, books);
  const codes = new Map((await listSubjects(ctx)).map(({ id, code }) => [id, code]));
  return new Map(
    books.map((book) => {
      const { id, title, pricePaise, subjectId, coverId } = book;
      const subject = codes.get(subjectId ?? 0);
      const subjects = subject === undefined ? [] : [subject];
      return [id, { title, pricePaise, subjects, coverUrl: covers.get(coverId ?? '') ?? null, sold: isSold(book) }];
    }),
  );
}
