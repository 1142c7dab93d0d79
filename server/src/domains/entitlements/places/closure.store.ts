import type { Thing } from '@abhyas/contract/entitlements/access';
import { type RawBuilder, sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import { brought } from '../../../kernel/database/sql.ts';
import { asRows } from './places.store.ts';

/** Everything around a thing at each distance, without itself. */
export async function enclosing(
  tx: TransactionContext,
  { kind, id }: Thing,
): Promise<(Thing & { readonly level: number })[]> {
  const { rows: found } = await sql<Thing & { level: number }>`
    select inside_kind as kind, inside_id as id, level from place_closure
    where institute_id = ${tx.instituteId} and thing_kind = ${kind} and thing_id = ${id}::uuid`.execute(rows(tx));
  return found;
}

/** How many levels lie in these things at most. */
export async function deepestInwards(tx: TransactionContext, things: readonly Thing[]): Promise<number> {
  const { rows: found } = await sql<{ level: number }>`
    select coalesce(max(c.level), 0) as level from ${asRows(things)}
    join place_closure c on c.institute_id = ${tx.instituteId} and c.inside_kind = given.kind and c.inside_id = given.id`.execute(
    rows(tx),
  );
  return found[0]?.level ?? 0;
}

/** A way from a thing outwards to another: how many levels it climbs, and how many ways are alike. */
interface Way {
  readonly thingKind: string;
  readonly thingId: string;
  readonly insideKind: string;
  readonly insideId: string;
  readonly level: number;
  readonly ways: number;
}

/**
 * The ways that lead through these new places: from all that lies in each thing (and the thing) to all that lies around the outer one
 * (and that). Nothing is in a circle, so no way uses two of the places and none leads to a thing or from the outer one through them:
 * the same rows say what comes with the places and what goes with them.
 */
async function waysThrough(tx: TransactionContext, things: readonly Thing[], inside: Thing): Promise<Way[]> {
  type End = Thing & { readonly level: number; readonly ways: number };
  const { rows: below } = await sql<End>`
    select c.thing_kind as kind, c.thing_id as id, c.level, c.ways from ${asRows(things)}
    join place_closure c on c.institute_id = ${tx.instituteId} and c.inside_kind = given.kind and c.inside_id = given.id`.execute(
    rows(tx),
  );
  const { rows: above } = await sql<End>`
    select inside_kind as kind, inside_id as id, level, ways from place_closure
    where institute_id = ${tx.instituteId} and thing_kind = ${inside.kind} and thing_id = ${inside.id}::uuid`.execute(
    rows(tx),
  );
  const found = new Map<string, Way>();
  for (const from of [...things.map((thing) => ({ ...thing, level: 0, ways: 1 })), ...below]) {
    for (const to of [{ ...inside, level: 0, ways: 1 }, ...above]) {
      const level = from.level + 1 + to.level;
      const key = `${from.kind} ${from.id} ${to.kind} ${to.id} ${level}`;
      const ways = from.ways * to.ways + (found.get(key)?.ways ?? 0);
      found.set(key, { thingKind: from.kind, thingId: from.id, insideKind: to.kind, insideId: to.id, level, ways });
    }
  }
  return [...found.values()];
}

/** Ways as rows `t (thing_kind, thing_id, inside_kind, inside_id, level, ways)`. */
function asWays(found: readonly Way[]): RawBuilder<unknown> {
  const column = <K extends keyof Way>(name: K) => found.map((way) => way[name]);
  return sql`unnest(${column('thingKind')}::text[], ${column('thingId')}::uuid[], ${column('insideKind')}::text[],
    ${column('insideId')}::uuid[], ${column('level')}::int[], ${column('ways')}::bigint[])
    as t (thing_kind, thing_id, inside_kind, inside_id, level, ways)`;
}

const isSameWay = sql`c.thing_kind = t.thing_kind and c.thing_id = t.thing_id
  and c.inside_kind = t.inside_kind and c.inside_id = t.inside_id and c.level = t.level`;

/** After things were put inside another. */
export async function closeOver(tx: TransactionContext, things: readonly Thing[], inside: Thing): Promise<void> {
  const through = asWays(await waysThrough(tx, things, inside));
  await sql`
    insert into place_closure as c (institute_id, thing_kind, thing_id, inside_kind, inside_id, level, ways)
    select place.institute_id, t.* from ${brought(tx, through)}
    on conflict (institute_id, thing_kind, thing_id, inside_kind, inside_id, level)
    do update set ways = c.ways + excluded.ways`.execute(rows(tx));
}

/** After things were taken out of another. */
export async function openUp(tx: TransactionContext, things: readonly Thing[], inside: Thing): Promise<void> {
  const through = asWays(await waysThrough(tx, things, inside));
  await sql`delete from place_closure c using ${through}
    where c.institute_id = ${tx.instituteId} and ${isSameWay} and c.ways <= t.ways`.execute(rows(tx));
  await sql`update place_closure c set ways = c.ways - t.ways from ${through}
    where c.institute_id = ${tx.instituteId} and ${isSameWay} and c.ways > t.ways`.execute(rows(tx));
}
