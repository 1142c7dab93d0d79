import type { Opening, Thing } from '@abhyas/contract/entitlements/access';
import type { Context } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import { openingsOf } from './openings.store.ts';

/** Which grants open a thing to an account now, the nearest first: of the thing itself, then of what it lies inside of. */
export async function whyOpen(ctx: Context, accountId: string, { kind, id }: Thing): Promise<Opening[]> {
  const { rows: found } = await openingsOf(ctx, kind, id, accountId).execute(rows(ctx));
  return found.map((row) => ({
    thing: { kind: row.kind, id: row.id },
    level: row.level,
    holder: row.holderKind,
    source: row.source,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    grantedAt: row.createdAt.toISOString(),
  }));
}
