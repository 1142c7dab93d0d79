import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { contactsOf, findStudentIds } from '../../identity/index.ts';
import { listWalletsOf, sumWallets } from './wallets.store.ts';

type List = typeof api.commerce.listWallets;
/** Wallets with money in them; a search finds students by name, e-mail or mobile, whether they have a wallet yet or not. */
export async function listWallets(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { search, page, size } = query;
  const found = search === '' ? undefined : await findStudentIds(ctx, search);
  const { rows, total } = await listWalletsOf(ctx, found, query);
  const shown = found ? found.slice((page - 1) * size, page * size) : rows.map(({ accountId }) => accountId);
  const contacts = await contactsOf(ctx, shown);
  const give = actorOf(ctx).capabilities.has('sales.write');
  return {
    rows: shown.map((accountId) => {
      const { cashPaise = 0, promoPaise = 0, owedPaise = 0 } = rows.find((row) => row.accountId === accountId) ?? {};
      const { name = '', email = '' } = contacts.get(accountId) ?? {};
      return { accountId, name, email, cashPaise, promoPaise, owedPaise };
    }),
    total: found?.length ?? total,
    page,
    size,
    ...(await sumWallets(ctx)),
    can: { give },
  };
}
