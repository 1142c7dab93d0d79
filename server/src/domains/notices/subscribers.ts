import type { Context } from '../../kernel/context.ts';
import { inTransaction } from '../../kernel/context.ts';
import { type EventKind, type Happened, subscribe } from '../../kernel/events.ts';
import { accountIdsOfRole, contactsOf, deviceName, deviceNew, roleChanged } from '../identity/index.ts';
import { instituteSuspended, settingsOf, trialEnding } from '../tenancy/index.ts';
import { type NewNotification, notify } from './inbox/notify.ts';

type Told = Omit<NewNotification, 'key'>;

/** A subscriber that tells people once for each event, however often its job runs. */
function notifyOn<T extends object>(event: EventKind<T>, what: (ctx: Context, happened: T) => Promise<Told>) {
  const name = `notices.${event.name}`;
  return subscribe(event, name, async (ctx, { eventId, payload }: Happened<T>) => {
    const told = await what(ctx, payload);
    await inTransaction(ctx, (tx) => notify(tx, { ...told, key: `${eventId}:${name}` }));
  });
}

/** Where somebody sees the devices that are signed in. */
const devicesPath = {
  student: '/student/account/devices',
  staff: '/partner/account/devices',
  guardian: '/guardian/account/devices',
};

/** What lower domains say and people should hear of. */
export const subscribers = [
  notifyOn(deviceNew, async (ctx, { accountId, userAgent, address, at }) => {
    const { browser, system } = deviceName(userAgent, 'web');
    const device = [browser, system].filter(Boolean).join(', ') || userAgent.slice(0, 60) || '?';
    const link = devicesPath[(await contactsOf(ctx, [accountId])).get(accountId)?.kind ?? 'guardian'];
    return { kind: 'device.new', accountIds: [accountId], params: { device, address, at }, ...(link && { link }) };
  }),
  notifyOn(roleChanged, async (ctx, { accountId, role }) => ({
    kind: accountId ? 'role.changed' : 'role.rightsChanged',
    accountIds: accountId ? [accountId] : await accountIdsOfRole(ctx, role),
    params: { role },
  })),
  notifyOn(trialEnding, async (ctx, { endsAt }) => ({
    kind: 'institute.trialEnding',
    accountIds: await accountIdsOfRole(ctx, 'owner'),
    params: { institute: (await settingsOf(ctx.instituteId))?.name ?? '', endsAt },
    link: '/partner/settings/standing',
  })),
  notifyOn(instituteSuspended, async (ctx, { reason }) => ({
    kind: 'institute.suspended',
    accountIds: await accountIdsOfRole(ctx, 'owner'),
    params: { institute: (await settingsOf(ctx.instituteId))?.name ?? '', reason },
  })),
];
