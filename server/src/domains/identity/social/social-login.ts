import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { SocialForm } from '@abhyas/contract/identity/social';
import type { FastifyRequest } from 'fastify';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { record } from '../../audit/index.ts';
import { instituteOfHost } from '../../tenancy/index.ts';
import { endNonce, loginNonceHash } from '../login-tokens/login-nonce.ts';
import { requireOwnPage } from '../sessions/cookies.ts';
import { type OpenSession, openSession } from '../sessions/open-session.ts';
import { accountOfSocial, inTurn } from './account-of-social.ts';
import { verifySocial } from './verify-social.ts';

interface OwnHost {
  readonly form: SocialForm & { readonly otp?: string | undefined };
  readonly client: string;
  /** Of the nonce that this browser holds, where it began to sign in with one. */
  readonly nonceHash: string | undefined;
}

type Login = typeof api.identity.socialLogin;
/** Signs in with Google or Facebook at the institute's own host. An app gets the refresh token itself, a browser as a cookie. */
export async function socialLogin(
  ctx: Context,
  { body: form }: Input<Login>,
  { request, reply }: Call,
): Promise<Answer<Login>> {
  requireOwnPage(request);
  await requireSameInstitute(ctx, request);
  const client = request.headers['reqfrom'] === 'web' ? 'web' : 'app';
  const session = await openFor(ctx, { form, client, nonceHash: loginNonceHash(request) });
  if (client === 'app') return { ...session.reply, refresh_token: session.refreshToken };
  return endNonce(reply, session);
}

/** The `domain` header of spec §7 never chooses here: where it is sent it has to name the institute of the host. */
async function requireSameInstitute(ctx: Context, request: FastifyRequest): Promise<void> {
  const named = request.headers['domain'];
  if (typeof named !== 'string' || named === '') return;
  const institute = await instituteOfHost(named.toLowerCase().replace(/:\d+$/, ''));
  if (institute?.id !== ctx.instituteId) fail('INSTITUTE_MISMATCH');
}

/** A nonce counts where either side has one: then both must. */
async function openFor(ctx: Context, { form, client, nonceHash }: OwnHost): Promise<OpenSession> {
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
