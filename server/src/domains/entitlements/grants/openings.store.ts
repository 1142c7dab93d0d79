import type { ThingKind } from '@abhyas/contract/entitlements/access';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';

/** A grant counts from its start until its end, or until it is taken back. */
const holds = (now: Date): RawBuilder<unknown> => sql`e.revoked_at is null
  and (e.starts_at is null or e.starts_at <= ${now}) and (e.ends_at is null or e.ends_at > ${now})`;

/** Everything of a kind that is open now to everyone and, where one is given, to the account: the grants, and what lies in them. */
export async function listOpen(ctx: Context, kind: ThingKind, accountId: string | undefined): Promise<string[]> {
  const live = holds(ctx.clock.now());
  const own = accountId ?? null;
  const { rows: found } = await sql<{ id: string }>`
    with granted as (
      select thing_kind as kind, thing_id as id from entitlements e
        where e.institute_id = ${ctx.instituteId} and e.holder_id is null and ${live}
      union
      select thing_kind, thing_id from entitlements e
        where e.institute_id = ${ctx.instituteId} and e.holder_id = ${own}::uuid and ${live}
    )
    select id from granted where kind = ${kind}
    union
    select c.thing_id from granted g join place_closure c on c.institute_id = ${ctx.instituteId}
      and c.inside_kind = g.kind and c.inside_id = g.id and c.thing_kind = ${kind}`.execute(rows(ctx));
  return found.map(({ id }) => id);
}

/** Things of a kind and all around each, as rows `a (asked, kind, id, level)`: of the closure, without a walk. */
const aroundEach = (ctx: Context, kind: ThingKind, ids: readonly string[]): RawBuilder<unknown> => sql`(
  select given.id as asked, ${kind}::text as kind, given.id, 0 as level from unnest(${ids as string[]}::uuid[]) as given (id)
  union all
  select c.thing_id, c.inside_kind, c.inside_id, c.level from place_closure c
    where c.institute_id = ${ctx.instituteId} and c.thing_kind = ${kind} and c.thing_id = any(${ids as string[]}::uuid[])
) as a`;

/** Which of these things are open now: grants × closure in one statement. */
export async function listOpenAmong(
  ctx: Context,
  kind: ThingKind,
  accountId: string | undefined,
  ids: readonly string[],
): Promise<string[]> {
  const { rows: found } = await openAmong(ctx, kind, accountId, ids).execute(rows(ctx));
  return found.map(({ asked }) => asked);
}

export const openAmong = (ctx: Context, kind: ThingKind, accountId: string | undefined, ids: readonly string[]) =>
  sql<{ asked: string }>`select distinct a.asked from ${aroundEach(ctx, kind, ids)}
    where exists (${grantsOf(ctx, accountId)})`;

/** The grants of one thing of `a` that count now; each holder is looked up by the index on its own. */
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
  readonly holderKind: 'everyone' | 'account';
  readonly source: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly createdAt: Date;
}

/** Every grant that opens one thing to the account now, the nearest first. */
export function openingsOf(ctx: Context, kind: ThingKind, id: string, accountId: string): RawBuilder<OpeningRow> {
  return sql<OpeningRow>`
    select a.kind, a.id, a.level, g.holder_kind, g.source, g.starts_at, g.ends_at, g.created_at
    from ${aroundEach(ctx, kind, [id])} cross join lateral (${grantsOf(ctx, accountId)}) as g
    order by a.level, g.created_at`;
}
