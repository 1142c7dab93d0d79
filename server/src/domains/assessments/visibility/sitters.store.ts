import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

interface Row {
  readonly paperId: string;
  readonly until: Date;
  readonly paused: boolean;
}

/**
 * In ms, when the last of those who sit a paper now has finished, grace included; Infinity where a clock stands still. Papers that
 * nobody sits are not named: neither is one whose attempts ran out and are only to be marked.
 */
export async function sittersOf(ctx: Context, paperIds: readonly string[]): Promise<Map<string, number>> {
  if (paperIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select paper_id as "paperId", max(deadline + grace) as until, bool_or(paused_at is not null) as paused
    from attempts
    where institute_id = ${ctx.instituteId} and paper_id = any(${paperIds as string[]}::uuid[]) and state = 'running'
      and (paused_at is not null or deadline + grace > ${ctx.clock.now()})
    group by paper_id`.execute(ctx.db);
  return new Map(rows.map(({ paperId, until, paused }) => [paperId, paused ? Infinity : until.getTime()]));
}
