import { type BookItemKind, bookParents } from '@abhyas/contract/books/shapes';

interface Line {
  readonly id: string;
  readonly parentId: string | null;
  readonly kind: BookItemKind;
}

/** Lines from the first of the book to the last, each before what lies in it; beside each other they keep their order. Pure. */
export function inOrder<T extends Line>(lines: readonly T[]): T[] {
  const inside = Map.groupBy(lines, ({ parentId }) => parentId);
  const walk = (parentId: string | null): T[] =>
    (inside.get(parentId) ?? []).flatMap((line) => [line, ...walk(line.id)]);
  return walk(null);
}

/** A line and everything in it. Pure. */
export function withInside<T extends Line>(lines: readonly T[], id: string): T[] {
  const inside = Map.groupBy(lines, ({ parentId }) => parentId);
  const walk = (line: T): T[] => [line, ...(inside.get(line.id) ?? []).flatMap(walk)];
  return lines.filter((line) => line.id === id).flatMap(walk);
}

/** Whether a line of this kind may lie there; `parent` null: in the book itself. Pure. */
export const mayLieIn = (kind: BookItemKind, parent: BookItemKind | null): boolean =>
  (bookParents[kind] as readonly (BookItemKind | null)[]).includes(parent);

/** Every line lies where its kind may, in a line of this book; so none can lie in itself. Pure. */
export function isWellPlaced(lines: readonly Line[]): boolean {
  const kinds = new Map(lines.map(({ id, kind }) => [id, kind]));
  return lines.every(({ kind, parentId }) => {
    const parent = parentId === null ? null : kinds.get(parentId);
    return parent !== undefined && mayLieIn(kind, parent);
  });
}

/** The number that follows a printed one: 14 → 15, A-3 → A-4, 2.3 → 2.4; of nothing 1. Pure. */
export function nextNumber(number: string | undefined): string {
  if (number === undefined) return '1';
  const digits = /\d+$/.exec(number)?.[0];
  return digits === undefined ? '' : number.slice(0, -digits.length) + String(Number(digits) + 1);
}
