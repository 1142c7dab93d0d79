import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../../kernel/context.ts';
import { listPayoutPage } from './payouts.store.ts';
import { presentPayouts } from './present-payouts.ts';

type List = typeof api.commerce.listPayouts;
/** Payouts, the newest first. */
export async function listPayouts(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { rows, total } = await listPayoutPage(ctx, query);
  return { rows: await presentPayouts(ctx, rows), total, page: query.page, size: query.size };
}
