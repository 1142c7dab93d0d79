import { actorOf, type Context, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../../second-factor/recovery-codes.ts';
import { checkCode } from '../../second-factor/require-second-factor.ts';
import { findSecondFactor, replaceRecoveryCodes } from '../../second-factor/second-factors.store.ts';

/** The account that acts; a second factor is for staff. */
export function staffOf(ctx: Context): string {
  const { kind, accountId } = actorOf(ctx);
  return kind === 'student' ? fail('FORBIDDEN') : accountId;
}

/** SECOND_FACTOR_OFF where none is on; a wrong code is counted and refused. */
export async function checkOwnCode(tx: TransactionContext, accountId: string, otp: string): Promise<void> {
  const factor = await findSecondFactor(tx, accountId);
  if (!factor?.confirmed_at) return fail('SECOND_FACTOR_OFF');
  await checkCode(tx, accountId, factor.secret_sealed, otp);
}

/** New recovery codes, shown this once; only their hashes are kept. */
export async function giveCodes(tx: TransactionContext, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, accountId, codes.map(hashRecoveryCode));
  return codes;
}
