import type { Thing, ThingKind } from '@abhyas/contract/entitlements/access';
import { sql } from 'kysely';
import type { Bound, Context } from '../../../kernel/context.ts';
import { anyOf, rows } from '../../../kernel/database/rows.ts';
import { asRows } from '../places/places.store.ts';

export interface GrantRow {
  readonly id: string;
  /** Null: everyone. */
  readonly accountId: string | null;
  readonly thing: Thing;
  readonly source: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly grantedAt: Date;
  readonly revokedAt: Date | null;
}

const columns = sql`e.id, e.holder_id as "accountId", e.thing_kind as kind, e.thing_id as thing, e.source, e.starts_at as "startsAt",
  e.ends_at as "endsAt", e.created_at as "grantedAt", e.revoked_at as "revokedAt"`;
type Row = Omit<GrantRow, 'thing'> & { readonly kind: ThingKind; readonly thing: string };
const ofRow = ({ kind, thing, ...row }: Row): GrantRow => ({ ...row, thing: { kind, id: thing } });

/** Every grant by name of these things that these accounts have or had, the newest first. */
export async function listGrantRows(
  ctx: Bound,
  things: readonly Thing[],
  accountIds: readonly string[],
): Promise<GrantRow[]> {
  const { rows: found } = await sql<Row>`select ${columns} from ${asRows(things)}
    join entitlements e on e.institute_id = ${ctx.instituteId} and e.thing_kind = given.kind and e.thing_id = given.id
      and e.holder_id = any(${accountIds as string[]}::uuid[])
    order by e.created_at desc, e.id`.execute(rows(ctx));
  return found.map(ofRow);
}

/** Every grant by name of these kinds of things that these accounts have or had, the newest first. */
export async function listHeldRows(
  ctx: Bound,
  accountIds: readonly string[],
  kinds: readonly ThingKind[],
): Promise<GrantRow[]> {
  const { rows: found } = await sql<Row>`select ${columns} from entitlements e
    where e.institute_id = ${ctx.instituteId} and e.holder_id = any(${accountIds as string[]}::uuid[])
      and e.thing_kind = any(${kinds as string[]}::text[])
    order by e.created_at desc, e.id`.execute(rows(ctx));
  return found.map(ofRow);
}

export interface ChangeRow {
  readonly grantId: string;
  readonly kind: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly at: Date;
  readonly actorId: string | null;
  readonly reason: string;
}

/** How these grants came and went, the newest first. */
export function listChanges(ctx: Bound, grantIds: readonly string[]): Promise<ChangeRow[]> {
  return rows(ctx)
    .selectFrom('grantChanges')
    .select(['grantId', 'kind', 'startsAt', 'endsAt', 'at', 'actorId', 'reason'])
    .where('grantId', '=', anyOf(grantIds))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What the thing lies inside of, however far, the nearest first; without itself. */
export async function listAround(ctx: Bound, { kind, id }: Thing): Promise<Thing[]> {
  const { rows: found } = await sql<Thing>`select inside_kind as kind, inside_id as id from place_closure
    where institute_id = ${ctx.instituteId} and thing_kind = ${kind} and thing_id = ${id}::uuid
    group by 1, 2 order by min(level), 2`.execute(rows(ctx));
  return found;
}

/** Of these things, those that everyone of the institute has by a grant that holds now. */
export async function isEveryones(ctx: Context, things: readonly Thing[]): Promise<boolean> {
  const now = ctx.clock.now();
  const { rows: found } = await sql`select 1 from ${asRows(things)}
    join entitlements e on e.institute_id = ${ctx.instituteId} and e.thing_kind = given.kind and e.thing_id = given.id
      and e.holder_id is null and e.revoked_at is null
      and (e.starts_at is null or e.starts_at <= ${now}) and (e.ends_at is null or e.ends_at > ${now}) limit 1`.execute(
    rows(ctx),
  );
  return found.length > 0;
}

/** The accounts to which things of these kinds are given by staff or through a batch, now or later. */
export async function listAssigned(ctx: Context, kinds: readonly ThingKind[]): Promise<string[]> {
  const { rows: found } = await sql<{ holderId: string }>`select distinct e.holder_id from entitlements e
    where e.institute_id = ${ctx.instituteId} and e.holder_id is not null and e.thing_kind = any(${kinds as string[]}::text[])
      and (e.source = 'staff' or e.source like 'batch:%') and e.revoked_at is null
      and (e.ends_at is null or e.ends_at > ${ctx.clock.now()})`.execute(rows(ctx));
  return found.map(({ holderId }) => holderId);
}

/** Of these sources, those from which no grant was ever given; one that ended or was taken back counts as given. */
export async function sourcesWithoutGrant(ctx: Bound, sources: readonly string[]): Promise<string[]> {
  const found = await sql<{ source: string }>`
    select given.source from unnest(${sources as string[]}::text[]) as given (source)
    where not exists (
      select 1 from entitlements e where e.institute_id = ${ctx.instituteId} and e.source = given.source)`.execute(
    rows(ctx),
  );
  return found.rows.map(({ source }) => source);
}

/** Things of a kind that single people have by name now or later. */
export async function listHeldByName(ctx: Context, kind: ThingKind): Promise<string[]> {
  const { rows: found } = await sql<{ id: string }>`select distinct e.thing_id as id from entitlements e
    where e.institute_id = ${ctx.instituteId} and e.holder_id is not null and e.thing_kind = ${kind}
      and e.revoked_at is null and (e.ends_at is null or e.ends_at > ${ctx.clock.now()})`.execute(rows(ctx));
  return found.map(({ id }) => id);
}
