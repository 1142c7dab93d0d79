import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { isInHoliday } from '@abhyas/contract/flashcards/rules/holiday';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { freshLeft } from '../reviewing/list-due-cards.ts';
import { reviewSettingsOf } from '../reviewing/settings.store.ts';
import { addDays, startOfStudyDay, studyDayOf } from '../scheduling/study-day.ts';
import { countAnswers, type DeckCounts, listDeckCounts, listDueDays } from './day.store.ts';
import { rememberedBand } from './remembered-band.ts';

const AHEAD_DAYS = 14;
const WEEK = 7;
/** Until somebody's own speed is known. */
export const USUAL_MILLISECONDS = 12_000;

const sumOf = (decks: readonly DeckCounts[], key: 'begun' | 'due' | 'slipping' | 'fresh' | 'chances' | 'variances') =>
  decks.reduce((sum, deck) => sum + deck[key], 0);
/** Decks of the institute give new cards of themselves once they were begun. */
const isBegun = ({ kind, begun }: DeckCounts) => kind === 'student' || begun > 0;

/** What a learner sees first: decks with what is due, the days ahead, and how much is remembered. */
export async function showFlashcardsDay(ctx: Context): Promise<Answer<typeof api.flashcards.showFlashcardsDay>> {
  const { accountId } = actorOf(ctx);
  const { timeZone } = await rulesOf(ctx.instituteId);
  const settings = await reviewSettingsOf(ctx, accountId);
  const now = ctx.clock.now();
  const today = studyDayOf(timeZone, now);
  const learner = { accountId, now, timeZone, isHoliday: isInHoliday(settings.holiday, today) };
  const left = await freshLeft(ctx, accountId, settings);
  const decks = await listDeckCounts(ctx, learner);
  const week = await countAnswers(ctx, accountId, startOfStudyDay(timeZone, addDays(today, 1 - WEEK)));
  const dueDays = await listDueDays(ctx, learner, addDays(today, AHEAD_DAYS - 1));
  const due = sumOf(decks, 'due');
  const fresh = Math.min(left, sumOf(decks.filter(isBegun), 'fresh'));
  const begun = sumOf(decks, 'begun');
  return {
    decks: decks.map(({ chances, variances, ...deck }) => ({
      ...deck,
      fresh: Math.min(left, deck.fresh),
      remembered: rememberedBand(deck.begun, chances, variances),
    })),
    due,
    fresh,
    minutes: Math.ceil(((due + fresh) * (week.milliseconds ?? USUAL_MILLISECONDS)) / 60_000),
    remembered: rememberedBand(begun, sumOf(decks, 'chances'), sumOf(decks, 'variances')),
    begun,
    slipping: sumOf(decks, 'slipping'),
    week: { reviews: week.reviews, remembered: week.remembered },
    ahead: Array.from({ length: AHEAD_DAYS }, (_, at) => {
      const day = addDays(today, at);
      return { day, due: dueDays.find((one) => one.day === day)?.due ?? 0 };
    }),
    settings,
  };
}
