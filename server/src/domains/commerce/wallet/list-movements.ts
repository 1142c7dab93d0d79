import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { presentMovement } from './present-wallet.ts';
import { listMovementsOf } from './wallets.store.ts';

type List = typeof api.commerce.listMovements;
/** The caller's own passbook. */
export async function listMovements(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { rows, total } = await listMovementsOf(ctx, actorOf(ctx).accountId, query);
  return { rows: rows.map(presentMovement), total, page: query.page, size: query.size };
}
