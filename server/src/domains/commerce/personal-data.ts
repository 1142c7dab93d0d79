import type { PersonalData } from '../identity/index.ts';
import { moveBalances } from './ledger/balances.store.ts';
import {
  listBoughtBy,
  listGivenTo,
  moveActs,
  moveOrders,
  moveWalletRows,
} from './orders/kept/personal-orders.store.ts';
import { movePayouts } from './offers/shares/payouts/payouts.store.ts';
import { listEarnedBy, moveShares } from './offers/shares/personal-shares.store.ts';
import { listSeatsOf, moveSeats } from './seats/seats.store.ts';
import { mergeWallets } from './wallet/merge-wallets.ts';

/**
 * What somebody bought. Orders, payments and documents stay when a person is erased: tax law asks for the books of eight years (CGST Act,
 * section 36). The account that they name has no name any more.
 */
export const commercePersonalData: PersonalData = {
  domain: 'commerce',
  tables: [
    'orders',
    'offline_payments',
    'seats_taken',
    'refunds',
    'refund_requests',
    'ledger_entries',
    'ledger_balances',
    'coupon_uses',
    'wallets',
    'wallet_promos',
    'wallet_movements',
    'wallet_holds',
    'payees',
    'share_rules',
    'commission_rates',
    'payouts',
  ],
  export: async (ctx, accountId) => ({
    orders: await listBoughtBy(ctx, accountId),
    wallet: await listGivenTo(ctx, accountId),
    shares: await listEarnedBy(ctx, accountId),
    seats: await listSeatsOf(ctx, accountId),
  }),
  erase: async () => {},
  reassign: async (tx, from, to) => {
    await moveOrders(tx, from, to);
    await moveActs(tx, from, to);
    await moveBalances(tx, from, to);
    await moveShares(tx, from, to);
    await movePayouts(tx, from, to);
    await mergeWallets(tx, from, to);
    await moveWalletRows(tx, from, to);
    await moveSeats(tx, from, to);
  },
};
