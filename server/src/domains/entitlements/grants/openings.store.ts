import type { ThingKind } from '@abhyas/contract/entitlements/access';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

/** A grant counts from its start until its end, or until it is taken back. */
const holds = (now: Date): RawBuilder<unknown> => sql`e.revoked_at is null
  and (e.starts_at is null or e.starts_at <= ${now}) and (e.ends_at is null or e.ends_at > ${now})`;

/** Everything of a kind that is open now to everyone and, where one is given, to the account: from the grants inwards. */
export async function listOpen(ctx: Context, kind: ThingKind, accountId: string | undefined): Promise<string[]> {
  const live = holds(ctx.clock.now());
  const own = accountId ?? null;
  const { rows } = await sql<{ id: string }>`
    with recursive opened (kind, id) as (
      select granted.thing_kind, granted.thing_id from (
        select thing_kind, thing_id from entitlements e
          where e.institute_id = ${ctx.instituteId} and e.holder_id is null and ${live}
        union
        select thing_kind, thing_id from entitlements e
          where e.institute_id = ${ctx.instituteId} and e.holder_id = ${own}::uuid and ${live}
      ) as granted
      union
      select p.thing_kind, p.thing_id from opened o
        join places p on p.institute_id = ${ctx.instituteId} and p.inside_kind = o.kind and p.inside_id = o.id
    )
    select id from opened where kind = ${kind}`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** Which of these things are open now: from each of them outwards, to the grants around it. */
export async function listOpenAmong(
  ctx: Context,
  kind: ThingKind,
  accountId: string | undefined,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ asked: string }>`
    with recursive around (asked, kind, id) as (
      select given.id, ${kind}::text, given.id from unnest(${ids as string[]}::uuid[]) as given (id)
      union
      select a.asked, p.inside_kind, p.inside_id from around a
        join places p on p.institute_id = ${ctx.instituteId} and p.thing_kind = a.kind and p.thing_id = a.id
    )
    select distinct a.asked from around a where exists (${grantsOf(ctx, accountId)})`.execute(ctx.db);
  return rows.map(({ asked }) => asked);
}

/** The grants of one thing of `around a` that count now; each holder is looked up by the index on its own. */
function grantsOf(ctx: Context, accountId: string | undefined): RawBuilder<unknown> {
  const live = holds(ctx.clock.now());
  const ofThing = sql`e.institute_id = ${ctx.instituteId} and e.thing_kind = a.kind and e.thing_id = a.id and ${live}`;
  return sql`select * from entitlements e where ${ofThing} and e.holder_id is null
    union all select * from entitlements e where ${ofThing} and e.holder_id = ${accountId ?? null}::uuid`;
}

export interface OpeningRow {
  readonly kind: ThingKind;
  readonly id: string;
  readonly level: number;
  readonly holder_kind: 'everyone' | 'account';
  readonly source: string;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly created_at: Date;
}

/** Every grant that opens one thing to the account now, the nearest first. */
export function openingsOf(ctx: Context, kind: ThingKind, id: string, accountId: string): RawBuilder<OpeningRow> {
  return sql<OpeningRow>`
    with recursive around (kind, id, level) as (
      select ${kind}::text, ${id}::uuid, 0
      union
      select p.inside_kind, p.inside_id, a.level + 1 from around a
        join places p on p.institute_id = ${ctx.instituteId} and p.thing_kind = a.kind and p.thing_id = a.id
    )
    select distinct a.kind, a.id, a.level, g.holder_kind, g.source, g.starts_at, g.ends_at, g.created_at
    from around a cross join lateral (${grantsOf(ctx, accountId)}) as g
    order by a.level, g.created_at`;
}
