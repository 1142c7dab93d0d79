import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../kernel/context.ts';
import { offlineRulesOf } from './offline-ways.store.ts';

type Show = typeof api.commerce.showOfflineWays;
/** The institute's UPI address, bank account and office, and whether the caller may change them. */
export async function showOfflineWays(ctx: Context): Promise<Answer<Show>> {
  return { ...(await offlineRulesOf(ctx)), can: { edit: actorOf(ctx).capabilities.has('sales.write') } };
}
