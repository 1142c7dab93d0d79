import type { MemoryState } from '@abhyas/contract/flashcards/cards';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, insertRows, lockByName, rows, upsertRows } from '../../../kernel/database/rows.ts';
import { sql } from 'kysely';
import { nothingYet, type Remembering } from '../scheduling/fold-reviews.ts';
import { startOfStudyDay } from '../scheduling/study-day.ts';

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

/** How many cards come on each study day from a day on, besides these: those that are being repeated and do not rest. */
export async function countByDay(
  ctx: Bound,
  accountId: string,
  { from, timeZone, but }: { readonly from: string; readonly timeZone: string; readonly but: readonly string[] },
): Promise<Map<string, number>> {
  const { rows: found } = await sql<{ day: string; count: number }>`
    select ((due_at at time zone ${timeZone}::text) - interval '4 hours')::date::text as day, count(*)::int as count
    from card_schedules
    where institute_id = ${ctx.instituteId} and account_id = ${accountId}::uuid and suspended_at is null and state = 'review'
      and due_at >= ${startOfStudyDay(timeZone, from)} and card_id <> all(${but as string[]}::uuid[])
    group by 1`.execute(rows(ctx));
  return new Map(found.map(({ day, count }) => [day, count]));
}

/** Cards that are being repeated, and do not rest. */
export async function listRepeated(ctx: Bound, accountId: string): Promise<string[]> {
  const found = await rows(ctx)
    .selectFrom('cardSchedules')
    .select('cardId')
    .where('accountId', '=', accountId)
    .where('state', '=', 'review')
    .where('suspendedAt', 'is', null)
    .execute();
  return found.map(({ cardId }) => cardId);
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
