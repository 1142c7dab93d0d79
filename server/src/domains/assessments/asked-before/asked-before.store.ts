import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

export interface LastAsked {
  readonly questionId: string;
  readonly papers: number;
  readonly paperId: string;
  readonly title: string;
  readonly publishedAt: Date;
}

/** In how many of the teachers' published papers each question stood, one paper left out, and in which it was published last. */
export async function listLastAsked(
  ctx: Context,
  questionIds: readonly string[],
  { except }: { readonly except: string },
): Promise<LastAsked[]> {
  const { rows } = await sql<LastAsked>`
    select distinct on (asked.question_id) asked.question_id as "questionId", asked.paper_id as "paperId", v.title,
      v.published_at as "publishedAt",
      (select count(distinct other.paper_id)::int from paper_questions other
        join papers op on op.institute_id = ${ctx.instituteId} and op.id = other.paper_id and op.kind = 'PREDEFINED'
        where other.institute_id = ${ctx.instituteId} and other.question_id = asked.question_id
          and other.paper_id <> ${except}::uuid) as papers
    from paper_questions asked
    join papers p on p.institute_id = ${ctx.instituteId} and p.id = asked.paper_id and p.kind = 'PREDEFINED'
    join paper_versions v on v.institute_id = ${ctx.instituteId} and v.paper_id = asked.paper_id and v.version = asked.version
    where asked.institute_id = ${ctx.instituteId} and asked.question_id = any(${[...questionIds]}::uuid[])
      and asked.paper_id <> ${except}::uuid
    order by asked.question_id, v.published_at desc, asked.paper_id`.execute(ctx.db);
  return rows;
}

export interface DroppedQuestion {
  readonly questionId: string;
  readonly paperId: string;
  readonly title: string;
  readonly version: number;
  readonly reason: string;
  /** What stood in that version. */
  readonly questionVersion: number;
  readonly keyVersion: number;
}

/** Every paper whose applied verdicts drop one of these questions now, each with its newest version where it is so; the newest verdict first. */
export async function listDropped(ctx: Context, questionIds: readonly string[]): Promise<DroppedQuestion[]> {
  const { rows } = await sql<DroppedQuestion>`
    with latest as (
      select distinct on (k.paper_id, k.question_id, k.paper_version) k.*
      from paper_key_verdicts k
      join paper_rescores r on r.institute_id = ${ctx.instituteId} and r.paper_id = k.paper_id and r.round = k.round and r.state <> 'open'
      where k.institute_id = ${ctx.instituteId} and k.question_id = any(${[...questionIds]}::uuid[])
      order by k.paper_id, k.question_id, k.paper_version, k.round desc, k.number desc)
    select l.question_id as "questionId", l.paper_id as "paperId", v.title, l.paper_version as version, l.reason,
      pq.question_version as "questionVersion", pq.key_version as "keyVersion"
    from latest l
    join papers p on p.institute_id = ${ctx.instituteId} and p.id = l.paper_id and p.kind = 'PREDEFINED'
    join paper_versions v on v.institute_id = ${ctx.instituteId} and v.paper_id = l.paper_id and v.version = l.paper_version
    join paper_questions pq on pq.institute_id = ${ctx.instituteId} and pq.paper_id = l.paper_id and pq.version = l.paper_version
      and pq.question_id = l.question_id
    where l.kind = 'drop'
    order by l.decided_at desc, l.paper_version desc, l.paper_id`.execute(ctx.db);
  return rows;
}
