import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { secondFactor } from '@abhyas/contract/identity/second-factor';
import { toString as qrSvg } from 'qrcode';
import type { Context } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { seal } from '../../../../kernel/seal.ts';
import { settingsOf } from '../../../tenancy/index.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { staffOf } from './own-second-factor.ts';
import { TOTP_SECRET } from '../../second-factor/require-second-factor.ts';
import { findLogin, findSecondFactor, saveWaitingSecret } from '../../second-factor/second-factors.store.ts';
import { linkOf, newSecret } from '../../second-factor/totp.ts';

type Api = typeof secondFactor;

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
