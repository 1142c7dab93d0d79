import type { Thing } from '@abhyas/contract/entitlements/access';
import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';

export async function holdPlaces(tx: TransactionContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('entitlements.places', ${tx.instituteId}))`.execute(tx.db);
}

/** What lies around a thing, level by level, without itself. */
export async function levelsAround(
  tx: TransactionContext,
  { kind, id }: Thing,
  direction: 'outwards' | 'inwards',
): Promise<(Thing & { readonly level: number })[]> {
  const [from, to] = direction === 'outwards' ? (['thing', 'inside'] as const) : (['inside', 'thing'] as const);
  const column = (side: 'thing' | 'inside', name: 'kind' | 'id') => sql.ref(`p.${side}_${name}`);
  const { rows } = await sql<Thing & { level: number }>`
    with recursive around (kind, id, level) as (
      select ${kind}::text, ${id}::uuid, 0
      union
      select ${column(to, 'kind')}, ${column(to, 'id')}, a.level + 1 from around a
        join places p on p.institute_id = ${tx.instituteId}
          and ${column(from, 'kind')} = a.kind and ${column(from, 'id')} = a.id
    )
    select kind, id, level from around where level > 0`.execute(tx.db);
  return rows;
}

export async function insertPlace(tx: TransactionContext, thing: Thing, inside: Thing): Promise<void> {
  await tx.db
    .insertInto('places')
    .values({
      institute_id: tx.instituteId,
      thing_kind: thing.kind,
      thing_id: thing.id,
      inside_kind: inside.kind,
      inside_id: inside.id,
      placed_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removePlace(tx: TransactionContext, thing: Thing, inside: Thing): Promise<void> {
  await tx.db
    .deleteFrom('places')
    .where('institute_id', '=', tx.instituteId)
    .where('thing_kind', '=', thing.kind)
    .where('thing_id', '=', thing.id)
    .where('inside_kind', '=', inside.kind)
    .where('inside_id', '=', inside.id)
    .execute();
}
