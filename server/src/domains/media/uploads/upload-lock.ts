import { setTimeout as pause } from 'node:timers/promises';
import type { Lock, RequestRelease } from '@tus/server';
import type { Context } from '../../../kernel/context.ts';
import { type Listener, notify } from '../../../kernel/database/listen.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { endLease, type Lease, renewLease, takeLease } from './leases.store.ts';

export const UPLOADS_CHANNEL = 'uploads';

/** A holder that is silent for so long is gone, and another may take the upload. */
const LEASE_SECONDS = 10;
const RENEW_MS = 3000;
const ASK_AGAIN_MS = 200;
/** Longer than a lease: after it either the holder has let go, or it is alive and does not. */
const PATIENCE_MS = 15_000;

/** What this process holds, by the upload: how each is asked to let go. */
const held = new Map<string, () => void>();

/** Somebody, here or in another process, waits for an upload. */
export const uploadsListener: Listener = (uploadId) => {
  if (uploadId !== undefined) held.get(uploadId)?.();
};

/**
 * The lock of one request on one upload, among all processes of the server: the row of the upload is leased. Whoever waits asks the holder to
 * let go, so that a client whose connection is dead on one machine goes on at another at once. UPLOAD_PLACE where the holder does not let go,
 * NOT_FOUND where the upload is gone.
 */
export function uploadLock(ctx: Context, uploadId: string): Lock {
  const lease = { uploadId, leaseId: newId() };
  let beat: NodeJS.Timeout | undefined;
  let letGo: () => void = () => undefined;
  return {
    async lock(signal, requestRelease) {
      await waitFor(ctx, lease, signal);
      letGo = () => void requestRelease();
      held.set(uploadId, letGo);
      beat = setInterval(() => void renew(ctx, lease, requestRelease), RENEW_MS);
    },
    async unlock() {
      clearInterval(beat);
      if (held.get(uploadId) === letGo) held.delete(uploadId);
      // What was written is written; a lease that cannot be ended ends by itself.
      await endLease(ctx, lease).catch((error: unknown) => ctx.log.warn({ err: error }, 'an upload was not let go'));
    },
  };
}

async function waitFor(ctx: Context, lease: Lease, signal: AbortSignal): Promise<void> {
  const since = performance.now();
  for (;;) {
    const found = await takeLease(ctx, lease, LEASE_SECONDS);
    if (found === 'taken') return;
    if (found === 'gone') fail('NOT_FOUND');
    if (signal.aborted) throw signal.reason;
    if (performance.now() - since > PATIENCE_MS) fail('UPLOAD_PLACE');
    await notify(ctx, UPLOADS_CHANNEL, lease.uploadId);
    await pause(ASK_AGAIN_MS);
  }
}

/** Whoever cannot say that it is there may be taken for gone: it stops before another writes into the same file. */
async function renew(ctx: Context, lease: Lease, requestRelease: RequestRelease): Promise<void> {
  if (!(await renewLease(ctx, lease, LEASE_SECONDS).catch(() => false))) await requestRelease();
}
