import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { endOtherSessions, endSessions } from '../sessions/end-sessions.ts';
import { listOpenSessions } from '../sessions/sessions.store.ts';

/** Signs one of one's own devices out. NOT_FOUND for a session that is not open, or somebody else's. */
export async function signOutDevice(ctx: Context, deviceId: string): Promise<{ signedOut: number }> {
  const { accountId } = actorOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const open = await listOpenSessions(tx, accountId);
    if (!open.some(({ id }) => id === deviceId)) fail('NOT_FOUND');
    return { signedOut: await endSessions(tx, { accountId, sessionIds: [deviceId], reason: 'signed out by hand' }) };
  });
}

/** Signs out every other device, or every device. */
export async function signOutDevices(ctx: Context, alsoThis: boolean): Promise<{ signedOut: number }> {
  const { accountId, sessionId } = actorOf(ctx);
  const except = alsoThis ? undefined : sessionId;
  return inTransaction(ctx, async (tx) => ({
    signedOut: await endOtherSessions(tx, { accountId, except, reason: 'signed out by hand' }),
  }));
}
