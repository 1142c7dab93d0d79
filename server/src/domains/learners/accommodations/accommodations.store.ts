import type { DisplayNeeds } from '@abhyas/contract/learners/profile';
import type { ExtraTime } from '@abhyas/contract/learners/accommodations';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { newId } from '../../../kernel/ids.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;

/** What somebody needs to learn and to sit tests on equal terms. */
export interface Accommodations {
  readonly extraTime: ExtraTime;
  readonly largeText: boolean;
  readonly reducedMotion: boolean;
}

/** What stands for these people; who needs nothing has no row. */
export async function listAccommodations(
  { db, instituteId }: Db,
  accountIds: readonly string[],
): Promise<Map<string, Accommodations>> {
  const rows = await db
    .selectFrom('accommodations')
    .select(['account_id', 'extra_time_percent', 'extra_time_minutes', 'large_text', 'reduced_motion'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', sql<string>`any(${[...accountIds]}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => [
      row.account_id,
      {
        extraTime: { percent: row.extra_time_percent, minutes: row.extra_time_minutes },
        largeText: row.large_text,
        reducedMotion: row.reduced_motion,
      },
    ]),
  );
}

/** How the pages look for a person; their own choice. */
export async function saveDisplay(tx: TransactionContext, accountId: string, display: DisplayNeeds): Promise<void> {
  await tx.db
    .insertInto('accommodations')
    .values({
      institute_id: tx.instituteId,
      account_id: accountId,
      large_text: display.largeText,
      reduced_motion: display.reducedMotion,
      updated_at: tx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['institute_id', 'account_id']).doUpdateSet((eb) => ({
        large_text: eb.ref('excluded.large_text'),
        reduced_motion: eb.ref('excluded.reduced_motion'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

export async function saveExtraTime(tx: TransactionContext, accountId: string, extraTime: ExtraTime): Promise<void> {
  await tx.db
    .insertInto('accommodations')
    .values({
      institute_id: tx.instituteId,
      account_id: accountId,
      extra_time_percent: extraTime.percent,
      extra_time_minutes: extraTime.minutes,
      updated_at: tx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['institute_id', 'account_id']).doUpdateSet((eb) => ({
        extra_time_percent: eb.ref('excluded.extra_time_percent'),
        extra_time_minutes: eb.ref('excluded.extra_time_minutes'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

export async function insertChange(
  tx: TransactionContext,
  change: { accountId: string; actorId: string; before: ExtraTime; after: ExtraTime; reason: string },
): Promise<void> {
  await tx.db
    .insertInto('accommodation_changes')
    .values({
      institute_id: tx.instituteId,
      id: newId(),
      account_id: change.accountId,
      actor_id: change.actorId,
      at: tx.clock.now(),
      before: json(change.before),
      after: json(change.after),
      reason: change.reason,
    })
    .execute();
}

/** Changes of what one student is granted, the newest first. */
export async function listChanges({ db, instituteId }: Db, accountId: string) {
  const rows = await db
    .selectFrom('accommodation_changes')
    .select(['actor_id', 'at', 'before', 'after', 'reason'])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, before: row.before as ExtraTime, after: row.after as ExtraTime }));
}

/** The most extra time that anybody of the institute is granted: percent and minutes, each by itself. */
export async function findLongest({ db, instituteId }: Db): Promise<ExtraTime> {
  const row = await db
    .selectFrom('accommodations')
    .select((eb) => [eb.fn.max('extra_time_percent').as('percent'), eb.fn.max('extra_time_minutes').as('minutes')])
    .where('institute_id', '=', instituteId)
    .executeTakeFirst();
  return { percent: row?.percent ?? 0, minutes: row?.minutes ?? 0 };
}
