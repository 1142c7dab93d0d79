import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { hashRefreshToken } from '../tokens/refresh-token.ts';
import { clearSessionCookies, refreshCookie, requireOwnPage } from './cookies.ts';
import { revoke } from '../tokens/revocations.ts';
import { closeSession, findToken } from './sessions.store.ts';

type Logout = typeof api.identity.logout;
/** Signs out, and takes the session from the browser. */
export async function logout(ctx: Context, _input: Input<Logout>, { request, reply }: Call): Promise<Answer<Logout>> {
  requireOwnPage(request);
  await signOut(ctx, refreshCookie(request));
  clearSessionCookies(reply);
  return { signedOut: true };
}

/** Ends the session of the caller's access token or refresh token, on every process within a second. Safe to repeat. */
async function signOut(ctx: Context, refreshToken: string | undefined): Promise<void> {
  const sessionId =
    ctx.actor?.sessionId ??
    (refreshToken === undefined
      ? undefined
      : (await findToken(ctx, hashRefreshToken(runtime().config.secrets.refresh, refreshToken)))?.session_id);
  if (sessionId === undefined) return;
  await inTransaction(ctx, async (tx) => {
    if (!(await closeSession(tx, sessionId))) return;
    await revoke(tx, { kind: 'session', instituteId: ctx.instituteId, subject: sessionId, epoch: null });
    await record(tx, { action: 'session.closed', subjectKind: 'session', subjectId: sessionId });
  });
}
