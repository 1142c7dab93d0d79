import { type api, errors } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { LoginReply, signIn as signInContract } from '@abhyas/contract/identity/sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../../kernel/context.ts';
import { fail, Refusal, sentence } from '../../../../kernel/errors.ts';
import { isCrossSite } from '../../../../kernel/http/caller.ts';
import type { Call } from '../../../../kernel/http/implement.ts';
import { clientOf } from './clients.ts';
import { clearSessionCookies, refreshCookie, setSessionCookies } from '../cookies.ts';
import type { OpenSession } from '../open-session.ts';
import { renewSession } from '../renew-session.ts';
import { signIn } from './sign-in.ts';

type Form = Input<(typeof signInContract)['token']>['body'];
/** RFC 6749's word for each of our refusals; the rest are `invalid_request`. */
const oauthWord: Readonly<Record<string, string>> = {
  INVALID_CREDENTIALS: 'invalid_grant',
  ACCOUNT_NOT_VERIFIED: 'invalid_grant',
  ACCOUNT_DISABLED: 'invalid_grant',
  REFRESH_TOKEN_EXPIRED: 'invalid_grant',
  WRONG_CLIENT: 'invalid_grant',
  TOTP_REQUIRED: 'invalid_grant',
  TOTP_WRONG: 'invalid_grant',
  INVALID_CLIENT: 'invalid_client',
  UNSUPPORTED_GRANT: 'unsupported_grant_type',
  TOO_MANY_REQUESTS: 'temporarily_unavailable',
};

/** The token endpoint: bare RFC 6749 replies and errors, with our name of the error beside. */
export async function token(
  ctx: Context,
  { body: form }: Input<typeof api.identity.token>,
  { request, reply }: Call,
): Promise<LoginReply> {
  reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
  try {
    if (isCrossSite(request)) fail('CROSS_SITE');
    const client = clientOf(request.headers.authorization, form);
    const session = await grant(ctx, form, client, request);
    if (client !== 'web') return { ...session.reply, refresh_token: session.refreshToken };
    setSessionCookies(reply, session.refreshToken, session.logId);
    return session.reply;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuseToken(error, request, reply) as never;
  }
}

function grant(ctx: Context, form: Form, client: string, request: FastifyRequest): Promise<OpenSession> {
  if (form.grant_type === 'refresh_token') {
    const given = client === 'web' ? refreshCookie(request) : form.refresh_token;
    return renewSession(ctx, given ?? fail('REFRESH_TOKEN_EXPIRED'), client);
  }
  if (form.grant_type !== 'password') fail(form.grant_type === undefined ? 'INVALID_REQUEST' : 'UNSUPPORTED_GRANT');
  if (!form.username || !form.password) fail('INVALID_REQUEST');
  const { username, password, otp } = form;
  return signIn(ctx, { username, password, client, otp, agreed: form.tncAgreed === 'true' });
}

function refuseToken(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message } = errors[refusal.error];
  if (status === 401 && request.headers.authorization !== undefined) reply.header('www-authenticate', 'Basic');
  if (typeof refusal.details?.['seconds'] === 'number') reply.header('retry-after', String(refusal.details['seconds']));
  if (refusal.error === 'REFRESH_TOKEN_EXPIRED' || refusal.error === 'WRONG_CLIENT') clearSessionCookies(reply);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        error: oauthWord[refusal.error] ?? 'invalid_request',
        error_description: sentence(message, refusal.details),
        error_name: refusal.error,
        ...(refusal.details && { details: refusal.details }),
      }),
    );
}
