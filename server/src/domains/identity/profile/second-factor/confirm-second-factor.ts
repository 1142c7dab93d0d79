import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { giveCodes, staffOf } from './own-second-factor.ts';
import { checkCode } from '../../second-factor/require-second-factor.ts';
import { confirmSecret, findSecondFactor } from '../../second-factor/second-factors.store.ts';

/** Turns the second factor on, once a first code shows that the app has the secret. */
export async function confirmSecondFactor(
  ctx: Context,
  { body: { otp } }: Input<typeof api.identity.confirmSecondFactor>,
): Promise<{ recoveryCodes: string[] }> {
  const accountId = staffOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const factor = (await findSecondFactor(tx, accountId)) ?? fail('SECOND_FACTOR_OFF');
    await checkCode(tx, accountId, factor.secret_sealed, otp);
    await confirmSecret(tx, accountId);
    await record(tx, { action: 'secondFactor.on', subjectKind: 'account', subjectId: accountId });
    return { recoveryCodes: await giveCodes(tx, accountId) };
  });
}
