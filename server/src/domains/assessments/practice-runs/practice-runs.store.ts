import type { Explanation, Outcome } from '@abhyas/contract/assessments/shapes';
import type { PracticeWish } from '@abhyas/contract/assessments/practice-runs';
import type { Response } from '@abhyas/contract/questions/shapes';
import type { Variant } from '@abhyas/contract/questions/variables';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

/** A paper, what went wrong in an attempt at it, or a few questions of a chapter, taken without a clock. */
export interface PracticeRunRow {
  readonly id: string;
  readonly paperId: string;
  readonly paperVersion: number;
  readonly accountId: string;
  readonly attemptId: string | null;
  readonly wish: PracticeWish | null;
  readonly questionIds: readonly string[];
  readonly variants: Readonly<Record<string, Variant>>;
  readonly state: 'running' | 'finished';
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}
export interface PracticeAnswerRow {
  readonly questionId: string;
  readonly response: Response | null;
  readonly outcome: Outcome;
  readonly marks: number;
  readonly full: number;
  readonly explanation: Explanation;
  readonly seconds: number;
}

const columns = sql`id, paper_id as "paperId", paper_version as "paperVersion", account_id as "accountId", attempt_id as "attemptId", wish,
  question_ids as "questionIds", variants, state, started_at as "startedAt", ended_at as "endedAt"`;

/** A run of this account; `lock`: nobody else answers before the transaction ends. NOT_FOUND for anybody else's. */
export async function getRun(ctx: Context, accountId: string, id: string, lock = false): Promise<PracticeRunRow> {
  const { rows } = await sql<PracticeRunRow>`
    select ${columns} from paper_practice_runs
    where institute_id = ${ctx.instituteId} and id = ${id}::uuid and account_id = ${accountId}::uuid
    ${lock ? sql`for update` : sql``}`.execute(ctx.db);
  return rows[0] ?? fail('NOT_FOUND');
}

/** The runs that wait to be gone on with: of this paper whole, and of what went wrong in its attempts; the newest first. */
export async function listRunning(ctx: Context, accountId: string, paperId: string): Promise<PracticeRunRow[]> {
  const { rows } = await sql<PracticeRunRow>`
    select ${columns} from paper_practice_runs
    where institute_id = ${ctx.instituteId} and account_id = ${accountId}::uuid and paper_id = ${paperId}::uuid and state = 'running'
    order by started_at desc, id desc`.execute(ctx.db);
  return rows;
}

/** The run of this wish that waits to be gone on with. */
export async function findWaiting(
  ctx: Context,
  accountId: string,
  wish: PracticeWish,
): Promise<PracticeRunRow | undefined> {
  const { rows } = await sql<PracticeRunRow>`
    select ${columns} from paper_practice_runs
    where institute_id = ${ctx.instituteId} and account_id = ${accountId}::uuid and state = 'running' and wish = ${json(wish)}
    limit 1`.execute(ctx.db);
  return rows[0];
}

/** False where one waits already. */
export async function insertRun(tx: TransactionContext, run: PracticeRunRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('paper_practice_runs')
    .values({
      institute_id: tx.instituteId,
      id: run.id,
      paper_id: run.paperId,
      paper_version: run.paperVersion,
      account_id: run.accountId,
      attempt_id: run.attemptId,
      wish: run.wish === null ? null : json(run.wish),
      question_ids: [...run.questionIds],
      variants: json(run.variants),
      state: run.state,
      started_at: run.startedAt,
      ended_at: run.endedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Closes a run. */
export async function finishRun(tx: TransactionContext, id: string): Promise<void> {
  await tx.db
    .updateTable('paper_practice_runs')
    .set({ state: 'finished', ended_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

/** What was answered in a run, by question id. */
export async function listPracticeAnswers(ctx: Context, runId: string): Promise<Map<string, PracticeAnswerRow>> {
  const rows = await ctx.db
    .selectFrom('paper_practice_answers')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('run_id', '=', runId)
    .execute();
  return new Map(
    rows.map((row) => [
      row.question_id,
      {
        questionId: row.question_id,
        response: row.response as Response | null,
        outcome: row.outcome as Outcome,
        marks: row.marks,
        full: row.full_marks,
        explanation: row.explanation as Explanation,
        seconds: row.seconds,
      },
    ]),
  );
}

/** Keeps an answer of a run that this transaction has locked. */
export async function insertPracticeAnswer(
  tx: TransactionContext,
  runId: string,
  answer: PracticeAnswerRow,
): Promise<void> {
  await tx.db
    .insertInto('paper_practice_answers')
    .values({
      institute_id: tx.instituteId,
      run_id: runId,
      question_id: answer.questionId,
      response: answer.response === null ? null : json(answer.response),
      outcome: answer.outcome,
      marks: answer.marks,
      full_marks: answer.full,
      explanation: json(answer.explanation),
      seconds: answer.seconds,
      answered_at: tx.clock.now(),
    })
    .execute();
}
