import type { ThingKind } from '@abhyas/contract/entitlements/access';
import type { Context } from '../../../kernel/context.ts';
import { answersOf } from './answers.ts';
import { listOpen, listOpenAmong } from './openings.store.ts';

/**
 * Which of these things the account may open now: by a grant of the thing, or of one that it lies inside of. One statement for those
 * that this call has not asked about yet.
 */
export async function mayOpen(
  ctx: Context,
  accountId: string,
  kind: ThingKind,
  ids: readonly string[],
): Promise<Set<string>> {
  const answers = answersOf(ctx, `${accountId}:${kind}`);
  const asked = [...new Set(ids)].filter((id) => !answers.has(id));
  if (asked.length > 0) {
    const open = new Set(await listOpenAmong(ctx, kind, accountId, asked));
    for (const id of asked) answers.set(id, open.has(id));
  }
  return new Set(ids.filter((id) => answers.get(id)));
}

/** Everything of a kind that the account may open now. */
export function openThings(ctx: Context, accountId: string, kind: ThingKind): Promise<string[]> {
  return listOpen(ctx, kind, accountId);
}

/** Everything of a kind that every student may open now: what a visitor is shown by name. */
export function openToEveryone(ctx: Context, kind: ThingKind): Promise<string[]> {
  return listOpen(ctx, kind, undefined);
}
