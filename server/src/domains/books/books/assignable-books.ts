import type { Context } from '../../../kernel/context.ts';
import { findPublishedBooks, listBooksById } from './books.store.ts';

/** Published books can be given to a batch. */
export const assignableBooks = {
  kind: 'book' as const,
  // What was archived after it was given keeps its title; `find` does not offer it any more.
  titlesOf: async (ctx: Context, ids: readonly string[]): Promise<Map<string, string>> => {
    const found = await listBooksById(ctx, ids);
    return new Map(found.filter(({ version }) => version > 0).map(({ id, title }) => [id, title]));
  },
  // Only what students can read: a draft has no version yet.
  find: async (ctx: Context, words: string) => findPublishedBooks(ctx, words),
  pathOf: (id: string) => `/student/books/${id}`,
};
