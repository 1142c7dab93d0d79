import type { Thing } from '@abhyas/contract/entitlements/access';
import type { Context } from '../../../kernel/context.ts';

export interface Holder {
  /** Null: everyone of the institute. */
  readonly accountId: string | null;
  readonly source: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** Who was given the thing itself and has not lost it: also before and after the window of the grant, and not what it lies inside of. */
export async function holdersOf(ctx: Pick<Context, 'db' | 'instituteId'>, { kind, id }: Thing): Promise<Holder[]> {
  const rows = await ctx.db
    .selectFrom('entitlements')
    .select(['holder_id', 'source', 'starts_at', 'ends_at'])
    .where('institute_id', '=', ctx.instituteId)
    .where('thing_kind', '=', kind)
    .where('thing_id', '=', id)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    accountId: row.holder_id,
    source: row.source,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }));
}
