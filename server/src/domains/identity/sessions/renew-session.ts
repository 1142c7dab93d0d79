import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { findAccount } from '../accounts/accounts.store.ts';
import { hashRefreshToken, REPEAT_MS, successorOf } from '../tokens/refresh-token.ts';
import { loginReply, type OpenSession, sessionEnd } from './open-session.ts';
import { revoke } from '../tokens/revocations.ts';
import { closeSession, findToken, insertToken, lockToken, markUsed } from './sessions.store.ts';

type LockedToken = NonNullable<Awaited<ReturnType<typeof lockToken>>>;
interface Outcome {
  readonly session?: OpenSession;
  /** The token was used before: somebody else may hold it, so the whole family ends. */
  readonly stolen?: true;
}

/** Renews a session: the refresh token rotates; one that comes a second time, outside the tolerance for tabs, ends the session. */
export async function renewSession(ctx: Context, refreshToken: string, client: string): Promise<OpenSession> {
  const secret = runtime().config.secrets.refresh;
  const hash = hashRefreshToken(secret, refreshToken);
  const outcome = await inTransaction(ctx, async (tx): Promise<Outcome> => {
    const token = await lockToken(tx, hash);
    if (!token || token.revoked_at || token.expires_at <= ctx.clock.now()) fail('REFRESH_TOKEN_EXPIRED');
    if (token.client !== client) fail('WRONG_CLIENT');
    const successor = successorOf(secret, refreshToken);
    const successorHash = hashRefreshToken(secret, successor);
    if (token.used_at && !(await mayRepeat(tx, token.used_at, successorHash))) {
      await endFamily(tx, token);
      return { stolen: true };
    }
    if (!token.used_at) await rotate(tx, hash, successorHash, token);
    const account = await findAccount(tx, token.account_id);
    if (!account || account.status !== 'active') return fail('REFRESH_TOKEN_EXPIRED');
    return { session: { refreshToken: successor, reply: await loginReply(tx, account, token.session_id) } };
  });
  return outcome.session ?? fail('REFRESH_TOKEN_EXPIRED');
}

async function mayRepeat(ctx: Context, usedAt: Date, successorHash: Buffer): Promise<boolean> {
  const isRecent = ctx.clock.now().getTime() - usedAt.getTime() <= REPEAT_MS;
  return isRecent && (await findToken(ctx, successorHash))?.used_at === null;
}

async function rotate(ctx: TransactionContext, hash: Buffer, successorHash: Buffer, token: LockedToken): Promise<void> {
  const { session_id: sessionId, begun_at: begun } = token;
  const expiresAt = sessionEnd(ctx.clock.now(), begun);
  await markUsed(ctx, hash, sessionId, expiresAt);
  await insertToken(ctx, { hash: successorHash, sessionId, expiresAt });
}

async function endFamily(ctx: TransactionContext, token: LockedToken): Promise<void> {
  await closeSession(ctx, token.session_id);
  await revoke(ctx, { kind: 'session', instituteId: ctx.instituteId, subject: token.session_id, epoch: null });
  await record(ctx, {
    action: 'session.revoked',
    subjectKind: 'account',
    subjectId: token.account_id,
    details: { reason: 'refresh token used twice' },
  });
}
