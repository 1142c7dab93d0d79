import type { Response } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

/** How often each response to one question was given in marked attempts at a version; null: it was left blank. */
export async function listGivenAnswers(
  ctx: Context,
  { paperId, version, questionId }: { readonly paperId: string; readonly version: number; readonly questionId: string },
): Promise<{ response: Response | null; count: number }[]> {
  const { rows } = await sql<{ response: Response | null; count: number }>`
    select nullif(jsonb_path_query_first(answers, '$[*] ? (@.questionId == $id)', ${JSON.stringify({ id: questionId })}::jsonb)
      -> 'response', 'null') as response, count(*)::int as count
    from results where institute_id = ${ctx.instituteId} and paper_id = ${paperId} and paper_version = ${version}
    group by 1 order by 2 desc limit 500`.execute(ctx.db);
  return rows;
}
