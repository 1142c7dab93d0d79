import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { record } from '../../../audit/index.ts';
import { demandsSecondFactor } from '../../second-factor/demands-second-factor.ts';
import { checkOwnCode, staffOf } from './own-second-factor.ts';
import { removeSecondFactorOf } from '../../second-factor/second-factors.store.ts';

/** Turns the second factor off, where the institute does not demand it. */
export async function removeSecondFactor(
  ctx: Context,
  { body: { otp } }: Input<typeof api.identity.removeSecondFactor>,
): Promise<{ removed: true }> {
  const accountId = staffOf(ctx);
  if (await demandsSecondFactor(ctx, actorOf(ctx))) fail('SECOND_FACTOR_NEEDED');
  return inTransaction(ctx, async (tx) => {
    await checkOwnCode(tx, accountId, otp);
    await removeSecondFactorOf(tx, accountId);
    await record(tx, { action: 'secondFactor.off', subjectKind: 'account', subjectId: accountId });
    return { removed: true };
  });
}
