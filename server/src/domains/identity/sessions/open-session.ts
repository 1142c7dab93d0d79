import { type LoginReply, roleCodes } from '@abhyas/contract/identity/sign-in';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { requireOpenFor, settingsOf } from '../../tenancy/index.ts';
import { type AccountRow, findRole } from '../accounts/accounts.store.ts';
import { presentAccount } from '../accounts/present-account.ts';
import { keepDeviceLimit } from './keep-device-limit.ts';
import { notifyOfNewDevice, recogniseDevice } from '../devices/recognise-device.ts';
import { openSessionLog } from '../devices/session-log.store.ts';
import { cancelDeletion } from '../deletion/delete-account.ts';
import { requireSecondFactor } from '../second-factor/require-second-factor.ts';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from '../tokens/access-token.ts';
import { hashRefreshToken, newRefreshToken, REFRESH_DAYS } from '../tokens/refresh-token.ts';
import { insertSession, insertToken } from './sessions.store.ts';

/** A login reply, and the refresh token that the edge puts into a cookie or into the body. */
export interface OpenSession {
  readonly reply: Omit<LoginReply, 'refresh_token'>;
  readonly refreshToken: string;
  /** Id in the session log; absent where an open session was renewed. */
  readonly logId?: string;
}

const DAY_MS = 86_400_000;
/** However often it is renewed, a session ends so long after the sign-in. */
const LONGEST_DAYS = 90;

/** When a session ends that nobody renews, which began at `begun`. */
export const sessionEnd = (now: Date, begun = now): Date =>
  new Date(Math.min(now.getTime() + REFRESH_DAYS * DAY_MS, begun.getTime() + LONGEST_DAYS * DAY_MS));

/**
 * A new session of an account on one device; the way to sign in does not matter. TOTP_REQUIRED or TOTP_WRONG where the account has a
 * second factor. Where the institute limits devices the session that was used longest ago ends.
 */
export async function openSession(
  ctx: TransactionContext,
  account: AccountRow,
  client: string,
  otp?: string,
): Promise<OpenSession> {
  await requireSecondFactor(ctx, account.id, otp);
  await cancelDeletion(ctx, account.id);
  const sessionId = newId();
  const refreshToken = newRefreshToken();
  const expiresAt = sessionEnd(ctx.clock.now());
  const device = await recogniseDevice(ctx, account.id, client);
  await insertSession(ctx, { id: sessionId, accountId: account.id, client, expiresAt, ...device });
  await insertToken(ctx, {
    hash: hashRefreshToken(runtime().config.secrets.refresh, refreshToken),
    sessionId,
    expiresAt,
  });
  await keepDeviceLimit(ctx, account.id);
  const logId = await openSessionLog(ctx, sessionId, account.id);
  if (device.isNewDevice) await notifyOfNewDevice(ctx, account.id);
  return { refreshToken, logId, reply: await loginReply(ctx, account, sessionId) };
}

/** The login response of spec §3 with a fresh access token. */
export async function loginReply(ctx: Context, account: AccountRow, sessionId: string): Promise<OpenSession['reply']> {
  await requireOpenFor(ctx.instituteId, account.kind);
  const role = (await findRole(ctx, account.role_name)) ?? fail('ACCESS_DENIED');
  const settings = await settingsOf(ctx.instituteId);
  const kind = account.kind as keyof typeof roleCodes;
  const claims = {
    accountId: account.id,
    sessionId,
    instituteId: ctx.instituteId,
    epoch: account.epoch,
    roleEpoch: role.epoch,
  };
  return {
    access_token: await signAccessToken(runtime().config.secrets.token, claims, ctx.clock.now()),
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    account_information: await presentAccount(ctx, account),
    role: roleCodes[kind],
    // Spec §6: partner types 1 publisher, 2 institute.
    subpartner_information:
      kind === 'student' || !settings ? null : { type: settings.kind === 'publisher' ? 1 : 2, name: settings.name },
    instituteId: ctx.instituteId,
  };
}
