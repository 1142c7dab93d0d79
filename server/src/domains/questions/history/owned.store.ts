import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;

/** What a student did with each question so far. */
export function listHistory({ db, instituteId }: Db, accountId: string) {
  return db
    .selectFrom('answer_history')
    .select([
      'question_id as question',
      'times_seen as timesSeen',
      'times_right as timesRight',
      'last_outcome as lastOutcome',
      'last_seen_at as lastSeenAt',
    ])
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** Questions that a person wrote first. */
export async function countAuthored({ db, instituteId }: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('institute_id', '=', instituteId)
    .where('created_by', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function forgetLearnerHistory(tx: TransactionContext, accountId: string): Promise<void> {
  await tx.db
    .deleteFrom('answer_history')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Adds one history to another: counts add up, the newer outcome stands. Done again it finds nothing left to add. */
export async function moveHistory(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`insert into answer_history as mine
      (institute_id, account_id, question_id, times_seen, times_right, last_outcome, last_seconds, last_seen_at)
    select institute_id, ${to}::uuid, question_id, times_seen, times_right, last_outcome, last_seconds, last_seen_at
      from answer_history where institute_id = ${tx.instituteId} and account_id = ${from}::uuid
    on conflict (institute_id, account_id, question_id) do update set
      times_seen = mine.times_seen + excluded.times_seen,
      times_right = mine.times_right + excluded.times_right,
      last_outcome = case when excluded.last_seen_at > mine.last_seen_at then excluded.last_outcome else mine.last_outcome end,
      last_seconds = case when excluded.last_seen_at > mine.last_seen_at then excluded.last_seconds else mine.last_seconds end,
      last_seen_at = greatest(mine.last_seen_at, excluded.last_seen_at)`.execute(tx.db);
  await forgetLearnerHistory(tx, from);
}

/** Questions and imports of one author become another's. */
export async function moveAuthored(tx: TransactionContext, from: string, to: string): Promise<void> {
  for (const table of ['questions', 'question_imports'] as const) {
    await tx.db
      .updateTable(table)
      .set({ created_by: to })
      .where('institute_id', '=', tx.instituteId)
      .where('created_by', '=', from)
      .execute();
  }
}
