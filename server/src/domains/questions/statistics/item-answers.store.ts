import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { brought } from '../../../kernel/database/sql.ts';

export interface ItemAnswer {
  readonly questionId: string;
  readonly version: number;
  readonly attemptId: string;
  readonly accountId: string;
  readonly answer: string | null;
  readonly outcome: string;
  readonly seconds: number;
  readonly first: boolean;
  readonly rest: number | null;
}

/** What was said before of these answers of the same attempts, by `attempt question`. */
export async function listKnownOutcomes(
  tx: TransactionContext,
  answers: readonly Pick<ItemAnswer, 'questionId' | 'version' | 'attemptId'>[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; outcome: string }>`
    select known.attempt_id || ' ' || known.question_id as key, known.outcome
    from unnest(${answers.map((one) => one.questionId)}::uuid[], ${answers.map((one) => one.version)}::int[],
      ${answers.map((one) => one.attemptId)}::uuid[]) as asked (question_id, version, attempt_id)
    join item_answers known on known.institute_id = ${tx.instituteId} and known.question_id = asked.question_id
      and known.version = asked.version and known.attempt_id = asked.attempt_id`.execute(tx.db);
  return new Map(rows.map(({ key, outcome }) => [key, outcome]));
}

/** An attempt that is marked again (other key, more answers) has its newer word. */
export async function saveItemAnswers(tx: TransactionContext, rows: readonly ItemAnswer[]): Promise<void> {
  const column = <K extends keyof ItemAnswer>(name: K) => rows.map((row) => row[name]);
  await sql`
    insert into item_answers (institute_id, question_id, version, attempt_id, account_id, answer, outcome, seconds, first, rest)
    select place.institute_id, r.* from ${brought(
      tx,
      sql`unnest(${column('questionId')}::uuid[], ${column('version')}::int[], ${column('attemptId')}::uuid[],
      ${column('accountId')}::uuid[], ${column('answer')}::text[], ${column('outcome')}::text[], ${column('seconds')}::int[],
      ${column('first')}::boolean[], ${column('rest')}::float8[]) as r`,
    )}
    on conflict (institute_id, question_id, version, attempt_id) do update set account_id = excluded.account_id,
      answer = excluded.answer, outcome = excluded.outcome, seconds = excluded.seconds, first = excluded.first,
      rest = excluded.rest`.execute(tx.db);
}

export interface ItemSums {
  readonly students: number;
  readonly right: number;
  readonly unanswered: number;
  readonly correlation: number | null;
  readonly meanSeconds: number | null;
}

/** First attempts at one version, summed up. */
export async function sumItem(ctx: Context, questionId: string, version: number): Promise<ItemSums> {
  const { rows } = await sql<ItemSums>`
    select count(*)::int as students, count(*) filter (where outcome = 'right')::int as right,
      count(*) filter (where outcome = 'unanswered')::int as unanswered,
      corr(case when outcome = 'right' then 1 else 0 end, rest) as correlation, avg(seconds)::float8 as "meanSeconds"
    from item_answers
    where institute_id = ${ctx.instituteId} and question_id = ${questionId} and version = ${version} and first`.execute(
    ctx.db,
  );
  return rows[0]!;
}

/** What was answered in first attempts, most frequent first. */
export async function listItemAnswers(
  ctx: Context,
  questionId: string,
  version: number,
  most: number,
): Promise<{ answer: string; count: number; right: boolean }[]> {
  const { rows } = await sql<{ answer: string; count: number; right: boolean }>`
    select answer, count(*)::int as count, bool_or(outcome = 'right') as right
    from item_answers
    where institute_id = ${ctx.instituteId} and question_id = ${questionId} and version = ${version} and first and answer is not null
    group by answer order by count(*) desc, answer limit ${most}`.execute(ctx.db);
  return rows;
}

/** First attempts at each of these versions, with the time that authors expect. */
export async function sumItems(
  ctx: Context,
  wanted: readonly { readonly questionId: string; readonly version: number }[],
) {
  const { rows } = await sql<{
    questionId: string;
    answers: number;
    right: number;
    partial: number;
    wrong: number;
    meanSeconds: number | null;
    expectedSeconds: number | null;
  }>`
    select q.id as "questionId", q.expected_seconds as "expectedSeconds", sums.*
    from unnest(${wanted.map(({ questionId }) => questionId)}::uuid[], ${wanted.map(({ version }) => version)}::int[]) as w (question_id, version)
    join questions q on q.institute_id = ${ctx.instituteId} and q.id = w.question_id
    cross join lateral (
      select count(*)::int as answers, count(*) filter (where outcome = 'right')::int as "right",
        count(*) filter (where outcome = 'partial')::int as partial, count(*) filter (where outcome = 'wrong')::int as wrong,
        avg(seconds)::float8 as "meanSeconds"
      from item_answers
      where institute_id = ${ctx.instituteId} and question_id = w.question_id and version = w.version and first
    ) sums`.execute(ctx.db);
  return rows;
}
