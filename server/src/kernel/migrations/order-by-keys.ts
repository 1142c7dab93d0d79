/** A foreign key leads from one table to another. */
interface KeyBetween {
  readonly from: string;
  readonly to: string;
}

/** The tables so that each stands behind those it points at; keys to itself or to other tables do not matter. Throws where keys form a circle. */
export function orderByKeys(tables: readonly string[], keys: readonly KeyBetween[]): string[] {
  const left = new Set(tables);
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter((name) =>
      keys.every(({ from, to }) => from !== name || to === name || !left.has(to)),
    );
    if (free.length === 0) throw new Error(`foreign keys form a circle between ${[...left].join(', ')}`);
    for (const name of free) left.delete(name);
    ordered.push(...free);
  }
  return ordered;
}
