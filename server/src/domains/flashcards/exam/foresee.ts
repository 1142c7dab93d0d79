import { type FSRS, Rating } from 'ts-fsrs';
import { DECAY, FACTOR, schedulerFor } from '../scheduling/fsrs.ts';

/** Cards that are alike: `weight` of them. Stability in days; `last` and `due` in days from today, `last` at most 0 at the beginning. */
export interface Group {
  readonly weight: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly last: number;
  readonly due: number;
}

/** What a learner remembers now. */
export interface Standing {
  /** Study days before that of the exam, today included. */
  readonly days: number;
  readonly begun: readonly Group[];
  /** Cards that were never answered. */
  readonly fresh: number;
  /** Seconds that one answer takes. */
  readonly seconds: number;
}

/** How somebody would learn. Retention in percent. */
export interface Choice {
  readonly retention: number;
  readonly newPerDay: number;
  /** At most so many minutes a day. */
  readonly minutes: number;
  /** So many of the new cards are begun at all. */
  readonly mostNew: number;
}

export interface Foreseen {
  /** Expected number of cards that are remembered on the day of the exam. */
  readonly recalled: number;
  readonly minutes: readonly number[];
}

/** A card that was forgotten is asked again in the same sitting, and a new one goes through its steps: so many answers each. */
const ANSWERS = { recalled: 1, forgotten: 2.4, fresh: 2.6 };
/** New cards that need the first step again, by the published logs that FSRS's weights were fitted to. */
const HARD_START = 0.2;
/** Cards of one due day whose stabilities are within a quarter of each other are counted as one group. */
const BUCKETS_PER_DOUBLING = 3;

type Day = Map<number, Group>;
/** The chance to remember after some days: the curve of FSRS-6. */
const recall = (elapsed: number, stability: number): number =>
  (1 + (FACTOR * Math.max(0, elapsed)) / stability) ** -DECAY;
/** Days after which the chance has fallen to `retention`. */
const intervalOf = (stability: number, retention: number): number =>
  Math.max(1, Math.round((stability / FACTOR) * (retention ** (-1 / DECAY) - 1)));

/** A way of learning under way: what comes on which day, and how it goes on from there. */
interface Course {
  readonly calendar: Day[];
  readonly fsrs: FSRS;
  /** From 0 to 1. */
  readonly retention: number;
  readonly seconds: number;
}

/**
 * What a way of learning comes to by the day of an exam, in expectation: each day those most at risk are asked first, until the minutes are
 * used up; a group splits into what was remembered and what was not, by FSRS-6 (learning.md §5). Pure, without chance.
 */
export function foresee({ days, begun, fresh, seconds }: Standing, choice: Choice): Foreseen {
  const fsrs = schedulerFor(choice.retention);
  const calendar: Day[] = Array.from({ length: days + 1 }, () => new Map());
  for (const group of begun) put(calendar[Math.min(days, Math.max(0, group.due))]!, group);
  const course = { calendar, fsrs, retention: choice.retention / 100, seconds };
  const room = choice.minutes * 60;
  const each = seconds * ANSWERS.fresh;
  const minutes: number[] = [];
  let left = Math.min(fresh, choice.mostNew);
  for (let today = 0; today < days; today++) {
    const used = repeat(course, today, room);
    const taken = Math.min(left, choice.newPerDay, Math.max(0, room - used) / each);
    begin(course, today, taken);
    left -= taken;
    minutes.push((used + taken * each) / 60);
  }
  const known = calendar.flatMap((day) => [...day.values()]);
  const recalled = known.reduce((sum, { weight, last, stability }) => sum + weight * recall(days - last, stability), 0);
  return { recalled, minutes };
}

/** Asks what is due today, most at risk first; what finds no time waits for tomorrow. Answers the seconds that it took. */
function repeat(course: Course, today: number, room: number): number {
  const { calendar, fsrs, seconds } = course;
  const pool = [...calendar[today]!.values()].map((group) => {
    return { ...group, chance: recall(today - group.last, group.stability) };
  });
  calendar[today] = new Map();
  let used = 0;
  for (const { chance, ...group } of pool.toSorted((a, b) => a.chance - b.chance)) {
    const { weight, stability, difficulty } = group;
    const each = seconds * (chance * ANSWERS.recalled + (1 - chance) * ANSWERS.forgotten);
    const taken = Math.min(weight, Math.max(0, room - used) / each);
    used += taken * each;
    if (taken < weight) put(calendar[today + 1]!, { ...group, weight: weight - taken, due: today + 1 });
    if (taken === 0) continue;
    const good = fsrs.next_recall_stability(difficulty, stability, chance, Rating.Good);
    answered(course, today, taken * chance, good, fsrs.next_difficulty(difficulty, Rating.Good));
    const again = fsrs.next_forget_stability(difficulty, stability, chance);
    answered(course, today, taken * (1 - chance), again, fsrs.next_difficulty(difficulty, Rating.Again));
  }
  return used;
}

/** Begins new cards. */
function begin(course: Course, today: number, count: number): void {
  const { fsrs } = course;
  for (const [grade, share] of [
    [Rating.Again, HARD_START],
    [Rating.Good, 1 - HARD_START],
  ] as const)
    answered(course, today, count * share, fsrs.init_stability(grade), fsrs.init_difficulty(grade));
}

/** Puts cards that were answered today onto the day on which they come again. */
function answered(course: Course, today: number, weight: number, stability: number, difficulty: number): void {
  const { calendar, retention } = course;
  const due = today + intervalOf(stability, retention);
  put(calendar[Math.min(calendar.length - 1, due)]!, { weight, stability, difficulty, last: today, due });
}

/** Adds cards to a day, to those that are alike where there are some. */
function put(day: Day, group: Group): void {
  if (group.weight < 1e-9) return;
  const key = Math.round(Math.log2(group.stability) * BUCKETS_PER_DOUBLING);
  const other = day.get(key);
  if (!other) return void day.set(key, group);
  const weight = other.weight + group.weight;
  const mean = (of: 'stability' | 'difficulty' | 'last' | 'due') =>
    (other[of] * other.weight + group[of] * group.weight) / weight;
  day.set(key, {
    weight,
    stability: mean('stability'),
    difficulty: mean('difficulty'),
    last: mean('last'),
    due: group.due,
  });
}
