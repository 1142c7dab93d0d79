import type { api } from '@abhyas/contract';
import { type GatewayName, gatewayNames } from '@abhyas/contract/commerce/shapes';
import type { Answer } from '@abhyas/contract/endpoint';
import type { Call } from '../../../kernel/http/implement.ts';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { type StoredAccount, listGatewayAccounts } from './gateway-accounts.store.ts';
import { lastHeardOf } from './last-heard.store.ts';
import { simulatedAccount } from './simulator/simulated-account.ts';

type List = typeof api.commerce.listGateways;
/** Every payment company with what the institute entered for it; those it entered nothing for stand there empty. */
export async function listGateways(ctx: Context, _input: unknown, { request }: Call): Promise<Answer<List>> {
  const stored = new Map((await listGatewayAccounts(ctx)).map((one) => [one.gateway, one]));
  const heard = await lastHeardOf(ctx);
  const origin = `${request.protocol}://${request.host}`;
  return {
    rows: gatewayNames.map((name) => presentGateway(name, stored.get(name), { origin, heardAt: heard.get(name) })),
    can: { edit: actorOf(ctx).capabilities.has('sales.write') },
  };
}

interface Around {
  readonly origin: string;
  readonly heardAt: Date | undefined;
}
/** What staff see of an account: never a secret. */
export const presentGateway = (
  gateway: GatewayName,
  stored: StoredAccount | undefined,
  { origin, heardAt }: Around,
): Answer<List>['rows'][number] => ({
  gateway,
  keyId: stored?.keyId ?? '',
  secretSet: (stored?.secretSealed ?? '') !== '',
  webhookSecretSet: (stored?.webhookSecretSealed ?? '') !== '',
  website: stored?.website ?? '',
  open: stored?.open ?? false,
  simulated: stored === undefined && simulatedAccount(gateway) !== undefined,
  webhookUrl: `${origin}/api/payments/${gateway}/webhook`,
  lastHeardAt: heardAt?.toISOString() ?? null,
});
