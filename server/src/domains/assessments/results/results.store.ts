import type { Outcome } from '@abhyas/contract/assessments/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import type { MarkedAnswer, Marking, SubjectMarks } from '../marking/mark-answers.ts';
import type { RankList } from './rank-list.store.ts';
import type { ResultFigures } from './result-figures.ts';

/** The marks of one attempt, with everything that its report shows. */
export interface Result extends Marking {
  readonly attemptId: string;
  readonly resultVersion: number;
  readonly paperId: string;
  readonly paperVersion: number;
  readonly accountId: string;
  /** Only the first attempt of a person stands in the rank list. */
  readonly ranked: boolean;
  readonly fullMarks: number;
  /** Counts by which ties are told apart; null: marked before there were any. */
  readonly figures: ResultFigures | null;
  /** The exam's tie chain behind the total; greater bytes stand before. */
  readonly rankKey: Buffer;
  readonly markedAt: Date;
}

/** Writes results of attempts that the caller has locked; one that has a result already (it was reopened, or more of it counts) gets the next version. */
export async function saveResults(tx: TransactionContext, results: readonly Result[]): Promise<void> {
  await keepHistory(
    tx,
    results.map(({ attemptId }) => attemptId),
  );
  await tx.db
    .insertInto('results')
    .values(
      results.map((result) => ({
        institute_id: tx.instituteId,
        attempt_id: result.attemptId,
        result_version: result.resultVersion,
        paper_id: result.paperId,
        paper_version: result.paperVersion,
        account_id: result.accountId,
        ranked: result.ranked,
        marks: result.marks,
        full_marks: result.fullMarks,
        right_count: result.counts.right,
        wrong_count: result.counts.wrong,
        partial_count: result.counts.partial,
        unanswered_count: result.counts.unanswered,
        subjects: json(result.subjects),
        answers: json(result.answers),
        figures: json(result.figures),
        rank_key: result.rankKey,
        marked_at: result.markedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['institute_id', 'attempt_id']).doUpdateSet((eb) => ({
        result_version: eb('results.result_version', '+', 1),
        ranked: eb.ref('excluded.ranked'),
        marks: eb.ref('excluded.marks'),
        full_marks: eb.ref('excluded.full_marks'),
        right_count: eb.ref('excluded.right_count'),
        wrong_count: eb.ref('excluded.wrong_count'),
        partial_count: eb.ref('excluded.partial_count'),
        unanswered_count: eb.ref('excluded.unanswered_count'),
        subjects: eb.ref('excluded.subjects'),
        answers: eb.ref('excluded.answers'),
        figures: eb.ref('excluded.figures'),
        rank_key: eb.ref('excluded.rank_key'),
        marked_at: eb.ref('excluded.marked_at'),
        corrected: null,
        issued_at: null,
      })),
    )
    .execute();
}

/** Keeps what these attempts' results were, where they have one that is to be replaced. */
async function keepHistory(tx: TransactionContext, attemptIds: readonly string[]): Promise<void> {
  await sql`
    insert into result_history (institute_id, attempt_id, result_version, round, paper_id, marks, right_count, wrong_count, partial_count,
      unanswered_count, subjects, corrected, rank_key, issued_at)
    select institute_id, attempt_id, result_version, 0, paper_id, marks, right_count, wrong_count, partial_count, unanswered_count,
      subjects, corrected, rank_key, coalesce(issued_at, marked_at)
    from results where institute_id = ${tx.instituteId} and attempt_id = any(${[...attemptIds]}::uuid[])`.execute(
    tx.db,
  );
}

/** Takes the result of an attempt that goes on out of the rank list; it comes back when the attempt is marked again. */
export async function unrankResult(tx: TransactionContext, attemptId: string): Promise<void> {
  await tx.db
    .updateTable('results')
    .set({ ranked: false })
    .where('institute_id', '=', tx.instituteId)
    .where('attempt_id', '=', attemptId)
    .execute();
}

/** Answers as verdicts made them, by question id. */
type Corrected = Readonly<Record<string, MarkedAnswer>>;
const withCorrected = (answers: readonly MarkedAnswer[], corrected: Corrected | null): readonly MarkedAnswer[] =>
  corrected ? answers.map((answer) => corrected[answer.questionId] ?? answer) : answers;

interface ResultRow {
  attempt_id: string;
  result_version: number;
  paper_id: string;
  paper_version: number;
  account_id: string;
  ranked: boolean;
  marks: number;
  full_marks: number;
  right_count: number;
  wrong_count: number;
  partial_count: number;
  unanswered_count: number;
  subjects: unknown;
  answers: unknown;
  corrected: unknown;
  figures: unknown;
  rank_key: Buffer;
  marked_at: Date;
}
const read = (row: ResultRow): Result => ({
  attemptId: row.attempt_id,
  resultVersion: row.result_version,
  paperId: row.paper_id,
  paperVersion: row.paper_version,
  accountId: row.account_id,
  ranked: row.ranked,
  marks: row.marks,
  fullMarks: row.full_marks,
  counts: {
    right: row.right_count,
    wrong: row.wrong_count,
    partial: row.partial_count,
    unanswered: row.unanswered_count,
  } satisfies Record<Outcome, number>,
  subjects: row.subjects as SubjectMarks[],
  answers: withCorrected(row.answers as MarkedAnswer[], row.corrected as Corrected | null),
  figures: row.figures as ResultFigures | null,
  rankKey: row.rank_key,
  markedAt: row.marked_at,
});

const results = (ctx: Context) => ctx.db.selectFrom('results').where('institute_id', '=', ctx.instituteId);

export async function findResult(ctx: Context, attemptId: string): Promise<Result | undefined> {
  const row = await results(ctx).selectAll().where('attempt_id', '=', attemptId).executeTakeFirst();
  return row && read(row);
}

/** A person's newest results, before a time where one is given; not of an attempt that was opened again and goes on. */
export async function listResultsOf(ctx: Context, accountId: string, limit: number, before?: Date): Promise<Result[]> {
  let query = results(ctx)
    .selectAll()
    .where('account_id', '=', accountId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('attempts')
          .select('attempts.id')
          .where('attempts.institute_id', '=', ctx.instituteId)
          .whereRef('attempts.id', '=', 'results.attempt_id')
          .where('attempts.state', '=', 'marked'),
      ),
    )
    .orderBy('marked_at', 'desc')
    .orderBy('attempt_id', 'desc')
    .limit(limit);
  if (before) query = query.where('marked_at', '<', before);
  return (await query.execute()).map(read);
}

/** Marks of these attempts, where they have any. */
export async function listMarks(
  ctx: Context,
  attemptIds: readonly string[],
): Promise<Map<string, { marks: number; full: number }>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await results(ctx)
    .select(['attempt_id', 'marks', 'full_marks'])
    .where('attempt_id', '=', sql<string>`any(${attemptIds as string[]}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.attempt_id, { marks: row.marks, full: row.full_marks }]));
}

/** The best result of a rank list; of equal ones the first. */
export async function findTopper(ctx: Context, { paperId, versions }: RankList): Promise<Result | undefined> {
  const row = await results(ctx)
    .selectAll()
    .where('paper_id', '=', paperId)
    .where('paper_version', '=', sql<number>`any(${[...versions]}::int[])`)
    .where('ranked', '=', true)
    .orderBy('marks', 'desc')
    .orderBy('rank_key', 'desc')
    .orderBy('marked_at')
    .limit(1)
    .executeTakeFirst();
  return row && read(row);
}
