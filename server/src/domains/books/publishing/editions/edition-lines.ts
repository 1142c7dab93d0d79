import type { TransactionContext } from '../../../../kernel/context.ts';
import type { VersionItem } from '../../books/versions.store.ts';
import { listCodes, listTaken, newCodes } from '../../codes/codes.store.ts';
import { type BookItem, removeItems, saveLines } from '../../contents/items.store.ts';

/**
 * Makes the lines of an edition those of a version. A line has the code that the publisher printed, so that one printed book works in every institute;
 * where a book of this institute has that code already the line gets another one, for good.
 */
export async function keepLines(
  tx: TransactionContext,
  bookId: string,
  lines: readonly VersionItem[],
  printed: ReadonlyMap<string, string>,
): Promise<void> {
  const before = await listCodes(tx, bookId);
  const fresh = lines.filter(({ itemId }) => !before.has(itemId));
  const wanted = fresh.flatMap(({ itemId }) => printed.get(itemId) ?? []);
  const taken = await listTaken(tx, wanted);
  const others = fresh.filter(({ itemId }) => taken.has(printed.get(itemId) ?? '') || !printed.has(itemId));
  const made = await newCodes(tx, others.length);
  const instead = new Map(others.map(({ itemId }, at) => [itemId, made[at]!]));
  await saveLines(
    tx,
    lines.map((line): BookItem => {
      const { itemId: id, parentId, kind, place: position, title, number, printedPage, free, body, ...rest } = line;
      const { mediaId, questionId } = rest;
      const code = before.get(id) ?? instead.get(id) ?? printed.get(id) ?? '';
      const shown = { printedPage, free, body, mediaId, questionId, code };
      return { id, bookId, parentId, kind, position, title, number, ...shown };
    }),
  );
  const left = new Set(lines.map(({ itemId }) => itemId));
  await removeItems(
    tx,
    [...before.keys()].filter((id) => !left.has(id)),
  );
}
