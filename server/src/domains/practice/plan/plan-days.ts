import type { PlanDay, PlanItem } from '@abhyas/contract/practice/plan';
import type { ChapterState } from '@abhyas/contract/practice/shapes';

export interface PlannedChapter extends Pick<PlanItem, 'chapterId' | 'name' | 'subject'> {
  /** Share of the exam, in thousandths. */
  readonly weight: number;
  readonly state: ChapterState;
  /** Chance to be mastered already. */
  readonly chance: number;
}

export interface PlanWish {
  /** As `2026-11-24`. */
  readonly today: string;
  readonly examOn: string;
  readonly minutes: number;
  /** Days of the week without practice, Sunday is 0. */
  readonly restDays: readonly number[];
}

export interface PlannedDays {
  readonly days: readonly PlanDay[];
  /** Chapters for which there is no time before the exam, with most open marks first. */
  readonly leftOut: readonly PlannedChapter[];
  /** Minutes a day with which all would fit. */
  readonly needed: number;
}

const DAY_MS = 86_400_000;
/** A question with its solution. */
const MINUTES_OF_QUESTION = 1.8;
/** Of a chapter of which nothing is known; one that is nearly mastered needs less. */
const MOST_OF_CHAPTER = 40;
const LEAST_OF_CHAPTER = 8;
const REVISED = 6;
/** The last fifth of the days, at most two weeks, is for revision alone. */
const REVISION = { share: 0.2, most: 14 };
/** So many chapters on one day at most, so that a day is no list. */
const CHAPTERS_A_DAY = 3;

interface Portion {
  readonly item: Omit<PlanItem, 'questions'>;
  left: number;
}

/**
 * The days to an exam. Chapters that are not mastered come first, those with most open marks (weight × (1 − chance mastered)) before the others,
 * each with as many questions as it is far from mastery; then everything is revised until the exam. What finds no time is said, not squeezed in. Pure.
 */
export function planDays(chapters: readonly PlannedChapter[], wish: PlanWish): PlannedDays {
  const dates = datesOf(wish);
  const study = dates.filter((day) => !isRest(day, wish));
  const revising = Math.min(REVISION.most, Math.floor(study.length * REVISION.share));
  const perDay = Math.max(1, Math.floor(wish.minutes / MINUTES_OF_QUESTION));
  const open = chapters.filter(({ state }) => state !== 'mastered').toSorted((a, b) => openMarks(b) - openMarks(a));
  const learning = study.length - revising;
  const { portions, leftOut } = fitting(open, learning * perDay);
  const whole = open.reduce((sum, chapter) => sum + questionsOf(chapter), 0);
  const kept = chapters.filter((chapter) => !leftOut.includes(chapter)).toSorted((a, b) => b.weight - a.weight);
  const filled = new Map<string, PlanItem[]>();
  for (const [at, day] of study.entries()) {
    const items = at < learning ? take(portions, perDay) : [];
    filled.set(day, items.length > 0 ? items : revisionOf(kept, perDay, at));
  }
  const days = dates.map((day): PlanDay => {
    const items = filled.get(day);
    return { day, kind: items ? 'study' : 'rest', items: items ?? [] };
  });
  const needed = Math.ceil((whole * MINUTES_OF_QUESTION) / Math.max(1, learning));
  return { days: [...days, { day: wish.examOn, kind: 'exam', items: [] }], leftOut, needed };
}

const openMarks = ({ weight, chance }: PlannedChapter): number => Math.max(1, weight) * (1 - chance);
const questionsOf = ({ state, chance }: PlannedChapter): number =>
  state === 'fading' ? LEAST_OF_CHAPTER : Math.max(LEAST_OF_CHAPTER, Math.ceil(MOST_OF_CHAPTER * (1 - chance)));

function datesOf({ today, examOn }: PlanWish): string[] {
  const [first, last] = [Date.parse(today), Date.parse(examOn)];
  const count = Math.max(0, Math.round((last - first) / DAY_MS));
  return Array.from({ length: count }, (_, at) => new Date(first + at * DAY_MS).toISOString().slice(0, 10));
}

const isRest = (day: string, { restDays }: PlanWish): boolean => restDays.includes(new Date(day).getUTCDay());

function fitting(open: readonly PlannedChapter[], room: number) {
  const portions: Portion[] = [];
  const leftOut: PlannedChapter[] = [];
  let left = room;
  for (const chapter of open) {
    const questions = questionsOf(chapter);
    if (questions > left) {
      leftOut.push(chapter);
      continue;
    }
    left -= questions;
    const { chapterId, name, subject, state } = chapter;
    portions.push({
      item: { chapterId, name, subject, kind: state === 'fading' ? 'revise' : 'learn' },
      left: questions,
    });
  }
  return { portions, leftOut };
}

/** Takes so many questions from the first portions that are not used up. */
function take(portions: readonly Portion[], count: number): PlanItem[] {
  const items: PlanItem[] = [];
  let left = count;
  for (const portion of portions.filter((one) => one.left > 0).slice(0, CHAPTERS_A_DAY)) {
    if (left === 0) break;
    const questions = Math.min(left, portion.left);
    portion.left -= questions;
    left -= questions;
    items.push({ ...portion.item, questions });
  }
  return items;
}

/** A few questions each of the next chapters in turn. */
function revisionOf(kept: readonly PlannedChapter[], perDay: number, at: number): PlanItem[] {
  const many = Math.min(kept.length, CHAPTERS_A_DAY, Math.max(1, Math.floor(perDay / REVISED)));
  return Array.from({ length: many }, (_, place) => {
    const { chapterId, name, subject } = kept[(at * many + place) % kept.length]!;
    return { chapterId, name, subject, kind: 'revise', questions: Math.min(REVISED, perDay) };
  });
}
