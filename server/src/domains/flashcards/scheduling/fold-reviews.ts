import { type Rating, ratings } from '@abhyas/contract/flashcards/cards';
import type { NextDate, NextDates } from '@abhyas/contract/flashcards/reviewing';
import { type Card, createEmptyCard } from 'ts-fsrs';
import { grades, schedulerFor, states, type StateWord, wordOf } from './fsrs.ts';
import { type Calendar, settleDays } from './settle-day.ts';
import { addDays, daysBetween, noonOf, startOfStudyDay, studyDayOf } from './study-day.ts';

/** One answer of the log. `retention` in percent, as it was set when the answer was given. */
export interface Reviewed {
  readonly id: string;
  readonly rating: Rating;
  readonly reviewedAt: Date;
  readonly retention: number;
}

/** What somebody remembers of one card. Stability is in days, difficulty from 1 to 10 (both 0 while the card is new). */
export interface Remembering {
  readonly state: StateWord;
  readonly dueAt: Date | null;
  readonly stability: number;
  readonly difficulty: number;
  /** Which learning step comes next. */
  readonly step: number;
  readonly reviews: number;
  readonly lapses: number;
  readonly firstReviewAt: Date | null;
  readonly lastReviewAt: Date | null;
}

export const nothingYet: Remembering = {
  state: 'new',
  dueAt: null,
  stability: 0,
  difficulty: 0,
  step: 0,
  reviews: 0,
  lapses: 0,
  firstReviewAt: null,
  lastReviewAt: null,
};

/** The answers of one card, in any order, as what they come to: the order of their times counts, not that of their arrival. Pure. */
export const foldReviews = (answers: readonly Reviewed[], timeZone: string): Remembering =>
  inOrder(answers).reduce<Remembering>((before, answer) => afterAnswer(before, answer, timeZone), nothingYet);

const inOrder = (answers: readonly Reviewed[]) =>
  answers.toSorted((a, b) => a.reviewedAt.getTime() - b.reviewedAt.getTime() || (a.id < b.id ? -1 : 1));

/** What each of the four answers comes to. */
type Ways = Readonly<Record<Rating, Remembering>>;

/** A card before it has its day on a calendar. */
export interface Folded {
  readonly remembering: Remembering;
  /**
   * The same with its day on the learner's calendar. What the other three answers would have come to counts too, so that the day is the one
   * that was said beforehand.
   */
  readonly settle: (calendar: Calendar) => Remembering;
}

/** The same as `foldReviews`, with a day to be chosen once it is known what else comes then. Pure. */
export function foldForCalendar(answers: readonly Reviewed[], timeZone: string): Folded {
  const ordered = inOrder(answers);
  const last = ordered.at(-1);
  if (!last) return { remembering: nothingYet, settle: () => nothingYet };
  const before = foldReviews(ordered.slice(0, -1), timeZone);
  const ways = waysFrom(before, last, timeZone);
  return {
    remembering: ways[last.rating],
    settle: (calendar) => settleWays(ways, timeZone, calendar)[last.rating],
  };
}

const waysFrom = (before: Remembering, answer: Omit<Reviewed, 'id' | 'rating'>, timeZone: string) =>
  Object.fromEntries(ratings.map((rating) => [rating, afterAnswer(before, { ...answer, rating }, timeZone)])) as Ways;

/** All four with their days on the learner's calendar: only what is repeated after days moves, never a learning step of minutes. */
function settleWays(ways: Ways, timeZone: string, calendar: Calendar): Ways {
  const moving = ratings.flatMap((rating) => {
    const { state, dueAt, lastReviewAt } = ways[rating];
    if (state !== 'review' || !dueAt || !lastReviewAt) return [];
    const ideal = studyDayOf(timeZone, dueAt);
    return [{ rating, ideal, interval: daysBetween(studyDayOf(timeZone, lastReviewAt), ideal) }];
  });
  const days = settleDays(moving, calendar);
  const moved = moving.map(({ rating }, at) => {
    return [rating, { ...ways[rating], dueAt: startOfStudyDay(timeZone, days[at]!) }] as const;
  });
  return { ...ways, ...Object.fromEntries(moved) };
}

interface Asking {
  readonly now: Date;
  readonly retention: number;
  readonly timeZone: string;
  readonly calendar: Calendar;
}

/** When the card comes again after each of the four answers, given now. Pure. */
export function nextDatesOf(before: Remembering, { now, retention, timeZone, calendar }: Asking): NextDates {
  const today = studyDayOf(timeZone, now);
  const ways = settleWays(waysFrom(before, { reviewedAt: now, retention }, timeZone), timeZone, calendar);
  const next = (rating: Rating): [Rating, NextDate] => {
    const at = ways[rating].dueAt ?? now;
    const days = Math.max(0, daysBetween(today, studyDayOf(timeZone, at)));
    const minutes = Math.max(0, Math.round((at.getTime() - now.getTime()) / 60_000));
    return [rating, { at: at.toISOString(), days, minutes }];
  };
  return Object.fromEntries(ratings.map(next)) as NextDates;
}

/** The library counts whole days in UTC: it is given noons of study days, and its answer is put back onto the institute's clock. */
function afterAnswer(before: Remembering, answer: Omit<Reviewed, 'id'>, timeZone: string): Remembering {
  const { reviewedAt, retention, rating } = answer;
  const day = studyDayOf(timeZone, reviewedAt);
  const now = noonOf(day);
  const { card } = schedulerFor(retention).next(cardOf(before, timeZone), now, grades[rating]);
  return {
    state: wordOf(card.state),
    dueAt:
      card.scheduled_days > 0
        ? startOfStudyDay(timeZone, addDays(day, card.scheduled_days))
        : new Date(reviewedAt.getTime() + card.due.getTime() - now.getTime()),
    stability: card.stability,
    difficulty: card.difficulty,
    step: card.learning_steps,
    reviews: card.reps,
    lapses: card.lapses,
    firstReviewAt: before.firstReviewAt ?? reviewedAt,
    lastReviewAt: reviewedAt,
  };
}

function cardOf(before: Remembering, timeZone: string): Card {
  const { lastReviewAt } = before;
  if (!lastReviewAt) return createEmptyCard();
  return {
    due: before.dueAt ?? lastReviewAt,
    stability: before.stability,
    difficulty: before.difficulty,
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: before.step,
    reps: before.reviews,
    lapses: before.lapses,
    state: states[before.state],
    last_review: noonOf(studyDayOf(timeZone, lastReviewAt)),
  };
}
