import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../../../kernel/context.ts';
import { fail } from '../../../../../kernel/errors.ts';
import { record } from '../../../../audit/index.ts';
import { changePayout, lockPayout } from './payouts.store.ts';
import { showPayout } from './present-payouts.ts';

type Withdraw = typeof api.commerce.withdrawPayout;
/** Takes back what one prepared oneself, while it waits. PAYOUT_DECIDED; FORBIDDEN for what another person prepared. */
export async function withdrawPayout(ctx: Context, { params }: Input<Withdraw>): Promise<Answer<Withdraw>> {
  await inTransaction(ctx, async (tx) => {
    const { id, state, makerId } = await lockPayout(tx, params.payoutId);
    if (state !== 'waiting') fail('PAYOUT_DECIDED');
    if (makerId !== actorOf(tx).accountId) fail('FORBIDDEN');
    await changePayout(tx, id, { state: 'withdrawn', endedAt: tx.clock.now() });
    await record(tx, { action: 'payout.withdrawn', subjectKind: 'payout', subjectId: id });
  });
  return showPayout(ctx, params.payoutId);
}
