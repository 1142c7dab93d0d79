import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { walletRulesOf } from './wallet-rules.store.ts';

type Show = typeof api.commerce.showWalletRules;
/** Whether money can be added, and how much. */
export async function showWalletRules(ctx: Context): Promise<Answer<Show>> {
  const edit = actorOf(ctx).capabilities.has('sales.write');
  return { ...(await walletRulesOf(ctx)), can: { edit } };
}
