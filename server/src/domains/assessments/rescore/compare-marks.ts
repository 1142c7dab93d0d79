import type { RescorePreview } from '@abhyas/contract/assessments/keys';
import { isPass } from '../marking/pass-mark.ts';

export interface Standing {
  readonly marks: number;
  readonly rankKey: Buffer;
}
/** One attempt before and after. */
export interface MovedMarks {
  readonly accountId: string;
  /** The version whose rank list it belongs to. */
  readonly list: number;
  /** It stands in that list. */
  readonly ranked: boolean;
  readonly before: Standing;
  readonly after: Standing;
}

const STEPS = 10;
const TOP = 10;

type Figures = Omit<RescorePreview, 'round' | 'attempts' | 'changed' | 'full' | 'top'> & {
  readonly top: readonly (Omit<RescorePreview['top'][number], 'student'> & { readonly accountId: string })[];
};

/** What a rescore does to marks, ranks and passes. Marks are hundredths; ranks are those of the attempts given, in each list. Pure. */
export function compareMarks(moved: readonly MovedMarks[], full: number, passAbove: number): Figures {
  const passed = ({ marks }: Standing) => isPass(marks, full, passAbove);
  const spread = (side: 'before' | 'after') => ({
    average: moved.length === 0 ? 0 : Math.round(moved.reduce((sum, one) => sum + one[side].marks, 0) / moved.length),
    highest: moved.reduce((most, one, at) => (at === 0 ? one[side].marks : Math.max(most, one[side].marks)), 0),
    passed: moved.filter((one) => passed(one[side])).length,
  });
  return {
    gained: moved.filter(({ before, after }) => after.marks > before.marks).length,
    lost: moved.filter(({ before, after }) => after.marks < before.marks).length,
    before: spread('before'),
    after: spread('after'),
    distribution: distribution(moved, full),
    nowPass: moved.filter(({ before, after }) => !passed(before) && passed(after)).length,
    nowFail: moved.filter(({ before, after }) => passed(before) && !passed(after)).length,
    top: topChanges(moved.filter(({ ranked }) => ranked)),
  };
}

function distribution(moved: readonly MovedMarks[], full: number): RescorePreview['distribution'] {
  const step = ({ marks }: Standing) =>
    full <= 0 ? 0 : Math.min(STEPS - 1, Math.max(0, Math.floor((marks * STEPS) / full)));
  const count = (side: 'before' | 'after') => {
    const counts = Array.from({ length: STEPS }, () => 0);
    for (const one of moved) counts[step(one[side])]! += 1;
    return counts;
  };
  const [before, after] = [count('before'), count('after')];
  return before.map((was, at) => ({
    from: Math.round((full * at) / STEPS),
    to: Math.round((full * (at + 1)) / STEPS),
    before: was,
    after: after[at]!,
  }));
}

function topChanges(ranked: readonly MovedMarks[]): Figures['top'] {
  const [was, is] = [ranksInLists(ranked, 'before'), ranksInLists(ranked, 'after')];
  return ranked
    .filter((one) => Math.min(was.get(one)!, is.get(one)!) <= TOP)
    .filter((one) => was.get(one) !== is.get(one) || one.before.marks !== one.after.marks)
    .toSorted((a, b) => is.get(a)! - is.get(b)! || was.get(a)! - was.get(b)!)
    .slice(0, 2 * TOP)
    .map((one) => ({
      accountId: one.accountId,
      before: { marks: one.before.marks, rank: was.get(one)! },
      after: { marks: one.after.marks, rank: is.get(one)! },
    }));
}

/** Unequal versions have rank lists of their own. */
const ranksInLists = (ranked: readonly MovedMarks[], side: 'before' | 'after'): Map<MovedMarks, number> =>
  new Map([...Map.groupBy(ranked, ({ list }) => list).values()].flatMap((listed) => [...ranksOf(listed, side)]));

/** Competition ranks by marks, then by the exam's tie chain. */
function ranksOf(ranked: readonly MovedMarks[], side: 'before' | 'after'): Map<MovedMarks, number> {
  const order = (a: MovedMarks, b: MovedMarks) =>
    b[side].marks - a[side].marks || Buffer.compare(b[side].rankKey, a[side].rankKey);
  const ordered = ranked.toSorted(order);
  const ranks = new Map<MovedMarks, number>();
  let rank = 0;
  for (const [at, one] of ordered.entries()) {
    const before = ordered[at - 1];
    if (before === undefined || order(before, one) !== 0) rank = at + 1;
    ranks.set(one, rank);
  }
  return ranks;
}
