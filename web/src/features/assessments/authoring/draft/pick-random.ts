/** Picks `count` of the items, each set equally likely; fewer when there are fewer. `random` gives numbers from 0 below 1. */
export function pickRandom<T>(items: readonly T[], count: number, random: () => number = Math.random): readonly T[] {
  const pool = [...items];
  const picked: T[] = [];
  while (picked.length < count && pool.length > 0) {
    const [item] = pool.splice(Math.floor(random() * pool.length), 1);
    picked.push(item!);
  }
  return picked;
}
