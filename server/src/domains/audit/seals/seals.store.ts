import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

type Bound = Pick<Context, 'db' | 'instituteId'>;

/** Calls the one function that may add seals; it works as role `sealer`. Tells how many rows it sealed. */
export async function sealRows(ctx: Bound, since: Date | null, most: number): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`
    select kernel.seal_entries(${ctx.instituteId}, ${since}::timestamptz, ${most}) as sealed`.execute(ctx.db);
  return rows[0]?.sealed ?? 0;
}

export type SealedRow = Awaited<ReturnType<typeof listSealed>>[number];

/** Seals in their order with what they cover, recomputed from the rows of now. */
export function listSealed(ctx: Bound, after: number, most: number) {
  return ctx.db
    .selectFrom('audit_seals as s')
    .leftJoin('audit_log as l', (join) =>
      join
        .onRef('l.institute_id', '=', 's.institute_id')
        .onRef('l.id', '=', 's.entry_id')
        .on('l.institute_id', '=', ctx.instituteId),
    )
    .leftJoin('audit_values as v', (join) =>
      join
        .onRef('v.institute_id', '=', 'l.institute_id')
        .onRef('v.entry_id', '=', 'l.id')
        .on('v.institute_id', '=', ctx.instituteId),
    )
    .leftJoin('person_keys as k', (join) =>
      join
        .onRef('k.institute_id', '=', 'v.institute_id')
        .onRef('k.person_id', '=', 'v.person_id')
        .on('k.institute_id', '=', ctx.instituteId),
    )
    .select([
      's.sequence',
      's.entry_id as entryId',
      's.sealed_at as sealedAt',
      's.row_digest as rowDigest',
      's.link',
      'l.id as found',
      'l.at',
      'l.action',
      'l.values_digest as valuesDigest',
      'v.sealed',
      'k.key_sealed as keySealed',
      sql<number>`(extract(epoch from s.sealed_at) * 1000000)::bigint`.as('sealedMicros'),
      sql<string>`kernel.audit_canonical(l)`.as('canonical'),
    ])
    .where('s.institute_id', '=', ctx.instituteId)
    .where('s.sequence', '>', after)
    .orderBy('s.sequence')
    .limit(most)
    .execute();
}

export function findLastSeal(ctx: Bound) {
  return ctx.db
    .selectFrom('audit_seals')
    .select(['sequence', 'sealed_at as at', 'link'])
    .where('institute_id', '=', ctx.instituteId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Rows that have no seal yet. */
export async function countUnsealed(ctx: Bound): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('audit_log as l')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('l.institute_id', '=', ctx.instituteId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('audit_seals as s')
            .select('s.sequence')
            .where('s.institute_id', '=', ctx.instituteId)
            .whereRef('s.entry_id', '=', 'l.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}
