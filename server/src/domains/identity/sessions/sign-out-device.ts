import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { endSessions } from './end-sessions.ts';
import { listOpenSessions } from './sessions.store.ts';

/** Signs one of one's own devices out. NOT_FOUND for a session that is not open, or somebody else's. */
export async function signOutDevice(
  ctx: Context,
  { params: { deviceId } }: Input<typeof api.identity.signOutDevice>,
): Promise<{ signedOut: number }> {
  const { accountId } = actorOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const open = await listOpenSessions(tx, accountId);
    if (!open.some(({ id }) => id === deviceId)) fail('NOT_FOUND');
    return { signedOut: await endSessions(tx, { accountId, sessionIds: [deviceId], reason: 'signed out by hand' }) };
  });
}
