import { type Rating, ratings } from '@abhyas/contract/flashcards/cards';
import type { NextDate, NextDates } from '@abhyas/contract/flashcards/reviewing';
import { type Card, createEmptyCard } from 'ts-fsrs';
import { grades, schedulerFor, states, type StateWord, wordOf } from './fsrs.ts';
import { type Calendar, settleDay } from './settle-day.ts';
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
export function foldReviews(answers: readonly Reviewed[], timeZone: string): Remembering {
  const inOrder = answers.toSorted((a, b) => a.reviewedAt.getTime() - b.reviewedAt.getTime() || (a.id < b.id ? -1 : 1));
  return inOrder.reduce<Remembering>((before, answer) => afterAnswer(before, answer, timeZone), nothingYet);
}

/** The same with its day on the learner's calendar: only what is repeated after days moves, never a learning step of minutes. Pure. */
export function settled(remembering: Remembering, timeZone: string, calendar: Calendar): Remembering {
  const { state, dueAt, lastReviewAt } = remembering;
  if (state !== 'review' || !dueAt || !lastReviewAt) return remembering;
  const ideal = studyDayOf(timeZone, dueAt);
  const interval = daysBetween(studyDayOf(timeZone, lastReviewAt), ideal);
  return { ...remembering, dueAt: startOfStudyDay(timeZone, settleDay(ideal, interval, calendar)) };
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
  const next = (rating: Rating): [Rating, NextDate] => {
    const after = afterAnswer(before, { rating, reviewedAt: now, retention }, timeZone);
    const at = settled(after, timeZone, calendar).dueAt ?? now;
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
