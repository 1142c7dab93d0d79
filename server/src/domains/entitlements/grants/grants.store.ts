import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import type { NewGrant, ThingKind } from './grant.ts';

export async function saveGrant(
  ctx: TransactionContext,
  { holder, thingKind, thingId, source, startsAt, endsAt }: NewGrant,
): Promise<void> {
  await ctx.db
    .insertInto('entitlements')
    .values({
      institute_id: ctx.instituteId,
      id: newId(),
      holder_kind: holder === 'everyone' ? 'everyone' : 'account',
      holder_id: holder === 'everyone' ? null : holder.accountId,
      thing_kind: thingKind,
      thing_id: thingId,
      source,
      starts_at: startsAt ?? null,
      ends_at: endsAt ?? null,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['institute_id', 'thing_kind', 'thing_id', 'holder_kind', 'holder_id', 'source'])
        .doUpdateSet((eb) => ({ starts_at: eb.ref('excluded.starts_at'), ends_at: eb.ref('excluded.ends_at') })),
    )
    .execute();
}

/** Things of a kind that are open now to everyone and, where one is given, to the account; `among`: only these. */
export async function listOpen(
  ctx: Context,
  kind: ThingKind,
  accountId: string | undefined,
  among?: readonly string[],
): Promise<string[]> {
  const now = ctx.clock.now();
  let query = ctx.db
    .selectFrom('entitlements')
    .select('thing_id')
    .distinct()
    .where('institute_id', '=', ctx.instituteId)
    .where('thing_kind', '=', kind)
    .where((eb) =>
      eb.or([eb('holder_id', 'is', null), ...(accountId === undefined ? [] : [eb('holder_id', '=', accountId)])]),
    )
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]));
  if (among) query = query.where('thing_id', '=', sql<string>`any(${among as string[]}::uuid[])`);
  return (await query.execute()).map((row) => row.thing_id);
}
