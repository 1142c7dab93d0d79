import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import type { MarkedAnswer } from '../marking/mark-answers.ts';

export interface MarkedSitting {
  readonly attemptId: string;
  readonly accountId: string;
  readonly paperVersion: number;
  readonly answers: readonly MarkedAnswer[];
}

/** The first marked attempts at a paper, of everyone or of these people; those of one person's later attempts know the questions. */
export async function listSittings(
  ctx: Context,
  paperId: string,
  among: readonly string[] | undefined,
): Promise<MarkedSitting[]> {
  const { rows } = await sql<MarkedSitting>`
    select r.attempt_id as "attemptId", r.account_id as "accountId", r.paper_version as "paperVersion",
      marked_answers(r.answers, r.corrected) as answers
    from results r join attempts a on a.institute_id = ${ctx.instituteId} and a.id = r.attempt_id
    where r.institute_id = ${ctx.instituteId} and r.paper_id = ${paperId}::uuid and a.number = 1 and a.state = 'marked'
      and (${among === undefined} or r.account_id = any(${(among ?? []) as string[]}::uuid[]))
    order by r.attempt_id`.execute(ctx.db);
  return rows;
}

/** These attempts at a paper, where they have marks. */
export async function findSittings(ctx: Context, paperId: string, ids: readonly string[]): Promise<MarkedSitting[]> {
  const { rows } = await sql<MarkedSitting>`
    select attempt_id as "attemptId", account_id as "accountId", paper_version as "paperVersion", marked_answers(answers, corrected) as answers
    from results where institute_id = ${ctx.instituteId} and paper_id = ${paperId}::uuid
      and attempt_id = any(${ids as string[]}::uuid[])`.execute(ctx.db);
  return rows;
}
