import type { GroupStem } from '@abhyas/contract/questions/groups';
import type { Context } from '../../../kernel/context.ts';
import { listStems } from './groups.store.ts';

/** The stems of groups at given versions, by group id (one version of each). */
export async function stemsOf(
  ctx: Context,
  wanted: readonly { readonly groupId: string; readonly version: number }[],
): Promise<Map<string, GroupStem>> {
  if (wanted.length === 0) return new Map();
  return new Map((await listStems(ctx, wanted)).map(({ groupId, stem }) => [groupId, stem]));
}
