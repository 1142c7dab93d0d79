import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** Tests that a student sat, with their marks where there are any and the numbers that its questions with variables had; newest first. */
export async function listSittings({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, accountId: string) {
  return db
    .selectFrom('attempts')
    .innerJoin('paper_versions', (join) =>
      join
        .onRef('paper_versions.institute_id', '=', 'attempts.institute_id')
        .onRef('paper_versions.paper_id', '=', 'attempts.paper_id')
        .onRef('paper_versions.version', '=', 'attempts.paper_version'),
    )
    .leftJoin('results', (join) =>
      join.onRef('results.institute_id', '=', 'attempts.institute_id').onRef('results.attempt_id', '=', 'attempts.id'),
    )
    .select([
      'attempts.id',
      'paper_versions.title as test',
      'attempts.started_at as startedAt',
      'attempts.ended_at as endedAt',
      'attempts.state',
      'results.marks',
      'results.full_marks as fullMarks',
      sql<unknown>`marked_answers(results.answers, results.corrected)`.as('answers'),
      sql<Record<string, unknown> | null>`(select jsonb_object_agg(v.question_id, v.variant) from attempt_variants v
        where v.institute_id = ${instituteId} and v.attempt_id = attempts.id)`.as('numbers'),
    ])
    .where('attempts.institute_id', '=', instituteId)
    .where('attempts.account_id', '=', accountId)
    .orderBy('attempts.started_at', 'desc')
    .execute();
}

/** Forgets on which devices and from where a student sat. */
export async function forgetDevices(tx: TransactionContext, accountId: string): Promise<void> {
  await sql`update attempt_seats set device = '', address = '' where institute_id = ${tx.instituteId} and attempt_id in
    (select id from attempts where institute_id = ${tx.instituteId} and account_id = ${accountId}::uuid)`.execute(
    tx.db,
  );
}

/**
 * Attempts of one account become the other's, numbered on after its own for the same paper. Two that run at once for one paper cannot
 * both be one person's: the index refuses, and the job tries again when one has ended.
 */
export async function moveSittings(tx: TransactionContext, from: string, to: string): Promise<void> {
  const { rows: last } = await sql<{ paperId: string; number: number }>`
    select paper_id as "paperId", max(number)::int as number from attempts
    where institute_id = ${tx.instituteId} and account_id = ${to}::uuid group by paper_id`.execute(tx.db);
  await sql`update attempts as mine set account_id = ${to}::uuid, number = mine.number + theirs.number
    from unnest(${last.map(({ paperId }) => paperId)}::uuid[], ${last.map(({ number }) => number)}::int[]) as theirs (paper_id, number)
    where mine.institute_id = ${tx.instituteId} and mine.account_id = ${from}::uuid and mine.paper_id = theirs.paper_id`.execute(
    tx.db,
  );
  await sql`update attempts set account_id = ${to}::uuid
    where institute_id = ${tx.instituteId} and account_id = ${from}::uuid`.execute(tx.db);
  // Only the first result of a person stands in the rank list.
  await sql`update results as mine set account_id = ${to}::uuid, ranked = mine.ranked and not exists (
      select from results theirs
        where theirs.institute_id = ${tx.instituteId} and theirs.paper_id = mine.paper_id and theirs.account_id = ${to}::uuid)
    where mine.institute_id = ${tx.instituteId} and mine.account_id = ${from}::uuid`.execute(tx.db);
}

/** Papers of one teacher become another's. */
export async function movePapers(tx: TransactionContext, from: string, to: string): Promise<void> {
  await tx.db
    .updateTable('papers')
    .set({ created_by: to })
    .where('institute_id', '=', tx.instituteId)
    .where('created_by', '=', from)
    .execute();
}

/** Whether this account is in the middle of a test; one whose time and grace are over does not count. */
export async function hasRunningAttempt(
  { db, instituteId, clock }: Pick<Context, 'db' | 'instituteId' | 'clock'>,
  accountId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('attempts')
    .select('id')
    .where('institute_id', '=', instituteId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'running')
    .where(sql<boolean>`(paused_at is not null or deadline + grace >= ${clock.now()})`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
