import type { GuardianChild } from '@abhyas/contract/identity/guardians';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { presentChild } from './children.ts';
import { listLinksTo } from './links.store.ts';

/** The children that the signed-in guardian answers for. */
export async function listChildren(ctx: Context): Promise<GuardianChild[]> {
  const links = await listLinksTo(ctx, actorOf(ctx).accountId);
  return Promise.all(links.map((link) => presentChild(ctx, link)));
}
