import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { endOtherSessions } from './end-sessions.ts';

/** Signs out every other device, or every device. */
export async function signOutDevices(
  ctx: Context,
  { body: { alsoThis } }: Input<typeof api.identity.signOutDevices>,
): Promise<{ signedOut: number }> {
  const { accountId, sessionId } = actorOf(ctx);
  const except = alsoThis ? undefined : sessionId;
  return inTransaction(ctx, async (tx) => ({
    signedOut: await endOtherSessions(tx, { accountId, except, reason: 'signed out by hand' }),
  }));
}
