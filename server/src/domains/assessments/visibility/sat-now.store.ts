import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

/** Whether somebody sits a teacher's paper at this moment that asks one of these questions: a clock that stands still counts too. */
export async function isSittingOneOf(
  ctx: Context,
  accountId: string,
  questionIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select from attempts a
    join papers p on p.institute_id = ${ctx.instituteId} and p.id = a.paper_id and p.kind = 'PREDEFINED'
    join paper_questions q on q.institute_id = ${ctx.instituteId} and q.paper_id = a.paper_id and q.version = a.paper_version
      and q.question_id = any(${[...questionIds]}::uuid[])
    where a.institute_id = ${ctx.instituteId} and a.account_id = ${accountId}::uuid and a.state = 'running'
      and (a.paused_at is not null or a.deadline + a.grace > ${ctx.clock.now()}::timestamptz)
    limit 1`.execute(ctx.db);
  return rows.length > 0;
}
