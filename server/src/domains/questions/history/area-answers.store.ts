import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { textArray } from '../../../kernel/database/sql.ts';
import { rows } from '../../../kernel/database/rows.ts';

export interface AreaAnswers {
  /** The name under which the account was given. */
  readonly group: string;
  readonly areaId: string;
  readonly right: number;
  readonly of: number;
}

/** What groups of accounts answered last to each question since then, summed by knowledge area; what was left out is no answer. */
export async function sumAreaAnswers(
  ctx: Bound,
  members: readonly { readonly group: string; readonly accountId: string }[],
  since: Date,
): Promise<AreaAnswers[]> {
  const { rows: found } = await sql<AreaAnswers>`
    select m.name as "group", q.knowledge_area_id as area_id,
      (count(*) filter (where h.last_outcome = 'right'))::int as "right", count(*)::int as "of"
    from unnest(${textArray(members.map(({ group }) => group))}::text[], ${members.map(({ accountId }) => accountId)}::uuid[]) as m (name, account_id)
    join answer_history h on h.institute_id = ${ctx.instituteId} and h.account_id = m.account_id
      and h.last_seen_at >= ${since} and h.last_outcome <> 'unanswered'
    join questions q on q.institute_id = ${ctx.instituteId} and q.id = h.question_id
    group by m.name, q.knowledge_area_id`.execute(rows(ctx));
  return found;
}
