import type { TransactionContext } from '../../../kernel/context.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { endSessions } from './end-sessions.ts';
import { listOpenSessions } from './sessions.store.ts';
import { lockAccount } from '../devices/devices.store.ts';

/** Where the institute limits the devices of an account, the sessions that were used longest ago end. */
export async function keepDeviceLimit(tx: TransactionContext, accountId: string): Promise<void> {
  const { deviceLimit } = await rulesOf(tx.instituteId);
  if (deviceLimit === undefined) return;
  await lockAccount(tx, accountId);
  const open = await listOpenSessions(tx, accountId);
  const sessionIds = open.slice(deviceLimit).map(({ id }) => id);
  await endSessions(tx, { accountId, sessionIds, reason: 'device limit' });
}
