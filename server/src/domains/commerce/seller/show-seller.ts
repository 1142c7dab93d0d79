import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { sellerOf } from './seller-of.ts';

type Show = typeof api.commerce.showSeller;
/** What stands on invoices, and whether the caller may change it. */
export async function showSeller(ctx: Context): Promise<Answer<Show>> {
  return { ...(await sellerOf(ctx)), can: { edit: actorOf(ctx).capabilities.has('sales.write') } };
}
