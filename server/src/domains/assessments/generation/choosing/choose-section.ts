import { shareOut } from '@abhyas/contract/assessments/share-out';
import { type Candidate, cellOf, levels, type Wish } from './candidate.ts';
import { chooseCounts } from './choose-counts.ts';
import { chooseGroups, wholeGroups } from './choose-groups.ts';
import { wishCounts } from './wish-counts.ts';

type Grid = readonly (readonly number[])[];

/** What one paper gets for a section: groups as wholes, then single questions. */
export interface PickedSection {
  readonly groups: readonly (readonly Candidate[])[];
  readonly singles: readonly Candidate[];
}

/**
 * Questions of one section for several papers at once, no question twice. First it is settled how many of each chapter and level all
 * of them take together, as exactly as the pool allows; that number falls apart into equal wishes again, since each paper asks for
 * the same (a whole flow that is k times another can always be parted into k of those). Pure.
 */
export function chooseSection(wish: Wish, pool: readonly Candidate[], papers: number): PickedSection[] {
  const singles = pool.filter(({ group }) => group === undefined);
  const groups = chooseGroups(wish, wholeGroups(pool), papers);
  const cells = cellsOf(wish, singles);
  const available = cells.map((row) => row.map(({ length }) => length));
  const wishes = groups.map((own) => restOf(wish, own.flat(), available, papers));
  let left = together(wishes, available);
  // Groups may leave the papers different wishes; else what all of them get, and what they lack, is shared evenly.
  const isSame = groups.every(({ length }) => length === 0);
  const used = available.map((row) => row.map(() => 0));
  return wishes.map((rest, paper) => {
    const counts = chooseCounts({ ...(isSame ? fairShare(left, papers - paper) : rest), papers: papers - paper }, left);
    left = left.map((row, r) => row.map((count, c) => count - counts[r]![c]!));
    const picked = new Set(
      cells.flatMap((row, r) => row.flatMap((cell, c) => cell.slice(used[r]![c]!, (used[r]![c]! += counts[r]![c]!)))),
    );
    return { groups: groups[paper]!, singles: singles.filter((question) => picked.has(question)) };
  });
}

/** An equal part of what is left for so many papers, of each chapter and each level. */
function fairShare(left: Grid, papers: number): Rest {
  const rows = left.map((row) => row.reduce((sum, count) => sum + count, 0));
  const columns = levels.map((_level, at) => left.reduce((sum, row) => sum + row[at]!, 0));
  const total = Math.ceil(rows.reduce((sum, count) => sum + count, 0) / papers);
  return { total, rows: shareOut(total, rows), columns: shareOut(total, columns) };
}

/** How many of each cell all papers take together. */
function together(wishes: readonly Rest[], available: Grid): number[][] {
  const sum = (lists: readonly (readonly number[] | undefined)[]) =>
    lists[0] && lists[0].map((_one, at) => lists.reduce((all, list) => all + list![at]!, 0));
  const total = wishes.reduce((all, one) => all + one.total, 0);
  const rows = sum(wishes.map((one) => one.rows));
  const columns = sum(wishes.map((one) => one.columns));
  return chooseCounts({ total, rows, columns }, available);
}

interface Rest {
  readonly total: number;
  readonly rows: readonly number[] | undefined;
  readonly columns: readonly number[];
}

/** What is still wished of single questions when these are taken. Where difficulty is free, each level as often as the bank has it. */
function restOf(wish: Wish, taken: readonly Candidate[], available: Grid, papers: number): Rest {
  const { rows, columns } = wishCounts(wish);
  const total = wish.count - taken.length;
  const places = taken.map((question) => cellOf(wish, question));
  const less = (wanted: readonly number[], axis: 0 | 1) =>
    wanted.map((one, at) => Math.max(0, one - places.filter((place) => place[axis] === at).length));
  const inBank = levels.map((_level, at) => available.reduce((sum, row) => sum + row[at]!, 0));
  const all = inBank.reduce((sum, one) => sum + one, 0);
  return {
    total,
    rows: rows && less(rows, 0),
    columns: columns ? less(columns, 1) : shareOut(Math.min(total, Math.ceil(all / papers)), inBank),
  };
}

function cellsOf(wish: Wish, singles: readonly Candidate[]): Candidate[][][] {
  const cells = Array.from({ length: Math.max(1, wish.chapters.length) }, () => levels.map((): Candidate[] => []));
  for (const question of singles) {
    const [row, column] = cellOf(wish, question);
    cells[row]![column]!.push(question);
  }
  return cells;
}
