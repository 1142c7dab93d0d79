import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { waysToPay } from '../gateways/ways-to-pay.ts';
import { presentWallet } from './present-wallet.ts';
import { walletRulesOf } from './rules/wallet-rules.store.ts';

type Show = typeof api.commerce.showWallet;
/** The caller's own wallet, and how money can be added to it. */
export async function showWallet(ctx: Context): Promise<Answer<Show>> {
  const wallet = await presentWallet(ctx, actorOf(ctx).accountId);
  return { ...wallet, rules: await walletRulesOf(ctx), waysToPay: await waysToPay(ctx) };
}
