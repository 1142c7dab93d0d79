import { type Candidate, cellOf, levels, type Wish } from './candidate.ts';
import { wishCounts } from './wish-counts.ts';

/** Questions that share a stem, all of them, in their order. */
export type WholeGroup = readonly Candidate[];

/** The groups among these candidates whose every question is one of them, in the order in which they come up. Pure. */
export function wholeGroups(candidates: readonly Candidate[]): WholeGroup[] {
  const byGroup = Map.groupBy(
    candidates.filter(({ group }) => group !== undefined),
    ({ group }) => group!.id,
  );
  return [...byGroup.values()]
    .filter((members) => members.length === members[0]!.group!.size)
    .map((members) => members.toSorted((a, b) => a.group!.position - b.group!.position));
}

/** More than any number of questions. */
const NO_ROOM = 1000;

/**
 * For each of several papers the groups that a section wishes, no group twice: one for each paper in turn, so that none is served
 * better. Of those that are left the one is taken that leaves room for the rest of its paper's, goes least beyond the wished numbers
 * and is as long as those before it. Pure.
 */
export function chooseGroups(wish: Wish, groups: readonly WholeGroup[], papers: number): WholeGroup[][] {
  const chosen = Array.from({ length: papers }, (): WholeGroup[] => []);
  const left = [...groups];
  const shortest = Math.min(...groups.map((group) => group.length));
  for (let round = 0; round < (wish.groups ?? 0); round++)
    for (const mine of chosen) {
      const length = chosen[0]?.[round]?.length;
      const room = wish.count - size(mine) - shortest * (wish.groups! - round - 1);
      const best = left
        .filter((group) => size(mine) + group.length <= wish.count)
        .map((group) => ({
          group,
          cost:
            beyond(wish, [...mine, group]) +
            Math.abs(group.length - (length ?? group.length)) +
            (group.length > room ? NO_ROOM : 0),
        }))
        .toSorted((a, b) => a.cost - b.cost)[0];
      if (!best) continue;
      mine.push(best.group);
      left.splice(left.indexOf(best.group), 1);
    }
  return chosen;
}

const size = (groups: readonly WholeGroup[]) => groups.reduce((sum, { length }) => sum + length, 0);

/** How many of these questions stand outside the wished numbers of their chapter or level. */
function beyond(wish: Wish, groups: readonly WholeGroup[]): number {
  const { rows, columns } = wishCounts(wish);
  const [inRows, inColumns] = [(rows ?? []).map(() => 0), levels.map(() => 0)];
  for (const question of groups.flat()) {
    const [row, column] = cellOf(wish, question);
    if (rows) inRows[row]!++;
    inColumns[column]!++;
  }
  const over = (have: readonly number[], wanted: readonly number[] | undefined) =>
    have.reduce((sum, one, at) => sum + (wanted ? Math.max(0, one - wanted[at]!) : 0), 0);
  return over(inRows, rows) + over(inColumns, columns);
}
