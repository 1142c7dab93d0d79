import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { decide, lockProposed } from './bank.store.ts';
import { recordBankChange, showBankChange } from './bank-details.ts';

type Withdraw = typeof api.tenancy.withdrawBankDetails;
/** Takes back what one entered oneself. */
export async function withdrawBankDetails(ctx: Context, { params }: Input<Withdraw>): Promise<Answer<Withdraw>> {
  await inTransaction(ctx, async (tx) => {
    const waiting = (await lockProposed(tx, params.changeId)) ?? fail('NOT_FOUND');
    if (waiting.maker_id !== actorOf(ctx).accountId) fail('FORBIDDEN');
    await decide(tx, waiting.id, { status: 'withdrawn' });
    await recordBankChange(tx, 'bankDetails.withdrawn', waiting.id, [waiting.account_mask], []);
  });
  return showBankChange(ctx, params.changeId);
}
