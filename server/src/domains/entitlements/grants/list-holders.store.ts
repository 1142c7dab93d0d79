import type { Thing } from '@abhyas/contract/entitlements/access';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import { asRows } from '../places/places.store.ts';

/** `ended`: everything is over or was taken back. */
export type HolderState = 'current' | 'upcoming' | 'ended';
export interface HolderFilter {
  /** The thing and what it lies inside of: a grant of any of them counts. */
  readonly things: readonly Thing[];
  /** Accounts that belong to the list without a grant by name; they stand as everyone stands. */
  readonly besides: readonly string[];
  /** Everyone has it. */
  readonly everyone: boolean;
  /** Only these. */
  readonly among?: readonly string[] | undefined;
}

/** Each holder once, as rows `h (id, state, newest)`. */
function holders(ctx: Context, { things, besides, everyone, among }: HolderFilter): RawBuilder<unknown> {
  const now = ctx.clock.now();
  const open = sql`e.revoked_at is null and (e.ends_at is null or e.ends_at > ${now})`;
  const only = (column: RawBuilder<unknown>) =>
    among ? sql`and ${column} = any(${among as string[]}::uuid[])` : sql``;
  return sql`(
    select coalesce(g.holder_id, b.id) as id, g.newest,
      case when g.now or ${everyone} then 'current' when g.later then 'upcoming' else 'ended' end as state
    from (
      select e.holder_id, max(e.created_at) as newest,
        bool_or(${open} and (e.starts_at is null or e.starts_at <= ${now})) as now, bool_or(${open}) as later
      from ${asRows(things)} join entitlements e on e.institute_id = ${ctx.instituteId} and e.thing_kind = given.kind
        and e.thing_id = given.id and e.holder_id is not null ${only(sql`e.holder_id`)}
      group by e.holder_id
    ) as g
    full join (select id from unnest(${besides as string[]}::uuid[]) as b (id) where true ${only(sql`b.id`)}) as b
      on b.id = g.holder_id
  ) as h`;
}

/** One page of the holders, those whose grant is newest first. */
export async function listHolderRows(
  ctx: Context,
  filter: HolderFilter,
  {
    state,
    limit,
    offset,
  }: { readonly state?: HolderState | undefined; readonly limit: number; readonly offset: number },
): Promise<{ id: string; state: HolderState }[]> {
  const { rows: found } = await sql<{
    id: string;
    state: HolderState;
  }>`select h.id, h.state from ${holders(ctx, filter)}
    ${state ? sql`where h.state = ${state}` : sql``}
    order by h.newest desc nulls last, h.id limit ${limit} offset ${offset}`.execute(rows(ctx));
  return found;
}

export async function countHolders(ctx: Context, filter: HolderFilter): Promise<Record<HolderState, number>> {
  const { rows: found } = await sql<{ state: HolderState; count: number }>`select h.state, count(*) as count
    from ${holders(ctx, filter)} group by 1`.execute(rows(ctx));
  const counts = { current: 0, upcoming: 0, ended: 0 };
  for (const { state, count } of found) counts[state] = Number(count);
  return counts;
}
