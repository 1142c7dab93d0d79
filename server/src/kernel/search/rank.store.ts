import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { RankedSearch } from './ranked-search.ts';

/**
 * Ids of the best hits, best first, by the function of schema `search` that passes row level security; they say nothing until read
 * under the policy. They come as one text: a thousand rows would cost more than the search.
 */
export async function rankBy(
  ctx: Context,
  find: string,
  { queries, parts }: RankedSearch,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ',' order by place) as ids from ${sql.id('search', find)}(${ctx.instituteId}, ${queries}::text[],
      ${parts.map(({ exact }) => exact)}::text[], ${parts.map(({ near }) => near)}::text[], ${parts.map(({ weight }) => weight)}::float8[], ${most})
      with ordinality as f (id, place)`.execute(ctx.db);
  return rows[0]?.ids?.split(',') ?? [];
}
