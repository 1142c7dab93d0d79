import type { Context } from '../../../kernel/context.ts';
import { findPublishedBooks, listBooksById } from './books.store.ts';
import { type Edition, findEdition } from './editions.store.ts';

/** Published books can be given to a batch, but for those whose publisher is paid for each student. */
export const assignableBooks = {
  kind: 'book' as const,
  // What was archived after it was given keeps its title; `find` does not offer it any more.
  titlesOf: async (ctx: Context, ids: readonly string[]): Promise<Map<string, string>> => {
    const found = await listBooksById(ctx, ids);
    return new Map(found.filter(({ version }) => version > 0).map(({ id, title }) => [id, title]));
  },
  // Only what students can read: a draft has no version yet.
  find: async (ctx: Context, words: string) => findPublishedBooks(ctx, words),
  closedBy: async (ctx: Context, id: string) => reasonOf(await findEdition(ctx, id)),
  pathOf: (id: string) => `/student/books/${id}`,
};

/** Why an edition opens to nobody for nothing. Pure. */
function reasonOf(edition: Edition | undefined) {
  if (!edition) return undefined;
  if (edition.endedAt !== null) return 'BOOK_EDITION_ENDED' as const;
  return edition.leastPricePaise > 0 || edition.basisPoints > 0 ? ('BOOK_NOT_GIVEN' as const) : undefined;
}
