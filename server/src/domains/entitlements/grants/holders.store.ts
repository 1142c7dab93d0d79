import type { Thing } from '@abhyas/contract/entitlements/access';
import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';

export interface Holder {
  /** Null: everyone of the institute. */
  readonly accountId: string | null;
  readonly source: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** Who was given the thing itself and has not lost it: also before and after the window of the grant, and not what it lies inside of. */
export function holdersOf(ctx: Bound, { kind, id }: Thing): Promise<Holder[]> {
  return rows(ctx)
    .selectFrom('entitlements')
    .select(['holderId as accountId', 'source', 'startsAt', 'endsAt'])
    .where('thingKind', '=', kind)
    .where('thingId', '=', id)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
}
