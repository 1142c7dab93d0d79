import { type Me, roleCodes } from '@abhyas/contract/identity/sign-in';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { actingCapabilities } from '../access/acting-capabilities.ts';
import { presentActing } from '../access/switch.ts';
import { findAccount } from '../accounts/accounts.store.ts';
import { fullName } from '../accounts/names.ts';
import { presentAccount } from '../accounts/present-account.ts';

/** Who is signed in and what they may do. */
export async function showMe(ctx: Context): Promise<Me> {
  const actor = actorOf(ctx);
  const account = (await findAccount(ctx, actor.accountId)) ?? fail('ACCESS_TOKEN_INVALID');
  const acting = await presentActing(actor);
  return {
    account: await presentAccount(ctx, account),
    role: roleCodes[actor.kind],
    capabilities: [...(acting ? actingCapabilities : actor.capabilities)],
    verified: actor.verified,
    employee: actor.employee,
    ...(actor.needsSecondFactor && { needsSecondFactor: true }),
    ...(actor.needsConsent && { needsConsent: true }),
    ...(acting && { acting }),
    ...(actor.viewedBy && {
      viewing: { viewId: actor.viewedBy.viewId, name: fullName(account), until: actor.viewedBy.until.toISOString() },
    }),
  };
}
