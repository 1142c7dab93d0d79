import type { Thing } from '@abhyas/contract/entitlements/access';
import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import type { GrantOfThing } from './grant.ts';

/** One row for each holder; null: everyone. */
export async function saveGrants(
  ctx: TransactionContext,
  holders: readonly (string | null)[],
  { thingKind, thingId, source, startsAt, endsAt }: GrantOfThing,
): Promise<void> {
  await sql`
    insert into entitlements
      (institute_id, id, holder_kind, holder_id, thing_kind, thing_id, source, starts_at, ends_at, created_at)
    select ${ctx.instituteId}, id, case when holder is null then 'everyone' else 'account' end, holder, ${thingKind},
      ${thingId}::uuid, ${source}, ${startsAt ?? null}::timestamptz, ${endsAt ?? null}::timestamptz, ${ctx.clock.now()}::timestamptz
    from unnest(${holders.map(() => newId())}::uuid[], ${holders as string[]}::uuid[]) as given (id, holder)
    on conflict (institute_id, thing_kind, thing_id, holder_kind, holder_id, source)
    do update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, revoked_at = null, revoked_by = null,
      revoke_reason = ''`.execute(ctx.db);
}

export interface Revocation {
  readonly source: string;
  /** Only what the source opened of this; a source that opens many things needs it. */
  readonly thing?: Thing;
  readonly accountIds?: readonly string[];
  readonly reason: string;
}

export async function revokeRows(
  ctx: TransactionContext,
  { source, thing, accountIds, reason }: Revocation,
): Promise<void> {
  let query = ctx.db
    .updateTable('entitlements')
    .set({ revoked_at: ctx.clock.now(), revoked_by: ctx.actor?.accountId ?? null, revoke_reason: reason })
    .where('institute_id', '=', ctx.instituteId)
    .where('source', '=', source)
    .where('revoked_at', 'is', null);
  if (thing) query = query.where('thing_kind', '=', thing.kind).where('thing_id', '=', thing.id);
  if (accountIds) query = query.where('holder_id', '=', sql<string>`any(${accountIds as string[]}::uuid[])`);
  await query.execute();
}
