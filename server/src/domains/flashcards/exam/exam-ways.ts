import { type Choice, foresee, type Foreseen, type Standing } from './foresee.ts';

/** Retentions that are tried, in percent. */
const RETENTIONS = [75, 80, 85, 90, 93, 96] as const;
/** Paces that are tried: so many times the pace that spreads the new cards over three quarters of the days. */
const PACES = [0.7, 1, 1.5];
const MOST_NEW_A_DAY = 200;
/** Recall within this of the greatest is as good: the choice with less work wins. */
const AS_GOOD = 0.003;
const LONGEST_DAY = 240;

export interface Wish {
  /** To be remembered on the day, in percent. */
  readonly wanted: number;
  readonly minutes: number;
}
export interface Way extends Choice {
  /** Cards that this way is about. */
  readonly cards: number;
  /** Expected share of them that is remembered, from 0 to 1. */
  readonly share: number;
  readonly work: readonly number[];
}
export interface ExamWays {
  readonly possible: boolean;
  /** All cards within the minutes: the greatest recall that they give. */
  readonly within: Way;
  /** All cards and the wanted recall: the fewest minutes that give it; null where a day has not enough. */
  readonly longer: Way | null;
  /** The minutes and the wanted recall: as many new cards as these allow; null where even none are too many. */
  readonly fewer: Way | null;
}

/** What can be reached by the exam, and where that is less than wanted, the three ways that are left. Pure. */
export function examWays(standing: Standing, { wanted, minutes }: Wish): ExamWays {
  const goal = wanted / 100;
  const all = standing.fresh;
  const within = best(standing, minutes, all);
  if (within.share >= goal) return { possible: true, within, longer: null, fewer: null };
  const reaches = (way: Way) => way.share >= goal;
  const longer = least(minutes + 1, LONGEST_DAY, (most) => best(standing, most, all), reaches);
  const skipped = least(0, all, (left) => best(standing, minutes, all - left), reaches);
  return { possible: false, within, longer, fewer: skipped && skipped.cards > 0 ? skipped : null };
}

/** The choice that remembers most within the minutes; of those about as good the one with least work. */
function best(standing: Standing, minutes: number, mostNew: number): Way {
  const fresh = Math.min(standing.fresh, mostNew);
  const spread = fresh / Math.max(1, standing.days * 0.75);
  const paces =
    fresh === 0 ? [0] : [...new Set(PACES.map((pace) => Math.min(MOST_NEW_A_DAY, Math.ceil(spread * pace))))];
  const cards = fresh + standing.begun.reduce((sum, { weight }) => sum + weight, 0);
  const ways = RETENTIONS.flatMap((retention) =>
    paces.map((newPerDay) => {
      const choice = { retention, newPerDay, minutes, mostNew: fresh };
      return wayOf(cards, choice, foresee(standing, choice));
    }),
  );
  const most = Math.max(...ways.map(({ share }) => share));
  const good = ways.filter(({ share }) => share >= most - AS_GOOD);
  return good.toSorted((a, b) => total(a) - total(b))[0]!;
}

const total = ({ work }: Way) => work.reduce((sum, one) => sum + one, 0);
const wayOf = (cards: number, choice: Choice, { recalled, minutes: work }: Foreseen): Way => ({
  ...choice,
  cards: Math.round(cards),
  share: cards === 0 ? 1 : recalled / cards,
  work,
});

/** The way of the least number that reaches; a greater number never reaches less. Null where the greatest does not. */
function least(from: number, to: number, way: (number: number) => Way, reaches: (way: Way) => boolean): Way | null {
  let found = from > to ? undefined : way(to);
  if (!found || !reaches(found)) return null;
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const tried = way(middle);
    if (reaches(tried)) [high, found] = [middle, tried];
    else low = middle + 1;
  }
  return found;
}
