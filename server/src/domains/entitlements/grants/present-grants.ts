import type { GrantChange, GrantState, HeldGrant } from '@abhyas/contract/entitlements/access';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { type GrantRow, listChanges } from './held.store.ts';
import { sourcesInWords } from './sources.ts';

/** How a grant stands at a moment. */
export function stateOf({ startsAt, endsAt, revokedAt }: GrantRow, now: Date): GrantState {
  if (revokedAt) return 'revoked';
  if (endsAt && endsAt <= now) return 'ended';
  return startsAt && startsAt > now ? 'upcoming' : 'current';
}

/** Grants as people read them; `titles` by id of the thing come from the domains that own the things. */
export async function presentGrants(
  ctx: Context,
  rows: readonly GrantRow[],
  titles: ReadonlyMap<string, string>,
): Promise<HeldGrant[]> {
  const words = await sourcesInWords(
    ctx,
    rows.map(({ source }) => source),
  );
  const now = ctx.clock.now();
  return rows.map((row) => ({
    grantId: row.id,
    thing: { ...row.thing, title: titles.get(row.thing.id) ?? '' },
    source: words.get(row.source) ?? { kind: 'other', name: null },
    state: stateOf(row, now),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    grantedAt: row.grantedAt.toISOString(),
  }));
}

/** How grants came and went, the newest line first. */
export async function historyOf(
  ctx: Context,
  rows: readonly GrantRow[],
  titles: ReadonlyMap<string, string>,
): Promise<GrantChange[]> {
  const grants = new Map((await presentGrants(ctx, rows, titles)).map((one) => [one.grantId, one]));
  const changes = await listChanges(ctx, [...grants.keys()]);
  const names = await namesOf(ctx, [...new Set(changes.flatMap(({ actorId }) => actorId ?? []))]);
  return changes.flatMap((change) => {
    const grant = grants.get(change.grantId);
    if (!grant) return [];
    return {
      kind: change.kind as GrantChange['kind'],
      thing: grant.thing,
      source: grant.source,
      startsAt: change.startsAt?.toISOString() ?? null,
      endsAt: change.endsAt?.toISOString() ?? null,
      at: change.at.toISOString(),
      actor: change.actorId === null ? null : (names.get(change.actorId)?.name ?? null),
      reason: change.reason,
    };
  });
}
