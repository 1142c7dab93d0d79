import { z } from 'zod';
import { student } from '../access.ts';
import { get } from '../endpoint.ts';
import { id, whole } from '../shapes.ts';
import { deckKind } from './cards.ts';

/** How far back somebody looks. A month is shown day by day, three months by weeks, a year by four weeks each. */
export const statisticsPeriods = ['month', 'quarter', 'year'] as const;
const period = z.enum(statisticsPeriods);
export type StatisticsPeriod = z.infer<typeof period>;

/** Cards that came back after a day or more: how many, and how many of them were remembered. */
const recall = z.object({ asked: whole, remembered: whole });
export type Recall = z.infer<typeof recall>;

/** Cards by how far they are. `young` are asked again after less than three weeks, `old` after more; `resting` are asked no more until they are brought back. */
const cardStates = z.object({ new: whole, learning: whole, young: whole, old: whole, resting: whole });
export type CardStates = z.infer<typeof cardStates>;

export const deckStatistics = z.object({
  id,
  kind: deckKind,
  name: z.string(),
  cards: cardStates,
  reviews: whole,
  seconds: whole,
  recall,
});
export type DeckStatistics = z.infer<typeof deckStatistics>;

export const statistics = {
  showFlashcardStatistics: get('/api/flashcards/statistics', {
    summary:
      'What a learner did and remembered in a period, of one deck or of all: recall beside what was wished, answers and time, and what comes',
    access: student('courses.study'),
    query: z.object({ deckId: id.optional(), period: period.default('month') }),
    reply: z.object({
      recall: z.object({
        all: recall,
        /** Of cards that were seen within the three weeks before, and of those that were not. */
        young: recall,
        old: recall,
        /** Where the share lies nine times of ten, in percent; null where too few came back to say. */
        likely: z.object({ from: whole, to: whole }).nullable(),
        /** What was set when the days of these cards were chosen, in percent. */
        wished: whole,
      }),
      reviews: whole,
      seconds: whole,
      /** Days with an answer. */
      daysLearned: whole,
      /** Days, weeks, or four weeks each; the last one ends today. */
      done: z.array(z.object({ from: z.iso.date(), reviews: whole, seconds: whole })),
      /** Cards of the next 30 days, today first; what is late comes today. */
      ahead: z.array(z.object({ day: z.iso.date(), due: whole })),
      cards: cardStates,
      /** Every deck that the learner sees, whichever was asked for. */
      decks: z.array(deckStatistics),
    }),
  }),
};
