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

/**
 * The ways that lead through these new places: from all that lies in each thing (and the thing) to all that lies around the outer one
 * (and that). Nothing is in a circle, so no way uses two of the places and none leads to a thing or from the outer one through them:
 * the same rows say what comes with the places and what goes with them.
 */
const waysThrough = (tx: TransactionContext, things: readonly Thing[], inside: Thing): RawBuilder<unknown> => sql`
  within (kind, id, level, ways) as (
    select given.kind, given.id, 0, 1::bigint from ${asRows(things)}
    union all
    select c.thing_kind, c.thing_id, c.level, c.ways from ${asRows(things)}
      join place_closure c on c.institute_id = ${tx.instituteId} and c.inside_kind = given.kind and c.inside_id = given.id
  ), around (kind, id, level, ways) as (
    select ${inside.kind}::text, ${inside.id}::uuid, 0, 1::bigint
    union all
    select inside_kind, inside_id, level, ways from place_closure
      where institute_id = ${tx.instituteId} and thing_kind = ${inside.kind} and thing_id = ${inside.id}::uuid
  ), through (thing_kind, thing_id, inside_kind, inside_id, level, ways) as (
    select w.kind, w.id, a.kind, a.id, w.level + 1 + a.level, sum(w.ways * a.ways)::bigint
    from within w cross join around a group by 1, 2, 3, 4, 5
  )`;

const isSameWay = sql`c.thing_kind = t.thing_kind and c.thing_id = t.thing_id
  and c.inside_kind = t.inside_kind and c.inside_id = t.inside_id and c.level = t.level`;

/** After things were put inside another. */
export async function closeOver(tx: TransactionContext, things: readonly Thing[], inside: Thing): Promise<void> {
  await sql`with ${waysThrough(tx, things, inside)}
    insert into place_closure as c (institute_id, thing_kind, thing_id, inside_kind, inside_id, level, ways)
    select place.institute_id, t.* from ${brought(tx, sql`through t`)}
    on conflict (institute_id, thing_kind, thing_id, inside_kind, inside_id, level)
    do update set ways = c.ways + excluded.ways`.execute(rows(tx));
}

/** After things were taken out of another. */
export async function openUp(tx: TransactionContext, things: readonly Thing[], inside: Thing): Promise<void> {
  await sql`with ${waysThrough(tx, things, inside)}, gone as (
      delete from place_closure c using through t
      where c.institute_id = ${tx.instituteId} and ${isSameWay} and c.ways <= t.ways
    )
    update place_closure c set ways = c.ways - t.ways from through t
    where c.institute_id = ${tx.instituteId} and ${isSameWay} and c.ways > t.ways`.execute(rows(tx));
}
