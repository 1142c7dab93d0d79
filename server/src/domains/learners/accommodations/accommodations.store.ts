import type { DisplayNeeds } from '@abhyas/contract/learners/profile';
import type { ExtraTime } from '@abhyas/contract/learners/accommodations';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, insertRows, rows, upsertRows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';
import { newId } from '../../../kernel/ids.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    accommodationChanges: { before: ExtraTime; after: ExtraTime };
  }
}

/** What somebody needs to learn and to sit tests on equal terms. */
export interface Accommodations {
  readonly extraTime: ExtraTime;
  readonly largeText: boolean;
  readonly reducedMotion: boolean;
}

/** What stands for these people; who needs nothing has no row. */
export async function listAccommodations(
  ctx: Bound,
  accountIds: readonly string[],
): Promise<Map<string, Accommodations>> {
  const found = await rows(ctx)
    .selectFrom('accommodations')
    .select(['accountId', 'extraTimePercent as percent', 'extraTimeMinutes as minutes', 'largeText', 'reducedMotion'])
    .where('accountId', '=', anyOf(accountIds))
    .execute();
  return new Map(
    found.map(({ accountId, percent, minutes, ...display }) => [
      accountId,
      { extraTime: { percent, minutes }, ...display },
    ]),
  );
}

/** How the pages look for a person; their own choice. */
export async function saveDisplay(tx: TransactionContext, accountId: string, display: DisplayNeeds): Promise<void> {
  await upsertRows(
    tx,
    'accommodations',
    { accountId, largeText: display.largeText, reducedMotion: display.reducedMotion, updatedAt: tx.clock.now() },
    { key: ['accountId'] },
  );
}

export async function saveExtraTime(tx: TransactionContext, accountId: string, extraTime: ExtraTime): Promise<void> {
  await upsertRows(
    tx,
    'accommodations',
    { accountId, extraTimePercent: extraTime.percent, extraTimeMinutes: extraTime.minutes, updatedAt: tx.clock.now() },
    { key: ['accountId'] },
  );
}

export async function insertChange(
  tx: TransactionContext,
  {
    accountId,
    actorId,
    before,
    after,
    reason,
  }: { accountId: string; actorId: string; before: ExtraTime; after: ExtraTime; reason: string },
): Promise<void> {
  await insertRows(tx, 'accommodationChanges', {
    id: newId(),
    accountId,
    actorId,
    reason,
    at: tx.clock.now(),
    before: json(before),
    after: json(after),
  });
}

/** Changes of what one student is granted, the newest first. */
export function listChanges(ctx: Bound, accountId: string) {
  return rows(ctx)
    .selectFrom('accommodationChanges')
    .select(['actorId', 'at', 'before', 'after', 'reason'])
    .where('accountId', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The most extra time that anybody of the institute is granted: percent and minutes, each by itself. */
export async function findLongest(ctx: Bound): Promise<ExtraTime> {
  const row = await rows(ctx)
    .selectFrom('accommodations')
    .select((eb) => [eb.fn.max('extraTimePercent').as('percent'), eb.fn.max('extraTimeMinutes').as('minutes')])
    .executeTakeFirst();
  return { percent: row?.percent ?? 0, minutes: row?.minutes ?? 0 };
}
