import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { unseal } from '../../../kernel/seal.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { forgetCodeTries, takeCodeTry } from './second-factor-limits.ts';
import { findSecondFactor, useRecoveryCode, useStep } from './second-factors.store.ts';
import { stepOf } from './totp.ts';

/** Purpose under which the secrets of authenticator apps are sealed. */
export const TOTP_SECRET = 'second-factor';

/** Asks for the second factor of an account that has one: TOTP_REQUIRED without a code, TOTP_WRONG for a wrong or used one. */
export async function requireSecondFactor(ctx: Context, accountId: string, otp: string | undefined): Promise<void> {
  const factor = await findSecondFactor(ctx, accountId);
  if (!factor?.confirmed_at) return;
  if (!otp) fail('TOTP_REQUIRED');
  await checkCode(ctx, accountId, factor.secret_sealed, otp);
}

/** A code of the app, newer than all that were used, or an unused recovery code; TOTP_WRONG otherwise, TOO_MANY_REQUESTS after eight. */
export async function checkCode(ctx: Context, accountId: string, sealed: string, otp: string): Promise<void> {
  await takeCodeTry(ctx, accountId);
  const code = otp.replaceAll(/\s/g, '');
  const step = stepOf(unseal(sealed, TOTP_SECRET), code, ctx.clock.now());
  const fits =
    step === undefined
      ? await useRecoveryCode(ctx, accountId, hashRecoveryCode(code))
      : await useStep(ctx, accountId, step);
  if (!fits) fail('TOTP_WRONG');
  await forgetCodeTries(ctx, accountId);
}
