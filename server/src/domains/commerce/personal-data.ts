import type { PersonalData } from '../identity/index.ts';
import { listBoughtBy, listGivenTo, moveActs, moveOrders, moveWalletRows } from './orders/personal-orders.store.ts';
import { mergeWallets } from './wallet/merge-wallets.ts';

/**
 * What somebody bought. Orders, payments and documents stay when a person is erased: tax law asks for the books of eight years (CGST Act,
 * section 36). The account that they name has no name any more.
 */
export const commercePersonalData: PersonalData = {
  domain: 'commerce',
  tables: [
    'orders',
    'refunds',
    'refund_requests',
    'ledger_entries',
    'coupon_uses',
    'wallets',
    'wallet_promos',
    'wallet_movements',
    'wallet_holds',
  ],
  export: async (ctx, accountId) => ({
    orders: await listBoughtBy(ctx, accountId),
    wallet: await listGivenTo(ctx, accountId),
  }),
  erase: async () => {},
  reassign: async (tx, from, to) => {
    await moveOrders(tx, from, to);
    await moveActs(tx, from, to);
    await mergeWallets(tx, from, to);
    await moveWalletRows(tx, from, to);
  },
};
