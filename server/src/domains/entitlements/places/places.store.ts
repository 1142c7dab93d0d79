import type { Thing, ThingKind } from '@abhyas/contract/entitlements/access';
import { type RawBuilder, sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { lockByName, rows } from '../../../kernel/database/rows.ts';
import { brought } from '../../../kernel/database/sql.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    places: { thingKind: ThingKind };
  }
}
/** One change of places at a time in an institute. */
export async function lockPlaces(tx: TransactionContext): Promise<void> {
  await lockByName(tx, 'entitlements.places');
}

/** Many things as rows `given (kind, id)`. */
export const asRows = (things: readonly Thing[]): RawBuilder<unknown> => sql`unnest(
  ${things.map(({ kind }) => kind)}::text[], ${things.map(({ id }) => id)}::uuid[]) as given (kind, id)`;

/** What of these kinds was put into a thing itself. */
export function listInside(tx: Bound, inside: Thing, kinds: readonly ThingKind[]): Promise<Thing[]> {
  return rows(tx)
    .selectFrom('places')
    .select(['thingKind as kind', 'thingId as id'])
    .where('insideKind', '=', inside.kind)
    .where('insideId', '=', inside.id)
    .where('thingKind', 'in', kinds)
    .execute();
}

/** Answers those that were not there yet. */
export async function insertPlaces(tx: TransactionContext, things: readonly Thing[], inside: Thing): Promise<Thing[]> {
  const { rows: found } = await sql<Thing>`
    insert into places (institute_id, thing_kind, thing_id, inside_kind, inside_id, placed_at)
    select place.institute_id, kind, id, ${inside.kind}, ${inside.id}::uuid, ${tx.clock.now()}::timestamptz from ${brought(tx, asRows(things))}
    on conflict do nothing
    returning thing_kind as kind, thing_id as id`.execute(rows(tx));
  return found;
}

/** Answers those that were there. */
export async function removePlaces(tx: TransactionContext, things: readonly Thing[], inside: Thing): Promise<Thing[]> {
  const { rows: found } = await sql<Thing>`
    delete from places p using ${asRows(things)}
    where p.institute_id = ${tx.instituteId} and p.thing_kind = given.kind and p.thing_id = given.id
      and p.inside_kind = ${inside.kind} and p.inside_id = ${inside.id}::uuid
    returning p.thing_kind as kind, p.thing_id as id`.execute(rows(tx));
  return found;
}
