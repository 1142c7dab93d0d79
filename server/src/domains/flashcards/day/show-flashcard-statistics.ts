import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { CardStates, StatisticsPeriod } from '@abhyas/contract/flashcards/day';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { openDeck } from '../decks/open-deck.ts';
import { reviewSettingsOf } from '../reviewing/settings.store.ts';
import { addDays, studyDayOf } from '../scheduling/study-day.ts';
import { likelyRecall, recallOf, wishedOf, workOf } from './recall.ts';
import { type DeckRow, type DoneRow, listAhead, listDeckStates, listDone } from './statistics.store.ts';

const AHEAD_DAYS = 30;
/** How many stretches a period has, and of how many days each. */
const stretches = {
  month: { count: 30, days: 1 },
  quarter: { count: 13, days: 7 },
  year: { count: 13, days: 28 },
} as const satisfies Record<StatisticsPeriod, { count: number; days: number }>;

const states = ['new', 'learning', 'young', 'old', 'resting'] as const;
const statesOf = (decks: readonly DeckRow[]): CardStates =>
  Object.fromEntries(states.map((state) => [state, decks.reduce((all, deck) => all + deck[state], 0)])) as CardStates;

type Show = typeof api.flashcards.showFlashcardStatistics;
/** What a learner did and remembered in a period, and what comes: of one deck, or of all. */
export async function showFlashcardStatistics(ctx: Context, { query }: Input<Show>): Promise<Answer<Show>> {
  const { accountId } = actorOf(ctx);
  const { deckId, period } = query;
  if (deckId) await openDeck(ctx, deckId);
  const { timeZone } = await rulesOf(ctx.instituteId);
  const { retention } = await reviewSettingsOf(ctx, accountId);
  const today = studyDayOf(timeZone, ctx.clock.now());
  const { count, days } = stretches[period];
  const looking = { accountId, timeZone, today, from: addDays(today, 1 - count * days) };
  const everything = await listDone(ctx, looking);
  const decks = await listDeckStates(ctx, looking);
  const comes = await listAhead(ctx, looking, addDays(today, AHEAD_DAYS - 1));
  const ofDeck = <R extends { readonly deckId: string }>(all: readonly R[]) =>
    deckId ? all.filter((row) => row.deckId === deckId) : all;
  const done = ofDeck(everything);
  const recall = recallOf(done);
  return {
    recall: { ...recall, likely: likelyRecall(recall.all), wished: wishedOf(done, retention) },
    ...workOf(done),
    daysLearned: new Set(done.map(({ day }) => day)).size,
    done: Array.from({ length: count }, (_, at) => stretchOf(done, addDays(looking.from, at * days), days)),
    ahead: Array.from({ length: AHEAD_DAYS }, (_, at) => {
      const day = addDays(today, at);
      return { day, due: ofDeck(comes).reduce((all, row) => all + (row.day === day ? row.due : 0), 0) };
    }),
    cards: statesOf(deckId ? decks.filter(({ id }) => id === deckId) : decks),
    decks: decks.map((deck) => presentDeck(deck, everything)),
  };
}

function stretchOf(done: readonly DoneRow[], from: string, days: number) {
  const next = addDays(from, days);
  return { from, ...workOf(done.filter(({ day }) => day >= from && day < next)) };
}

function presentDeck(deck: DeckRow, done: readonly DoneRow[]) {
  const own = done.filter(({ deckId }) => deckId === deck.id);
  const { id, kind, name } = deck;
  return { id, kind, name, cards: statesOf([deck]), ...workOf(own), recall: recallOf(own).all };
}
