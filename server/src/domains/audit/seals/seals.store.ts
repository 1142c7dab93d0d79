import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';

/** Calls the one function that may add seals; it works as role `sealer`. Tells how many rows it sealed. */
export async function sealRows(ctx: Bound, since: Date | null, most: number): Promise<number> {
  const { rows: found } = await sql<{ sealed: number }>`
    select kernel.seal_entries(${ctx.instituteId}, ${since}::timestamptz, ${most}) as sealed`.execute(rows(ctx));
  return found[0]?.sealed ?? 0;
}

export type SealedRow = Awaited<ReturnType<typeof listSealed>>[number];

/** Seals in their order with what they cover, recomputed from the rows of now. */
export function listSealed(ctx: Bound, after: number, most: number) {
  return rows(ctx)
    .selectFrom('auditSeals as s')
    .leftJoin('auditLog as l', (join) => join.onRef('l.id', '=', 's.entryId'))
    .leftJoin('auditValues as v', (join) => join.onRef('v.entryId', '=', 'l.id'))
    .leftJoin('personKeys as k', (join) => join.onRef('k.personId', '=', 'v.personId'))
    .select([
      's.sequence',
      's.entryId',
      's.sealedAt',
      's.rowDigest',
      's.link',
      'l.id as found',
      'l.at',
      'l.action',
      'l.valuesDigest',
      'v.sealed',
      'k.keySealed',
      sql<number>`(extract(epoch from s.sealed_at) * 1000000)::bigint`.as('sealedMicros'),
      sql<string>`kernel.audit_line(l.institute_id, l.id, l.at, l.actor_id, l.session_id, l.address, l.user_agent, l.action, l.subject_kind,
        l.subject_id, l.details, l.reason, l.before, l.after, l.values_digest)`.as('canonical'),
    ])
    .where('s.sequence', '>', after)
    .orderBy('s.sequence')
    .limit(most)
    .execute();
}

export function findLastSeal(ctx: Bound) {
  return rows(ctx)
    .selectFrom('auditSeals')
    .select(['sequence', 'sealedAt as at', 'link'])
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Rows that have no seal yet. */
export async function countUnsealed(ctx: Bound): Promise<number> {
  const { count } = await rows(ctx)
    .selectFrom('auditLog as l')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('auditSeals as s').select('s.sequence').whereRef('s.entryId', '=', 'l.id'))),
    )
    .executeTakeFirstOrThrow();
  return count;
}
