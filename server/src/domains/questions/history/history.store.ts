import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';
import { brought } from '../../../kernel/database/sql.ts';
import type { CorrectedAnswer } from './correct-answers.ts';
import type { AnsweredQuestion } from './record-answers.ts';

export interface HistoryRow extends AnsweredQuestion {
  readonly seen: number;
  readonly right: number;
}

/** Rows come sorted by (account, question), each pair once: two markings at once then never wait for each other in a circle. */
export async function addToHistory(tx: TransactionContext, rows: readonly HistoryRow[]): Promise<void> {
  const column = <K extends keyof HistoryRow>(name: K) => rows.map((row) => row[name]);
  await sql`
    insert into answer_history (institute_id, account_id, question_id, times_seen, times_right, last_outcome, last_seconds, last_seen_at)
    select place.institute_id, r.* from ${brought(
      tx,
      sql`unnest(${column('accountId')}::uuid[], ${column('questionId')}::uuid[], ${column('seen')}::int[],
      ${column('right')}::int[], ${column('outcome')}::text[], ${column('seconds')}::int[], ${column('at')}::timestamptz[]) as r`,
    )}
    on conflict (institute_id, account_id, question_id) do update set
      times_seen = answer_history.times_seen + excluded.times_seen,
      times_right = answer_history.times_right + excluded.times_right,
      last_outcome = case when excluded.last_seen_at >= answer_history.last_seen_at then excluded.last_outcome else answer_history.last_outcome end,
      last_seconds = case when excluded.last_seen_at >= answer_history.last_seen_at then excluded.last_seconds else answer_history.last_seconds end,
      last_seen_at = greatest(excluded.last_seen_at, answer_history.last_seen_at)`.execute(tx.db);
}

/** Writes other outcomes over those of the attempts named, where they still stand, and moves the counts of their students with them. */
export async function correctOutcomes(tx: TransactionContext, answers: readonly CorrectedAnswer[]): Promise<void> {
  const column = <K extends keyof CorrectedAnswer>(name: K) => answers.map((answer) => answer[name]);
  await sql`
    with given as (
      select * from unnest(${column('questionId')}::uuid[], ${column('version')}::int[], ${column('attemptId')}::uuid[],
        ${column('before')}::text[], ${column('after')}::text[], ${column('at')}::timestamptz[])
        as g (question_id, version, attempt_id, before, after, at)),
    met as (
      update item_answers i set outcome = g.after from given g
      where i.institute_id = ${tx.instituteId} and i.question_id = g.question_id and i.version = g.version
        and i.attempt_id = g.attempt_id and i.outcome = g.before
      returning i.account_id, i.question_id, g.after, g.at, (g.after = 'right')::int - (g.before = 'right')::int as step),
    summed as (
      select account_id, question_id, sum(step)::int as step, max(at) as at, (array_agg(after order by at desc))[1] as outcome
      from met group by account_id, question_id)
    update answer_history h set times_right = h.times_right + s.step,
      last_outcome = case when h.last_seen_at = s.at then s.outcome else h.last_outcome end
    from summed s
    where h.institute_id = ${tx.instituteId} and h.account_id = s.account_id and h.question_id = s.question_id`.execute(
    tx.db,
  );
}
