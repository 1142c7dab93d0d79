import { inTransaction } from '../../../../kernel/context.ts';
import type { Job } from '../../../../kernel/jobs/worker.ts';
import { move } from '../move.ts';
import { changePromo, leftOfEnded, listEndedPromos, lockWallet } from '../wallets.store.ts';

const AT_ONCE = 200;
export const END_PROMOS = 'commerce.endPromos';

/** Takes promo money that was not used in time out of the wallets; the passbook says so. */
export const endPromos: Job = async (ctx) => {
  for (const { id, accountId } of await listEndedPromos(ctx, ctx.clock.now(), AT_ONCE))
    await inTransaction(ctx, async (tx) => {
      const wallet = await lockWallet(tx, accountId);
      // An order may have taken it, or given it back, until the wallet was locked.
      const left = await leftOfEnded(tx, id, tx.clock.now());
      if (left === 0) return;
      await changePromo(tx, id, -left);
      await move(tx, wallet, {
        kind: 'ended',
        note: '',
        cashPaise: 0,
        promoPaise: -left,
        against: 'promoExpense',
      });
    });
};
