import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';

/** Mean marks of everybody else who is ranked in the same version, in hundredths, by attempt; nobody else: missing. */
export async function averagesOf(
  ctx: Bound,
  accountId: string,
  results: readonly { readonly attemptId: string }[],
): Promise<Map<string, number>> {
  const { rows: found } = await sql<{ attemptId: string; mean: number }>`
    select mine.attempt_id, round(avg(other.marks))::int as mean
    from results mine join results other on other.institute_id = mine.institute_id and other.paper_id = mine.paper_id
      and other.paper_version = mine.paper_version and other.ranked and other.account_id <> mine.account_id
    where mine.institute_id = ${ctx.instituteId} and mine.account_id = ${accountId}::uuid
      and mine.attempt_id = any(${results.map(({ attemptId }) => attemptId)}::uuid[])
    group by mine.attempt_id`.execute(rows(ctx));
  return new Map(found.map(({ attemptId, mean }) => [attemptId, mean]));
}

/** How many attempts of somebody are marked. */
export async function countResultsOf(ctx: Bound, accountId: string): Promise<number> {
  const { count } = await rows(ctx)
    .selectFrom('results as r')
    .innerJoin('attempts as a', 'a.id', 'r.attemptId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('r.accountId', '=', accountId)
    .where('a.state', '=', 'marked')
    .executeTakeFirstOrThrow();
  return count;
}
