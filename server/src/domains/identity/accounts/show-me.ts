import { type Me, roleCodes } from '@abhyas/contract/identity/sign-in';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { findAccount } from './accounts.store.ts';
import { presentAccount } from './present-account.ts';

/** Who is signed in and what they may do. */
export async function showMe(ctx: Context): Promise<Me> {
  const actor = actorOf(ctx);
  const account = (await findAccount(ctx, actor.accountId)) ?? fail('ACCESS_TOKEN_INVALID');
  return {
    account: await presentAccount(ctx, account),
    role: roleCodes[actor.kind],
    capabilities: [...actor.capabilities],
    verified: actor.verified,
    employee: actor.employee,
  };
}
