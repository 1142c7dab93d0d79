import type { MemoryState } from '@abhyas/contract/flashcards/cards';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, lockByName, rows, upsertRows } from '../../../kernel/database/rows.ts';
import { nothingYet, type Remembering } from '../scheduling/fold-reviews.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    cardSchedules: { state: MemoryState };
  }
}
export interface Schedule extends Remembering {
  readonly cardId: string;
  readonly suspendedAt: Date | null;
}
const columns = [
  'cardId',
  'state',
  'dueAt',
  'stability',
  'difficulty',
  'step',
  'reviews',
  'lapses',
  'firstReviewAt',
  'lastReviewAt',
  'suspendedAt',
] as const;

/** A card that slipped so often is one that wants other words. */
export const SLIPS = 8;

/** Answers of one learner are taken in one call at a time, so that two devices never fold over each other. */
export const lockLearner = (tx: TransactionContext, accountId: string): Promise<void> =>
  lockByName(tx, `flashcards.${accountId}`);

export async function listSchedules(
  ctx: Bound,
  accountId: string,
  cardIds: readonly string[],
): Promise<Map<string, Schedule>> {
  const found = await rows(ctx)
    .selectFrom('cardSchedules')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('cardId', '=', anyOf(cardIds))
    .execute();
  return new Map(found.map((row) => [row.cardId, row]));
}

/** Writes what the logs of these cards come to; whether a card rests stays as it is. */
export async function saveSchedules(
  tx: TransactionContext,
  accountId: string,
  folded: ReadonlyMap<string, Remembering>,
): Promise<void> {
  const written = [...folded].map(([cardId, remembering]) => {
    const { state, dueAt, stability, difficulty, step, reviews, lapses, firstReviewAt, lastReviewAt } = remembering;
    const memory = { state, dueAt, stability, difficulty, step, reviews, lapses, firstReviewAt, lastReviewAt };
    return { accountId, cardId, ...memory };
  });
  await upsertRows(tx, 'cardSchedules', written, { key: ['accountId', 'cardId'] });
}

/** Lets a card rest or brings it back, one that was never answered too. */
export async function saveSuspended(
  tx: TransactionContext,
  accountId: string,
  cardId: string,
  suspendedAt: Date | null,
): Promise<void> {
  const changed = await changeRows(tx, 'cardSchedules', { accountId, cardId }, { suspendedAt });
  if (changed === 0) await insertRows(tx, 'cardSchedules', { accountId, cardId, ...nothingYet, suspendedAt });
}
