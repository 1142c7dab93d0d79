import type { ThingKind } from '@abhyas/contract/entitlements/access';
import type { Context } from '../../../kernel/context.ts';
import { listOpen, listOpenAmong } from './openings.store.ts';

/** Which of these things the account may open now: by a grant of the thing, or of one that it lies inside of. */
export async function mayOpen(
  ctx: Context,
  accountId: string,
  kind: ThingKind,
  ids: readonly string[],
): Promise<Set<string>> {
  return ids.length === 0 ? new Set() : new Set(await listOpenAmong(ctx, kind, accountId, ids));
}

/** Everything of a kind that the account may open now. */
export function openThings(ctx: Context, accountId: string, kind: ThingKind): Promise<string[]> {
  return listOpen(ctx, kind, accountId);
}

/** Everything of a kind that every student may open now: what a visitor is shown by name. */
export function openToEveryone(ctx: Context, kind: ThingKind): Promise<string[]> {
  return listOpen(ctx, kind, undefined);
}
