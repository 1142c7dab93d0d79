import type { Thing } from '@abhyas/contract/entitlements/access';
import { type RawBuilder, sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import { newId } from '../../../kernel/ids.ts';
import { brought } from '../../../kernel/database/sql.ts';
import type { GrantOfThing } from './grant.ts';

const actorId = (ctx: TransactionContext) => ctx.actor?.accountId ?? null;

interface Change {
  readonly id: string;
  readonly kind: 'given' | 'givenAgain' | 'moved' | 'revoked';
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** Writes a line of history for each of these grants; `startsAt` and `endsAt` are those it has now. */
async function insertChanges(ctx: TransactionContext, changes: readonly Change[], reason: string): Promise<void> {
  if (changes.length === 0) return;
  const column = <K extends keyof Change>(name: K) => changes.map((change) => change[name]);
  await sql`
    insert into grant_changes (institute_id, id, grant_id, kind, starts_at, ends_at, at, actor_id, reason)
    select place.institute_id, c.id, c.grant_id, c.kind, c.starts_at, c.ends_at, ${ctx.clock.now()}::timestamptz, ${actorId(ctx)}::uuid, ${reason}
    from ${brought(
      ctx,
      sql`unnest(${changes.map(() => newId())}::uuid[], ${column('id')}::uuid[], ${column('kind')}::text[], ${column('startsAt')}::timestamptz[],
        ${column('endsAt')}::timestamptz[]) as c (id, grant_id, kind, starts_at, ends_at)`,
    )}`.execute(rows(ctx));
}

/** One row for each holder (null: everyone), and a line of history for each that is new or has another window. */
export async function saveGrants(
  ctx: TransactionContext,
  holders: readonly (string | null)[],
  { thingKind, thingId, source, startsAt, endsAt, reason }: GrantOfThing,
): Promise<void> {
  const now = ctx.clock.now();
  const { rows: changes } = await sql<Change>`
    with given (id, holder) as (
      select * from unnest(${holders.map(() => newId())}::uuid[], ${holders as string[]}::uuid[])
    ), old as materialized (
      select e.id, e.revoked_at is not null as revoked from given g
      join entitlements e on e.institute_id = ${ctx.instituteId} and e.thing_kind = ${thingKind}
        and e.thing_id = ${thingId}::uuid and e.holder_id is not distinct from g.holder and e.source = ${source}
    ), saved as (
      insert into entitlements as e
        (institute_id, id, holder_kind, holder_id, thing_kind, thing_id, source, starts_at, ends_at, created_at)
      select place.institute_id, id, case when holder is null then 'everyone' else 'account' end, holder, ${thingKind},
        ${thingId}::uuid, ${source}, ${startsAt ?? null}::timestamptz, ${endsAt ?? null}::timestamptz, ${now}::timestamptz
      from ${brought(ctx, sql`given`)}
      on conflict (institute_id, thing_kind, thing_id, holder_kind, holder_id, source)
      do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, revoked_at = null, revoked_by = null,
        revoke_reason = ''
      where e.revoked_at is not null or (e.starts_at, e.ends_at) is distinct from (excluded.starts_at, excluded.ends_at)
      returning id, starts_at, ends_at
    )
    select saved.id, saved.starts_at, saved.ends_at,
      case when old.id is null then 'given' when old.revoked then 'givenAgain' else 'moved' end as kind
    from saved left join old on old.id = saved.id`.execute(rows(ctx));
  await insertChanges(ctx, changes, reason ?? '');
}

export interface Revocation {
  readonly source: string;
  /** Only what the source opened of this; a source that opens many things needs it. */
  readonly thing?: Thing;
  readonly accountIds?: readonly string[];
  readonly reason: string;
}

/** Which grants, and from when until when they hold from now on. */
export interface Window extends Revocation {
  /** Without one the start stays. */
  readonly startsAt?: Date | null;
  /** Null: without an end. */
  readonly endsAt: Date | null;
}

/** The grants of a source that hold or will hold. */
const ofSource = (ctx: TransactionContext, { source, thing, accountIds }: Revocation): RawBuilder<unknown> => sql`
  e.institute_id = ${ctx.instituteId} and e.source = ${source} and e.revoked_at is null
  ${thing ? sql`and e.thing_kind = ${thing.kind} and e.thing_id = ${thing.id}::uuid` : sql``}
  ${accountIds ? sql`and e.holder_id = any(${accountIds as string[]}::uuid[])` : sql``}`;

/** Answers the accounts from which something was taken. */
export async function revokeRows(ctx: TransactionContext, given: Revocation): Promise<string[]> {
  const now = ctx.clock.now();
  const { rows: taken } = await sql<Omit<Change, 'kind'> & { holderId: string | null }>`
    update entitlements e set revoked_at = ${now}, revoked_by = ${actorId(ctx)}::uuid, revoke_reason = ${given.reason}
    where ${ofSource(ctx, given)}
    returning id, holder_id, starts_at, ends_at`.execute(rows(ctx));
  await insertChanges(
    ctx,
    taken.map((one) => ({ ...one, kind: 'revoked' })),
    given.reason,
  );
  return taken.flatMap(({ holderId }) => holderId ?? []);
}

/** Moves the window of what a source gave and has not been taken back; null: without an end. Answers the accounts that have such a grant. */
export async function moveEnds(ctx: TransactionContext, { startsAt, endsAt, ...given }: Window): Promise<string[]> {
  const start = startsAt === undefined ? sql`starts_at` : sql`${startsAt}::timestamptz`;
  const { rows: had } = await sql<{ id: string; holderId: string | null }>`
    select e.id, e.holder_id from entitlements e where ${ofSource(ctx, given)} for update`.execute(rows(ctx));
  const { rows: moved } = await sql<Omit<Change, 'kind'>>`
    update entitlements set starts_at = ${start}, ends_at = ${endsAt}::timestamptz
    where institute_id = ${ctx.instituteId} and id = any(${had.map(({ id }) => id)}::uuid[])
      and (starts_at, ends_at) is distinct from (${start}, ${endsAt}::timestamptz)
    returning id, starts_at, ends_at`.execute(rows(ctx));
  await insertChanges(
    ctx,
    moved.map((one) => ({ ...one, kind: 'moved' })),
    given.reason,
  );
  return had.flatMap(({ holderId }) => holderId ?? []);
}
