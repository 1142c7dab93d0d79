import type { LineToRead } from '@abhyas/contract/books/reading';
import { api, query } from '../../../lib/api.ts';

/** Half an hour without a network, and what was opened before is still there. */
const KEPT_MS = 3_600_000;

/**
 * The query of one line of a book. It stays in memory for an hour after it was last shown, so that a reader whose network is gone goes back and
 * forth between the exercises that were open, and finds there what was answered.
 */
export const itemQuery = (bookId: string, itemId: string) => ({
  ...query(api.books.openBookItem, { params: { bookId, itemId } }),
  gcTime: KEPT_MS,
});

/** Theory pages of the chapter in which an exercise lies. Pure. */
export function pagesBeside(lines: readonly LineToRead[], at: string): readonly LineToRead[] {
  const line = lines.find(({ itemId }) => itemId === at);
  if (line?.kind !== 'exercise') return [];
  return lines.filter(({ kind, parentId, locked }) => kind === 'page' && parentId === line.parentId && !locked);
}
