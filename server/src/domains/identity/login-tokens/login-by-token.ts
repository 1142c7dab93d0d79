import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail, Refusal } from '../../../kernel/errors.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { record } from '../../audit/index.ts';
import { type AccountRow, findAccount } from '../accounts/accounts.store.ts';
import { requireOwnPage } from '../sessions/cookies.ts';
import { type OpenSession, openSession } from '../sessions/open-session.ts';
import { endNonce, loginNonceHash } from './login-nonce.ts';
import { useLoginToken } from './login-tokens.store.ts';
import { hashLoginToken, makeLoginToken } from './make-login-token.ts';

type Login = typeof api.identity.loginByToken;
type Outcome = { readonly session: OpenSession } | { readonly refusal: Refusal };

/**
 * Brings a session home from the shared login domain. Whatever does not fit, LOGIN_TOKEN_INVALID says nothing about what it was. Where the
 * account has a second factor, the refusal carries a new token for the try with the code: each is used up by one try.
 */
export async function loginByToken(
  ctx: Context,
  { query, body }: Input<Login>,
  { request, reply }: Call,
): Promise<Answer<Login>> {
  requireOwnPage(request);
  const nonceHash = loginNonceHash(request);
  if (nonceHash === undefined) return fail('LOGIN_TOKEN_INVALID');
  const outcome = await inTransaction(ctx, async (tx): Promise<Outcome> => {
    const bound = { hash: hashLoginToken(query.token), host: ctx.origin.host, nonceHash };
    const accountId = await useLoginToken(tx, bound);
    const account = accountId && (await findAccount(tx, accountId));
    if (!account || account.status !== 'active') return { refusal: new Refusal('LOGIN_TOKEN_INVALID') };
    return open(tx, account, nonceHash, body.otp);
  });
  if ('session' in outcome) return endNonce(reply, outcome.session);
  throw outcome.refusal;
}

async function open(
  tx: TransactionContext,
  account: AccountRow,
  nonceHash: string,
  otp: string | undefined,
): Promise<Outcome> {
  try {
    const session = await openSession(tx, account, 'web', otp);
    await record(tx, {
      action: 'session.opened',
      subjectKind: 'account',
      subjectId: account.id,
      details: { client: 'web', by: 'login token' },
    });
    return { session };
  } catch (error) {
    if (!(error instanceof Refusal) || !['TOTP_REQUIRED', 'TOTP_WRONG'].includes(error.error)) throw error;
    const bound = { accountId: account.id, host: tx.origin.host, nonceHash, purpose: 'second_factor' } as const;
    return { refusal: new Refusal(error.error, { token: await makeLoginToken(tx, bound) }) };
  }
}
