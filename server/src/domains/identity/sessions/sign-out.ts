import { type Context, inTransaction } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { record } from '../../audit/index.ts';
import { hashRefreshToken } from '../tokens/refresh-token.ts';
import { revoke } from './revocations.ts';
import { closeSession, findToken } from './sessions.store.ts';

/** Ends the session of the caller's access token or refresh token, on every process within a second. Safe to repeat. */
export async function signOut(ctx: Context, refreshToken: string | undefined): Promise<void> {
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
