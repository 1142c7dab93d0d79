import type { Answer } from '@abhyas/contract/endpoint';
import type { secondFactor } from '@abhyas/contract/identity/second-factor';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { demandsSecondFactor } from '../../second-factor/demands-second-factor.ts';
import { staffOf } from './own-second-factor.ts';
import { countRecoveryCodes, findLogin, findSecondFactor } from '../../second-factor/second-factors.store.ts';

type Api = typeof secondFactor;

/** Whether one's second factor is on, and whether it has to be. */
export async function showSecondFactor(ctx: Context): Promise<Answer<Api['showSecondFactor']>> {
  const accountId = staffOf(ctx);
  const factor = await findSecondFactor(ctx, accountId);
  return {
    on: Boolean(factor?.confirmed_at),
    required: await demandsSecondFactor(ctx, actorOf(ctx)),
    recoveryCodesLeft: await countRecoveryCodes(ctx, accountId),
    asksPassword: (await findLogin(ctx, accountId))?.password_hash !== null,
  };
}
