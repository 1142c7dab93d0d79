import type { Outcome } from '@abhyas/contract/assessments/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import type { MarkedAnswer, Marking, SubjectMarks } from '../marking/mark-answers.ts';

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
  readonly markedAt: Date;
}

/** Writes first results. The caller has locked their attempts, which have none yet. */
export async function saveResults(tx: TransactionContext, results: readonly Result[]): Promise<void> {
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
        marked_at: result.markedAt,
      })),
    )
    .execute();
}

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
  answers: row.answers as MarkedAnswer[],
  markedAt: row.marked_at,
});

const results = (ctx: Context) => ctx.db.selectFrom('results').where('institute_id', '=', ctx.instituteId);

export async function findResult(ctx: Context, attemptId: string): Promise<Result | undefined> {
  const row = await results(ctx).selectAll().where('attempt_id', '=', attemptId).executeTakeFirst();
  return row && read(row);
}

/** A person's newest results, before a time where one is given. */
export async function listResultsOf(ctx: Context, accountId: string, limit: number, before?: Date): Promise<Result[]> {
  let query = results(ctx)
    .selectAll()
    .where('account_id', '=', accountId)
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

/** How one score stands among the ranked results of other people at the same paper version: counted from the index alone. */
export async function countAgainst(ctx: Context, result: Result): Promise<{ above: number; atOrBelow: number }> {
  const list = results(ctx)
    .where('paper_id', '=', result.paperId)
    .where('paper_version', '=', result.paperVersion)
    .where('ranked', '=', true);
  const all = await list
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('marks', '>', result.marks).as('above'),
      eb.fn.countAll<number>().filterWhere('marks', '<=', result.marks).as('at_or_below'),
    ])
    .executeTakeFirstOrThrow();
  const own = result.ranked
    ? result
    : await list.select('marks').where('account_id', '=', result.accountId).executeTakeFirst();
  const isAbove = own !== undefined && own.marks > result.marks;
  return {
    above: all.above - (isAbove ? 1 : 0),
    atOrBelow: all.at_or_below - (own !== undefined && !isAbove ? 1 : 0),
  };
}

/** The best ranked result of a paper version; of equal ones the first. */
export async function findTopper(ctx: Context, paperId: string, version: number): Promise<Result | undefined> {
  const row = await results(ctx)
    .selectAll()
    .where('paper_id', '=', paperId)
    .where('paper_version', '=', version)
    .where('ranked', '=', true)
    .orderBy('marks', 'desc')
    .orderBy('marked_at')
    .limit(1)
    .executeTakeFirst();
  return row && read(row);
}

/** Average marks by subject over the ranked results of a paper version, in hundredths, rounded. */
export async function averageBySubject(ctx: Context, paperId: string, version: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ subject: string; average: number }>`
    select s ->> 'subject' as subject, round(avg((s ->> 'marks')::int))::int as average
    from results r cross join lateral jsonb_array_elements(r.subjects) s
    where r.institute_id = ${ctx.instituteId} and r.paper_id = ${paperId} and r.paper_version = ${version} and r.ranked
    group by 1`.execute(ctx.db);
  return new Map(rows.map(({ subject, average }) => [subject, average]));
}
