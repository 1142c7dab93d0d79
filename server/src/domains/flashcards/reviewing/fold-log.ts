import type { Answered } from '@abhyas/contract/flashcards/reviewing';
import type { TransactionContext } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { presentMemory } from '../memory/present-memory.ts';
import { listSchedules, saveSchedules } from '../memory/schedules.store.ts';
import { foldForCalendar, nextDatesOf, nothingYet, type Remembering } from '../scheduling/fold-reviews.ts';
import { studyDayOf } from '../scheduling/study-day.ts';
import { calendarOf } from './calendar-of.ts';
import { listAnswers } from './reviews.store.ts';
import { reviewSettingsOf } from './settings.store.ts';

/**
 * Makes the dates of these cards anew from a learner's log; the learner is locked. What is remembered depends on the log alone, and the
 * day also on what else comes then: those that are wanted first choose first.
 */
export async function foldLog(tx: TransactionContext, accountId: string, cardIds: readonly string[]): Promise<void> {
  const { timeZone } = await rulesOf(tx.instituteId);
  const answers = Map.groupBy(await listAnswers(tx, accountId, cardIds), ({ cardId }) => cardId);
  const calendar = await calendarOf(tx, accountId, cardIds);
  const fold = (cardId: string) => ({ cardId, folded: foldForCalendar(answers.get(cardId) ?? [], timeZone) });
  const inOrder = [...new Set(cardIds)]
    .map(fold)
    .toSorted((a, b) => wantedAt(a.folded.remembering) - wantedAt(b.folded.remembering));
  const placed = inOrder.map(({ cardId, folded }): [string, Remembering] => {
    const remembering = folded.settle(calendar);
    if (remembering.dueAt) calendar.place(studyDayOf(timeZone, remembering.dueAt));
    return [cardId, remembering];
  });
  await saveSchedules(tx, accountId, new Map(placed));
}
const wantedAt = ({ dueAt }: Remembering) => dueAt?.getTime() ?? 0;

/** The same, and what became of each card. */
export async function foldAndPresent(
  tx: TransactionContext,
  accountId: string,
  cardIds: readonly string[],
): Promise<Answered[]> {
  await foldLog(tx, accountId, cardIds);
  const { timeZone } = await rulesOf(tx.instituteId);
  const { retention } = await reviewSettingsOf(tx, accountId);
  const schedules = await listSchedules(tx, accountId, cardIds);
  const calendar = await calendarOf(tx, accountId, cardIds);
  return [...new Set(cardIds)].map((cardId) => {
    const schedule = schedules.get(cardId);
    const next = nextDatesOf(schedule ?? nothingYet, { now: tx.clock.now(), retention, timeZone, calendar });
    return { cardId, memory: presentMemory(schedule), next };
  });
}
