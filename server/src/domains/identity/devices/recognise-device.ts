import { createHash } from 'node:crypto';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { emit } from '../../../kernel/events.ts';
import { deviceNew } from './device-events.ts';
import { knowsDevice } from './devices.store.ts';

export interface SeenDevice {
  readonly deviceHash: Buffer;
  /** The account was used before, but never here. */
  readonly isNewDevice: boolean;
}

const hashOf = (name: string): Buffer => createHash('sha256').update(name).digest();

/** The browser that calls, as sessions keep it; undefined where it has no cookie of its own yet. */
export const browserHash = ({ origin: { device } }: Context): Buffer | undefined =>
  device ? hashOf(`browser\n${device}`) : undefined;

/** Whether an account was used on this device before: a browser is known by its own cookie, an app by what it calls itself. */
export async function recogniseDevice(ctx: Context, accountId: string, client: string): Promise<SeenDevice> {
  const deviceHash = (client === 'web' && browserHash(ctx)) || hashOf(`agent\n${ctx.origin.userAgent}`);
  const { known, earlier } = await knowsDevice(ctx, accountId, deviceHash);
  return { deviceHash, isNewDevice: earlier > 0 && !known };
}

/** Whether an account was ever signed in with the browser that calls. */
export async function isOnDeviceOf(ctx: Context, accountId: string): Promise<boolean> {
  const deviceHash = browserHash(ctx);
  return deviceHash !== undefined && (await knowsDevice(ctx, accountId, deviceHash)).known;
}

/** Tells those who write notices. */
export async function notifyOfNewDevice(tx: TransactionContext, accountId: string): Promise<void> {
  const { userAgent, address } = tx.origin;
  await emit(tx, deviceNew, { accountId, userAgent, address, at: tx.clock.now().toISOString() });
}
