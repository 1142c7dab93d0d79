import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { listOpenSessions } from './sessions.store.ts';
import { deviceName } from '../devices/device-name.ts';
import { placeOf } from '../devices/place-of.ts';

type Endpoint = typeof api.identity.listDevices;

/** Where one's account is signed in, this device first, then by last use. */
export async function listDevices(ctx: Context): Promise<Answer<Endpoint>> {
  const { accountId, sessionId } = actorOf(ctx);
  const open = await listOpenSessions(ctx, accountId);
  const devices = await Promise.all(
    open.map(async (row) => ({
      deviceId: row.id,
      ...deviceName(row.user_agent, row.client),
      signedInAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      address: row.address,
      place: await placeOf(ctx, row.address),
      isThis: row.id === sessionId,
    })),
  );
  devices.sort((one, other) => Number(other.isThis) - Number(one.isThis));
  return { devices, limit: (await rulesOf(ctx.instituteId)).deviceLimit ?? null };
}
