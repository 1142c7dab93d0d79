import type { SocialForm } from '@abhyas/contract/identity/social';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { makeLoginToken } from '../login-tokens/make-login-token.ts';
import { homeOf } from '../login-tokens/shared-login.ts';
import { type OpenSession, openSession } from '../sessions/open-session.ts';
import { accountOfSocial } from './account-of-social.ts';
import type { SocialIdentity } from './gateways/social-identity.ts';
import { verifySocial } from './verify-social.ts';

interface OwnHost {
  readonly form: SocialForm & { readonly otp?: string | undefined };
  readonly client: string;
  /** Of the nonce that this browser holds, where it began to sign in with one. */
  readonly nonceHash: string | undefined;
}

/** Signs in with Google or Facebook at the institute's own host. A nonce counts where either side has one: then both must. */
export async function socialLogin(ctx: Context, { form, client, nonceHash }: OwnHost): Promise<OpenSession> {
  const who = await verifySocial(ctx, form);
  if (who.provider === 'google' && who.nonce !== nonceHash && client === 'web') fail('SOCIAL_TOKEN_INVALID');
  return inTurn(() =>
    inTransaction(ctx, async (tx) => {
      const account = await accountOfSocial(tx, who, form);
      const session = await openSession(tx, account, client, form.otp);
      await record(tx, {
        action: 'session.opened',
        subjectKind: 'account',
        subjectId: account.id,
        details: { client, by: who.provider },
      });
      return session;
    }),
  );
}

interface SharedHost {
  readonly form: SocialForm;
  readonly redirect: string;
  readonly nonceHash: string;
  /** Scheme, host and port of the call. */
  readonly calledAt: string;
}

/** Signs in on the shared login domain: no session begins here, only a token that takes one home. */
export async function sharedSocialLogin(ctx: Context, given: SharedHost): Promise<{ address: string }> {
  const home = await homeOf(ctx, given.redirect, given.calledAt);
  const who = await verifySocial(ctx, given.form);
  if (!fitsNonce(who, given.nonceHash)) fail('SOCIAL_TOKEN_INVALID');
  const token = await inTurn(() =>
    inTransaction(ctx, async (tx) => {
      const { id: accountId } = await accountOfSocial(tx, who, given.form);
      const { host } = home;
      return makeLoginToken(tx, { accountId, host, nonceHash: given.nonceHash, purpose: 'home' });
    }),
  );
  return { address: `${home.origin}/login?${new URLSearchParams({ logintoken: token }).toString()}` };
}

/** Google repeats the nonce inside what it signs; Facebook knows none, there the tab's own state has to do. */
const fitsNonce = (who: SocialIdentity, nonceHash: string) => who.provider !== 'google' || who.nonce === nonceHash;

/** Of two first sign-ins at the same moment one makes the account, and the other finds it. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return work();
  }
}
