import type { Answered } from '@abhyas/contract/flashcards/reviewing';
import type { TransactionContext } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { foldReviews, nextDatesOf, nothingYet, type Remembering } from '../scheduling/fold-reviews.ts';
import { presentMemory } from '../memory/present-memory.ts';
import { listAnswers } from './reviews.store.ts';
import { listSchedules, saveSchedules } from '../memory/schedules.store.ts';
import { reviewSettingsOf } from './settings.store.ts';

/** Makes the dates of these cards anew from a learner's log; the learner is locked. */
export async function foldLog(tx: TransactionContext, accountId: string, cardIds: readonly string[]): Promise<void> {
  const { timeZone } = await rulesOf(tx.instituteId);
  const answers = Map.groupBy(await listAnswers(tx, accountId, cardIds), ({ cardId }) => cardId);
  const fold = (cardId: string): [string, Remembering] => [cardId, foldReviews(answers.get(cardId) ?? [], timeZone)];
  await saveSchedules(tx, accountId, new Map([...new Set(cardIds)].map(fold)));
}

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
  return [...new Set(cardIds)].map((cardId) => {
    const schedule = schedules.get(cardId);
    const next = nextDatesOf(schedule ?? nothingYet, { now: tx.clock.now(), retention, timeZone });
    return { cardId, memory: presentMemory(schedule), next };
  });
}
