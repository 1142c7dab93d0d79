import { type BookItemKind, bookParents } from '@abhyas/contract/books/shapes';

export interface TreeLine {
  readonly itemId: string;
  readonly parentId: string | null;
  readonly kind: BookItemKind;
}

const mayLieIn = (kind: BookItemKind, parent: BookItemKind | null): boolean =>
  (bookParents[kind] as readonly (BookItemKind | null)[]).includes(parent);

/**
 * The lines of a book after one went to the place of another, with all that lies in it. Going down it comes after the other, going up
 * before it; where its kind cannot lie there, in the next place where it can. The same lines where nothing moves. Pure.
 */
export function moveLine<T extends TreeLine>(
  lines: readonly T[],
  movedId: string,
  overId: string,
  down: boolean,
): readonly T[] {
  const byId = new Map(lines.map((line) => [line.itemId, line]));
  const moved = byId.get(movedId);
  const over = byId.get(overId);
  if (!moved || !over) return lines;
  const going = withInside(lines, movedId);
  if (going.some(({ itemId }) => itemId === overId)) return lines;
  const rest = lines.filter((line) => !going.includes(line));
  const put = (parentId: string | null, at: number): readonly T[] => [
    ...rest.slice(0, at),
    ...going.map((line) => (line.itemId === movedId ? { ...line, parentId } : line)),
    ...rest.slice(at),
  ];
  const placeOf = (id: string) => rest.findIndex(({ itemId }) => itemId === id);
  const endOf = (id: string) => placeOf(id) + withInside(rest, id).length;
  if (down && mayLieIn(moved.kind, over.kind)) return put(over.itemId, placeOf(over.itemId) + 1);
  const kindOf = (id: string | null) => (id === null ? null : (byId.get(id)?.kind ?? null));
  for (
    let beside: T | undefined = over;
    beside;
    beside = beside.parentId === null ? undefined : byId.get(beside.parentId)
  )
    if (mayLieIn(moved.kind, kindOf(beside.parentId)))
      return put(beside.parentId, down ? endOf(beside.itemId) : placeOf(beside.itemId));
  const before = rest.slice(0, Math.max(0, placeOf(overId))).findLast(({ kind }) => mayLieIn(moved.kind, kind));
  return before && !down ? put(before.itemId, endOf(before.itemId)) : lines;
}

/** A line and everything in it, as they follow each other. Pure. */
export function withInside<T extends TreeLine>(lines: readonly T[], id: string): T[] {
  const inside = new Set([id]);
  return lines.filter(({ itemId, parentId }) => {
    if (itemId === id) return true;
    if (parentId === null || !inside.has(parentId)) return false;
    return inside.add(itemId);
  });
}

/** How deep each line lies, and which are shown: those in a closed line are not. Pure. */
export function shownLines<T extends TreeLine>(
  lines: readonly T[],
  closed: ReadonlySet<string>,
): (T & { readonly id: string; readonly depth: number })[] {
  const depths = new Map<string, number>();
  return lines.flatMap((line) => {
    const above = line.parentId === null ? -1 : depths.get(line.parentId);
    if (above === undefined) return [];
    if (!closed.has(line.itemId)) depths.set(line.itemId, above + 1);
    return [{ ...line, id: line.itemId, depth: above + 1 }];
  });
}
