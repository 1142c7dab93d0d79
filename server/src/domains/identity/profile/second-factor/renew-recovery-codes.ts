import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { record } from '../../../audit/index.ts';
import { checkOwnCode, giveCodes, staffOf } from './own-second-factor.ts';

/** New recovery codes; the old ones are void. */
export async function renewRecoveryCodes(
  ctx: Context,
  { body: { otp } }: Input<typeof api.identity.renewRecoveryCodes>,
): Promise<{ recoveryCodes: string[] }> {
  const accountId = staffOf(ctx);
  return inTransaction(ctx, async (tx) => {
    await checkOwnCode(tx, accountId, otp);
    await record(tx, { action: 'secondFactor.codesRenewed', subjectKind: 'account', subjectId: accountId });
    return { recoveryCodes: await giveCodes(tx, accountId) };
  });
}
