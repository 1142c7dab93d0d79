import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';
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
    select ${tx.instituteId}, r.* from unnest(${column('accountId')}::uuid[], ${column('questionId')}::uuid[], ${column('seen')}::int[],
      ${column('right')}::int[], ${column('outcome')}::text[], ${column('seconds')}::int[], ${column('at')}::timestamptz[]) as r
    on conflict (institute_id, account_id, question_id) do update set
      times_seen = answer_history.times_seen + excluded.times_seen,
      times_right = answer_history.times_right + excluded.times_right,
      last_outcome = case when excluded.last_seen_at >= answer_history.last_seen_at then excluded.last_outcome else answer_history.last_outcome end,
      last_seconds = case when excluded.last_seen_at >= answer_history.last_seen_at then excluded.last_seconds else answer_history.last_seconds end,
      last_seen_at = greatest(excluded.last_seen_at, answer_history.last_seen_at)`.execute(tx.db);
}
