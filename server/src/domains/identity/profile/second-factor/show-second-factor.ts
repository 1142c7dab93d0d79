import type { Answer } from '@abhyas/contract/endpoint';
import type { secondFactor } from '@abhyas/contract/identity/second-factor';
import type { Context } from '../../../../kernel/context.ts';
import { rulesOf } from '../../../tenancy/index.ts';
import { staffOf } from './own-second-factor.ts';
import { countRecoveryCodes, findLogin, findSecondFactor } from '../../second-factor/second-factors.store.ts';

type Api = typeof secondFactor;

/** Whether one's second factor is on, and whether it has to be. */
export async function showSecondFactor(ctx: Context): Promise<Answer<Api['showSecondFactor']>> {
  const accountId = staffOf(ctx);
  const factor = await findSecondFactor(ctx, accountId);
  return {
    on: Boolean(factor?.confirmed_at),
    required: (await rulesOf(ctx.instituteId)).staffTotp,
    recoveryCodesLeft: await countRecoveryCodes(ctx, accountId),
    asksPassword: (await findLogin(ctx, accountId))?.password_hash !== null,
  };
}
