import { type GatewayName, gatewayNames } from '@abhyas/contract/commerce/shapes';
import { paymentGateways } from '@abhyas/contract/tenancy/settings';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { unseal } from '../../../kernel/seal.ts';
import { settingsOf } from '../../tenancy/index.ts';
import { sellerOf } from '../seller/seller-of.ts';
import { listGatewayAccounts, type StoredAccount } from './gateway-accounts.store.ts';
import type { GatewayAccount, PaymentGateway } from './payment-gateway.ts';
import { offlineRulesOf, waysIn } from './offline/offline-ways.store.ts';
import { paytm } from './paytm/paytm.ts';
import { razorpay } from './razorpay/razorpay.ts';
import { simulatedAccount } from './simulator/simulated-account.ts';

/** What the secrets of a gateway are sealed for. */
export const GATEWAY_SECRET = 'gateway_secret';
const gateways: Readonly<Record<GatewayName, PaymentGateway>> = { razorpay, paytm };

export interface OpenGateway {
  readonly gateway: PaymentGateway;
  readonly account: GatewayAccount;
  readonly simulated: boolean;
}

/** The gateways that take payments for the institute now, the one of its settings first; in the demonstration those without keys are simulated. */
export async function openGateways(ctx: Context): Promise<OpenGateway[]> {
  const stored = new Map((await listGatewayAccounts(ctx)).map((one) => [one.gateway, one]));
  const first = (await settingsOf(ctx.instituteId))?.config.paymentGW;
  const inOrder = gatewayNames.toSorted(
    (a, b) => Number(paymentGateways[b] === first) - Number(paymentGateways[a] === first),
  );
  return inOrder.flatMap((name): OpenGateway[] => {
    const account = stored.get(name);
    if (account)
      return account.open ? [{ gateway: gateways[name], account: accountOf(account), simulated: false }] : [];
    const simulated = simulatedAccount(name);
    return simulated ? [{ gateway: gateways[name], account: simulated, simulated: true }] : [];
  });
}

/** The same for the page that asks how to pay. */
export async function waysToPay(ctx: Context) {
  return (await openGateways(ctx)).map(({ gateway, simulated }) => ({
    gateway: gateway.name,
    code: paymentGateways[gateway.name],
    simulated,
  }));
}

/**
 * Whether something can be paid for at the institute now, and the address that stands on its documents: pages of what has a price show the way to
 * the checkout, or whom to ask.
 */
export async function shopOf(ctx: Context): Promise<{ open: boolean; email: string }> {
  const open = (await openGateways(ctx)).length > 0 || waysIn(await offlineRulesOf(ctx)).length > 0;
  return { open, email: open ? '' : (await sellerOf(ctx)).email };
}

/** One of them. GATEWAY_OFF where it takes no payments here. */
export async function gatewayOf(ctx: Context, name: GatewayName): Promise<OpenGateway> {
  return (await openGateways(ctx)).find(({ gateway }) => gateway.name === name) ?? fail('GATEWAY_OFF');
}

/** The keys of a gateway, also while it takes no payments. GATEWAY_OFF where none were entered and nothing simulates it. */
export async function accountToTest(ctx: Context, name: GatewayName) {
  const stored = (await listGatewayAccounts(ctx)).find(({ gateway }) => gateway === name);
  const account = stored ? accountOf(stored) : simulatedAccount(name);
  return { gateway: gateways[name], account: account ?? fail('GATEWAY_OFF') };
}

function accountOf({ gateway, keyId, secretSealed, webhookSecretSealed, website }: StoredAccount): GatewayAccount {
  const { payments } = runtime().config;
  const secret = unseal(secretSealed, GATEWAY_SECRET);
  if (gateway === 'paytm') return { gateway, mid: keyId, merchantKey: secret, website, ...at(payments.paytmHost) };
  const webhookSecret = webhookSecretSealed === '' ? '' : unseal(webhookSecretSealed, GATEWAY_SECRET);
  return { gateway, keyId, secret, webhookSecret, ...at(payments.razorpayHost) };
}

const at = (host: string) => ({ host, pages: host });
