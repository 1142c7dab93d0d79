import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

export interface Draw {
  /** Puts them into an order that looks like chance and is the same each time. */
  readonly seed: string;
  readonly except: readonly string[];
  /** Only what was approved, now or before. */
  readonly approved: boolean;
}

/** Those of these questions that a paper may take, in the order of the seed; the order of others changes nothing in it. */
export async function listDrawable(
  ctx: Context,
  ids: readonly string[],
  { seed, except, approved }: Draw,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from questions
    where institute_id = ${ctx.instituteId} and id = any(${[...ids]}::uuid[]) and id <> all(${[...except]}::uuid[])
      and removed_at is null and status = 'active'
      and (not ${approved}::boolean or review_state = 'approved' or approved_version is not null)
    order by md5(${seed} || id::text), id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}
