import type { secondFactor } from '@abhyas/contract/identity/second-factor';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { toString as qrSvg } from 'qrcode';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { seal } from '../../../kernel/seal.ts';
import { record } from '../../audit/index.ts';
import { rulesOf, settingsOf } from '../../tenancy/index.ts';
import { checkOwnPassword } from '../profile/check-own-password.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { checkCode, TOTP_SECRET } from './require-second-factor.ts';
import {
  confirmSecret,
  countRecoveryCodes,
  findLogin,
  findSecondFactor,
  removeSecondFactorOf,
  replaceRecoveryCodes,
  saveWaitingSecret,
} from './second-factors.store.ts';
import { linkOf, newSecret } from './totp.ts';

type Api = typeof secondFactor;

/** The account that acts; a second factor is for staff. */
function staffOf(ctx: Context): string {
  const { kind, accountId } = actorOf(ctx);
  return kind === 'student' ? fail('FORBIDDEN') : accountId;
}

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

/** Makes a secret for an authenticator app. It asks for the password, so that an open desk is not enough to lock its owner out. */
export async function startSecondFactor(
  ctx: Context,
  { body }: Input<Api['startSecondFactor']>,
): Promise<Answer<Api['startSecondFactor']>> {
  const accountId = staffOf(ctx);
  const account = (await findLogin(ctx, accountId)) ?? fail('ACCESS_TOKEN_INVALID');
  await checkOwnPassword(ctx, account, body.password);
  if ((await findSecondFactor(ctx, accountId))?.confirmed_at) fail('SECOND_FACTOR_ON');
  const secret = newSecret();
  await saveWaitingSecret(ctx, accountId, seal(secret, TOTP_SECRET));
  const settings = await settingsOf(ctx.instituteId);
  const link = linkOf(secret, settings?.name ?? '', account.email);
  const svg = await qrSvg(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'L' });
  return { secret, link, qr: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

/** Turns the second factor on, once a first code shows that the app has the secret. */
export async function confirmSecondFactor(ctx: Context, otp: string): Promise<{ recoveryCodes: string[] }> {
  const accountId = staffOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const factor = (await findSecondFactor(tx, accountId)) ?? fail('SECOND_FACTOR_OFF');
    await checkCode(tx, accountId, factor.secret_sealed, otp);
    await confirmSecret(tx, accountId);
    await record(tx, { action: 'secondFactor.on', subjectKind: 'account', subjectId: accountId });
    return { recoveryCodes: await giveCodes(tx, accountId) };
  });
}

/** New recovery codes; the old ones are void. */
export async function renewRecoveryCodes(ctx: Context, otp: string): Promise<{ recoveryCodes: string[] }> {
  const accountId = staffOf(ctx);
  return inTransaction(ctx, async (tx) => {
    await checkOwnCode(tx, accountId, otp);
    await record(tx, { action: 'secondFactor.codesRenewed', subjectKind: 'account', subjectId: accountId });
    return { recoveryCodes: await giveCodes(tx, accountId) };
  });
}

/** Turns the second factor off, where the institute does not demand it. */
export async function removeSecondFactor(ctx: Context, otp: string): Promise<{ removed: true }> {
  const accountId = staffOf(ctx);
  if ((await rulesOf(ctx.instituteId)).staffTotp) fail('SECOND_FACTOR_NEEDED');
  return inTransaction(ctx, async (tx) => {
    await checkOwnCode(tx, accountId, otp);
    await removeSecondFactorOf(tx, accountId);
    await record(tx, { action: 'secondFactor.off', subjectKind: 'account', subjectId: accountId });
    return { removed: true };
  });
}

async function checkOwnCode(tx: TransactionContext, accountId: string, otp: string): Promise<void> {
  const factor = await findSecondFactor(tx, accountId);
  if (!factor?.confirmed_at) return fail('SECOND_FACTOR_OFF');
  await checkCode(tx, accountId, factor.secret_sealed, otp);
}

async function giveCodes(tx: TransactionContext, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, accountId, codes.map(hashRecoveryCode));
  return codes;
}
