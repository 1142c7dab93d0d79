import { z } from 'zod';
import { student } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, instant, whole } from '../shapes.ts';
import { card, deckKind, memory, rating } from './cards.ts';
import { isPossibleHoliday } from './rules/holiday.ts';

/** How much of it somebody would likely remember now, in whole percent; null where nothing was begun. */
export const remembered = z.object({ from: whole, to: whole }).nullable();
export type Remembered = z.infer<typeof remembered>;

export const deckToday = z.object({
  id,
  kind: deckKind,
  name: z.string(),
  description: z.string(),
  cards: whole,
  /** Cards answered at least once. */
  begun: whole,
  /** Cards that want to be repeated today. */
  due: whole,
  /** Cards that today's limit of new ones still lets in. */
  fresh: whole,
  /** Cards that the author corrected after they were answered last. */
  corrected: whole,
  /** Cards that slip again and again and do not rest. */
  slipping: whole,
  remembered,
});
export type DeckToday = z.infer<typeof deckToday>;

export const reviewSettings = z.object({
  /** The chance to remember a card on the day on which it comes again, in percent. */
  retention: whole.min(70).max(97),
  newPerDay: whole.min(0).max(200),
  /** Days of the week with few cards: 1 is Monday, 7 is Sunday. */
  easyDays: z.array(whole.min(1).max(7)).max(6).default([]),
  /** First and last day without cards; null: none is planned. */
  holiday: z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .refine(isPossibleHoliday, { path: ['to'] })
    .nullable()
    .default(null),
});
export type ReviewSettings = z.infer<typeof reviewSettings>;

/** When a card would come again after an answer: in minutes on the same day, else on a day of the calendar. */
const nextDate = z.object({ at: instant, days: whole, minutes: whole });
export type NextDate = z.infer<typeof nextDate>;
const nextDates = z.object({ again: nextDate, hard: nextDate, good: nextDate, easy: nextDate });
export type NextDates = z.infer<typeof nextDates>;

export const dueCard = card.extend({ deck: z.object({ id, name: z.string(), kind: deckKind }), next: nextDates });
export type DueCard = z.infer<typeof dueCard>;

/** A card after its answer was taken in. */
const answered = z.object({ cardId: id, memory: memory.nullable(), next: nextDates });
export type Answered = z.infer<typeof answered>;

/** Answers that come in one call: a day without a network is a few of them. */
export const MOST_REVIEWS_AT_ONCE = 200;

export const reviews = {
  showFlashcardsDay: get('/api/flashcards/day', {
    summary: 'Decks with what is due today, the next fourteen days, and how much is remembered',
    access: student('courses.study'),
    reply: z.object({
      decks: z.array(deckToday),
      due: whole,
      fresh: whole,
      /** How long all of it takes at the learner's own speed. */
      minutes: whole,
      remembered,
      begun: whole,
      slipping: whole,
      week: z.object({ reviews: whole, remembered: whole }),
      /** Days of the institute's calendar, today first. */
      ahead: z.array(z.object({ day: z.string(), due: whole })),
      settings: reviewSettings,
    }),
  }),
  listDueCards: get('/api/flashcards/due', {
    summary: 'The next cards to answer: those most at risk first, then new ones',
    access: student('courses.study'),
    query: z.object({ deckId: id.optional(), most: z.coerce.number().int().min(1).max(200).default(50) }),
    reply: z.object({ cards: z.array(dueCard), total: whole }),
  }),
  answerCards: post('/api/flashcards/reviews', {
    summary: 'Takes in answers of any device; an answer that came before changes nothing',
    access: student('courses.study'),
    body: z.object({
      reviews: z
        .array(
          z.object({
            /** Made by the page that asked, so that sending it again is the same answer. */
            id,
            cardId: id,
            rating,
            reviewedAt: instant,
            milliseconds: whole.min(0).max(3_600_000).default(0),
          }),
        )
        .min(1)
        .max(MOST_REVIEWS_AT_ONCE),
    }),
    reply: z.object({
      kept: z.array(id),
      /** The card is gone, or the time is one at which nobody can have answered. */
      refused: z.array(z.object({ id, because: z.enum(['gone', 'future', 'old']) })),
      cards: z.array(answered),
    }),
  }),
  undoReview: post('/api/flashcards/reviews/:reviewId/undo', {
    summary: 'Takes an answer back; the card is again as it was before',
    access: student('courses.study'),
    params: z.object({ reviewId: id }),
    body: z.object({}),
    reply: answered,
  }),
  suspendCard: post('/api/flashcards/cards/:cardId/suspend', {
    summary: 'Lets a card rest, or brings it back; its dates stay',
    access: student('courses.study'),
    params: z.object({ cardId: id }),
    body: z.object({ suspended: z.boolean() }),
    reply: memory.nullable(),
  }),
  saveReviewSettings: put('/api/flashcards/settings', {
    summary:
      'How much one wants to remember, how many new cards come a day, on which days few cards come, and a holiday',
    access: student('courses.study'),
    body: reviewSettings,
    reply: reviewSettings,
  }),
};
