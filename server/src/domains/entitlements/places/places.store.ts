import type { Thing, ThingKind } from '@abhyas/contract/entitlements/access';
import { type RawBuilder, sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';

/** One change of places at a time in an institute. */
export async function holdPlaces(tx: TransactionContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('entitlements.places', ${tx.instituteId}))`.execute(tx.db);
}

/** Many things as rows `given (kind, id)`. */
export const asRows = (things: readonly Thing[]): RawBuilder<unknown> => sql`unnest(
  ${things.map(({ kind }) => kind)}::text[], ${things.map(({ id }) => id)}::uuid[]) as given (kind, id)`;

/** What of these kinds was put into a thing itself. */
export async function listInside(
  { db, instituteId }: TransactionContext,
  inside: Thing,
  kinds: readonly ThingKind[],
): Promise<Thing[]> {
  const rows = await db
    .selectFrom('places')
    .select(['thing_kind', 'thing_id'])
    .where('institute_id', '=', instituteId)
    .where('inside_kind', '=', inside.kind)
    .where('inside_id', '=', inside.id)
    .where('thing_kind', 'in', kinds)
    .execute();
  return rows.map((row) => ({ kind: row.thing_kind as ThingKind, id: row.thing_id }));
}

/** Answers those that were not there yet. */
export async function insertPlaces(tx: TransactionContext, things: readonly Thing[], inside: Thing): Promise<Thing[]> {
  const { rows } = await sql<Thing>`
    insert into places (institute_id, thing_kind, thing_id, inside_kind, inside_id, placed_at)
    select ${tx.instituteId}, kind, id, ${inside.kind}, ${inside.id}::uuid, ${tx.clock.now()}::timestamptz from ${asRows(things)}
    on conflict do nothing
    returning thing_kind as kind, thing_id as id`.execute(tx.db);
  return rows;
}

/** Answers those that were there. */
export async function removePlaces(tx: TransactionContext, things: readonly Thing[], inside: Thing): Promise<Thing[]> {
  const { rows } = await sql<Thing>`
    delete from places p using ${asRows(things)}
    where p.institute_id = ${tx.instituteId} and p.thing_kind = given.kind and p.thing_id = given.id
      and p.inside_kind = ${inside.kind} and p.inside_id = ${inside.id}::uuid
    returning p.thing_kind as kind, p.thing_id as id`.execute(tx.db);
  return rows;
}
