import type { Thing, ThingKind } from '@abhyas/contract/entitlements/access';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { asRows } from '../places/places.store.ts';

type Db = Pick<Context, 'db' | 'instituteId'>;

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
  { db, instituteId }: Db,
  things: readonly Thing[],
  accountIds: readonly string[],
): Promise<GrantRow[]> {
  const { rows } = await sql<Row>`select ${columns} from ${asRows(things)}
    join entitlements e on e.institute_id = ${instituteId} and e.thing_kind = given.kind and e.thing_id = given.id
      and e.holder_id = any(${accountIds as string[]}::uuid[])
    order by e.created_at desc, e.id`.execute(db);
  return rows.map(ofRow);
}

/** Every grant by name of these kinds of things that these accounts have or had, the newest first. */
export async function listHeldRows(
  { db, instituteId }: Db,
  accountIds: readonly string[],
  kinds: readonly ThingKind[],
): Promise<GrantRow[]> {
  const { rows } = await sql<Row>`select ${columns} from entitlements e
    where e.institute_id = ${instituteId} and e.holder_id = any(${accountIds as string[]}::uuid[])
      and e.thing_kind = any(${kinds as string[]}::text[])
    order by e.created_at desc, e.id`.execute(db);
  return rows.map(ofRow);
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
export async function listChanges({ db, instituteId }: Db, grantIds: readonly string[]): Promise<ChangeRow[]> {
  const rows = await db
    .selectFrom('grant_changes')
    .select(['grant_id', 'kind', 'starts_at', 'ends_at', 'at', 'actor_id', 'reason'])
    .where('institute_id', '=', instituteId)
    .where('grant_id', '=', sql<string>`any(${grantIds as string[]}::uuid[])`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    grantId: row.grant_id,
    kind: row.kind,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    at: row.at,
    actorId: row.actor_id,
    reason: row.reason,
  }));
}

/** What the thing lies inside of, however far, the nearest first; without itself. */
export async function listAround({ db, instituteId }: Db, { kind, id }: Thing): Promise<Thing[]> {
  const { rows } = await sql<Thing>`select inside_kind as kind, inside_id as id from place_closure
    where institute_id = ${instituteId} and thing_kind = ${kind} and thing_id = ${id}::uuid
    group by 1, 2 order by min(level), 2`.execute(db);
  return rows;
}

/** Of these things, those that everyone of the institute has by a grant that holds now. */
export async function isEveryones(ctx: Context, things: readonly Thing[]): Promise<boolean> {
  const now = ctx.clock.now();
  const { rows } = await sql`select 1 from ${asRows(things)}
    join entitlements e on e.institute_id = ${ctx.instituteId} and e.thing_kind = given.kind and e.thing_id = given.id
      and e.holder_id is null and e.revoked_at is null
      and (e.starts_at is null or e.starts_at <= ${now}) and (e.ends_at is null or e.ends_at > ${now}) limit 1`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

/** The accounts to which things of these kinds are given by staff or through a batch, now or later. */
export async function listAssigned(
  { db, instituteId, clock }: Context,
  kinds: readonly ThingKind[],
): Promise<string[]> {
  const { rows } = await sql<{ holder_id: string }>`select distinct e.holder_id from entitlements e
    where e.institute_id = ${instituteId} and e.holder_id is not null and e.thing_kind = any(${kinds as string[]}::text[])
      and (e.source = 'staff' or e.source like 'batch:%') and e.revoked_at is null
      and (e.ends_at is null or e.ends_at > ${clock.now()})`.execute(db);
  return rows.map(({ holder_id }) => holder_id);
}
