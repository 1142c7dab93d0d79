import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../../../kernel/context.ts';
import { listPayeeSums } from './payee-sums.store.ts';
import { presentPayees } from './present-payees.ts';

type List = typeof api.commerce.listPayees;
/** Payees with their sums, those who can be paid most first; who may not see sales finds no one but him- or herself. */
export async function listPayees(ctx: Context): Promise<Answer<List>> {
  const { accountId, capabilities } = actorOf(ctx);
  const seeAll = capabilities.has('sales.read');
  const all = await listPayeeSums(ctx, ctx.clock.now());
  const seen = all.filter((payee) => seeAll || payee.accountId === accountId);
  const rows = (await presentPayees(ctx, seen)).map(({ payee, ...shown }) => ({
    ...shown,
    earnedPaise: payee.earnedPaise,
    heldPaise: payee.heldPaise,
    duePaise: payee.duePaise,
    movingPaise: payee.movingPaise,
    paidPaise: payee.paidPaise,
  }));
  return {
    rows: rows.toSorted((one, other) => other.duePaise - one.duePaise || other.earnedPaise - one.earnedPaise),
    can: { prepare: capabilities.has('sales.write'), seeAll },
  };
}
