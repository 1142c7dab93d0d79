import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';

/** What somebody practised, newest first. */
export async function listPractised({ db, instituteId }: Pick<Context, 'db' | 'instituteId'>, accountId: string) {
  const { rows } = await sql<{ test: string; startedAt: Date; endedAt: Date | null; answers: unknown }>`
    select v.title as test, r.started_at as "startedAt", r.ended_at as "endedAt",
      coalesce((select jsonb_agg(jsonb_build_object('questionId', a.question_id, 'response', a.response, 'outcome', a.outcome)
        order by a.answered_at) from paper_practice_answers a where a.institute_id = ${instituteId} and a.run_id = r.id), '[]') as answers
    from paper_practice_runs r
    join paper_versions v on v.institute_id = ${instituteId} and v.paper_id = r.paper_id and v.version = r.paper_version
    where r.institute_id = ${instituteId} and r.account_id = ${accountId}::uuid
    order by r.started_at desc`.execute(db);
  return rows;
}

/** Forgets what somebody practised: nobody else's figures rest on it. */
export async function forgetPractised(tx: TransactionContext, accountId: string): Promise<void> {
  await sql`delete from paper_practice_answers where institute_id = ${tx.instituteId} and run_id in
    (select id from paper_practice_runs where institute_id = ${tx.instituteId} and account_id = ${accountId}::uuid)`.execute(
    tx.db,
  );
  await tx.db
    .deleteFrom('paper_practice_runs')
    .where('institute_id', '=', tx.instituteId)
    .where('account_id', '=', accountId)
    .execute();
}

/** Runs of one account become the other's; where both wait with the same one, the one that moves is ended. */
export async function movePractised(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`update paper_practice_runs as mine set account_id = ${to}::uuid, state = 'finished',
      ended_at = coalesce(mine.ended_at, ${tx.clock.now()}::timestamptz)
    where mine.institute_id = ${tx.instituteId} and mine.account_id = ${from}::uuid`.execute(tx.db);
}
