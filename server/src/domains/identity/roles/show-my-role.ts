import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { roleCodes } from '@abhyas/contract/identity/sign-in';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { findAccount } from '../accounts/accounts.store.ts';

/** One's own role (spec §6: a my-role call). */
export async function showMyRole(ctx: Context): Promise<Answer<typeof api.identity.showMyRole>> {
  const actor = actorOf(ctx);
  const account = await findAccount(ctx, actor.accountId);
  return {
    name: account?.role_name ?? '',
    role: roleCodes[actor.kind],
    capabilities: [...actor.capabilities],
  };
}
