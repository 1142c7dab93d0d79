import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { namesOf } from '../../identity/index.ts';
import { presentMovement, presentWallet } from './present-wallet.ts';
import { listMovementsOf } from './wallets.store.ts';

type Show = typeof api.commerce.showPersonWallet;
/** The wallet and passbook of a person of this institute, as staff see them. */
export async function showPersonWallet(ctx: Context, { params, query }: Input<Show>): Promise<Answer<Show>> {
  const { accountId } = params;
  const { name } = (await namesOf(ctx, [accountId])).get(accountId) ?? fail('NOT_FOUND');
  const { rows, total } = await listMovementsOf(ctx, accountId, query);
  const wallet = await presentWallet(ctx, accountId);
  return { rows: rows.map(presentMovement), total, page: query.page, size: query.size, name, wallet };
}
