import type { Outcome, SetLetter } from '@abhyas/contract/assessments/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import type { MarkedAnswer, SubjectMarks } from '../marking/mark-answers.ts';
import type { ResultFigures } from '../results/result-figures.ts';

/** As much of a result as a rescore needs: its sums, and its answers to the questions that are marked again. */
export interface MarkedResult {
  readonly attemptId: string;
  readonly accountId: string;
  readonly paperVersion: number;
  readonly setLetter: SetLetter;
  readonly ranked: boolean;
  readonly resultVersion: number;
  readonly marks: number;
  readonly fullMarks: number;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly subjects: readonly SubjectMarks[];
  readonly figures: ResultFigures | null;
  readonly rankKey: Buffer;
  readonly corrected: Readonly<Record<string, MarkedAnswer>> | null;
  readonly endedAt: Date;
  /** As found at their places; null where there are none. */
  readonly answers: readonly (MarkedAnswer | null)[] | null;
}

/** Where a question stands among the answers of those who sat one set of one version. */
export interface AnswerPlace {
  readonly version: number;
  readonly letter: SetLetter;
  readonly questionId: string;
  /** From 0, in the order of the set. */
  readonly place: number;
}

/**
 * Results of these versions in the order of their attempts, behind one. Of the long column of answers each row gives only what is
 * asked for.
 */
export async function listMarkedResults(
  ctx: Context,
  paperId: string,
  places: readonly AnswerPlace[],
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<MarkedResult[]> {
  const column = <K extends keyof AnswerPlace>(name: K) => places.map((place) => place[name]);
  const { rows } = await sql<MarkedResult>`
    with p as materialized (
      select * from unnest(${column('version')}::int[], ${column('letter')}::text[], ${column('questionId')}::text[], ${column('place')}::int[])
        as p (version, letter, question_id, place))
    select r.attempt_id as "attemptId", r.account_id as "accountId", r.paper_version as "paperVersion", a.set_letter as "setLetter",
      r.ranked, r.result_version as "resultVersion", r.marks, r.full_marks as "fullMarks",
      json_build_object('right', r.right_count, 'wrong', r.wrong_count, 'partial', r.partial_count, 'unanswered', r.unanswered_count) as counts,
      r.subjects, r.figures, r.rank_key as "rankKey", r.corrected, coalesce(a.ended_at, a.deadline) as "endedAt",
      (select jsonb_agg(coalesce(r.corrected -> p.question_id, r.answers -> p.place) order by p.place) from p
        where p.version = r.paper_version and p.letter = a.set_letter) as answers
    from results r join attempts a on a.institute_id = ${ctx.instituteId} and a.id = r.attempt_id
    where r.institute_id = ${ctx.instituteId} and r.paper_id = ${paperId}
      and r.paper_version = any(${[...new Set(column('version'))]}::int[])
      ${after === null ? sql`` : sql`and r.attempt_id > ${after}::uuid and a.id > ${after}::uuid`}
    order by r.attempt_id limit ${limit}`.execute(ctx.db);
  return rows;
}

/** A result after it was marked again. */
export interface ReissuedResult {
  readonly attemptId: string;
  /** The issue that it was made from. */
  readonly resultVersion: number;
  readonly marks: number;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly subjects: readonly SubjectMarks[];
  readonly figures: ResultFigures | null;
  readonly rankKey: Buffer;
  readonly corrected: Readonly<Record<string, MarkedAnswer>>;
}

/**
 * Issues results again under the next version, and keeps what they were. Throws where one was marked otherwise since it was read, so
 * that nothing of it is written and the job tries again; locking every result that is looked at would cost as much as writing it.
 */
export async function reissueResults(
  tx: TransactionContext,
  round: number,
  results: readonly ReissuedResult[],
): Promise<void> {
  const column = <T>(read: (result: ReissuedResult) => T) => results.map(read);
  const texts = (read: (result: ReissuedResult) => unknown) => results.map((result) => JSON.stringify(read(result)));
  const { numAffectedRows } = await sql`
    with given as (
      select * from unnest(${column(({ attemptId }) => attemptId)}::uuid[], ${column(({ resultVersion }) => resultVersion)}::int[], ${column(({ marks }) => marks)}::int[],
        ${column(({ counts }) => counts.right)}::int[], ${column(({ counts }) => counts.wrong)}::int[],
        ${column(({ counts }) => counts.partial)}::int[], ${column(({ counts }) => counts.unanswered)}::int[],
        ${texts(({ subjects }) => subjects)}::text[], ${texts(({ figures }) => figures)}::text[],
        ${column(({ rankKey }) => rankKey.toString('hex'))}::text[], ${texts(({ corrected }) => corrected)}::text[])
        as g (attempt_id, version, marks, right_count, wrong_count, partial_count, unanswered_count, subjects, figures, rank_key, corrected)),
    kept as (
      insert into result_history (institute_id, attempt_id, result_version, round, paper_id, marks, right_count, wrong_count,
        partial_count, unanswered_count, subjects, corrected, rank_key, issued_at)
      select r.institute_id, r.attempt_id, r.result_version, ${round}, r.paper_id, r.marks, r.right_count, r.wrong_count,
        r.partial_count, r.unanswered_count, r.subjects, r.corrected, r.rank_key, coalesce(r.issued_at, r.marked_at)
      from results r join given g on g.attempt_id = r.attempt_id and g.version = r.result_version where r.institute_id = ${tx.instituteId})
    update results r set result_version = r.result_version + 1, marks = g.marks, right_count = g.right_count,
      wrong_count = g.wrong_count, partial_count = g.partial_count, unanswered_count = g.unanswered_count,
      subjects = g.subjects::jsonb, figures = nullif(g.figures::jsonb, 'null'), rank_key = decode(g.rank_key, 'hex'),
      corrected = g.corrected::jsonb, issued_at = ${tx.clock.now()}
    from given g where r.institute_id = ${tx.instituteId} and r.attempt_id = g.attempt_id and r.result_version = g.version`.execute(
    tx.db,
  );
  if (numAffectedRows !== BigInt(results.length)) throw new Error('a result was marked otherwise meanwhile');
}
