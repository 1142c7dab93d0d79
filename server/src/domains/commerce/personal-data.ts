import type { PersonalData } from '../identity/index.ts';
import { listBoughtBy, moveActs, moveOrders } from './personal-data.store.ts';

/**
 * What somebody bought. Orders, payments and documents stay when a person is erased: tax law asks for the books of eight years (CGST Act,
 * section 36). The account that they name has no name any more.
 */
export const commercePersonalData: PersonalData = {
  domain: 'commerce',
  tables: ['orders', 'refunds', 'ledger_entries', 'coupon_uses'],
  export: async (ctx, accountId) => ({ orders: await listBoughtBy(ctx, accountId) }),
  erase: async () => {},
  reassign: async (tx, from, to) => {
    await moveOrders(tx, from, to);
    await moveActs(tx, from, to);
  },
};
