import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { decide, lockProposed } from './bank.store.ts';
import { recordBankChange, showBankChange } from './bank-details.ts';

type Reject = typeof api.tenancy.rejectBankDetails;
/** Sends bank details back with a reason; whoever entered them may enter new ones. */
export async function rejectBankDetails(ctx: Context, { params, body }: Input<Reject>): Promise<Answer<Reject>> {
  const checkerId = actorOf(ctx).accountId;
  await inTransaction(ctx, async (tx) => {
    const waiting = (await lockProposed(tx, params.changeId)) ?? fail('NOT_FOUND');
    if (waiting.maker_id === checkerId) fail('BANK_SAME_PERSON');
    await decide(tx, waiting.id, { status: 'rejected', checkerId, note: body.note });
    await recordBankChange(tx, 'bankDetails.rejected', waiting.id, [waiting.account_mask], [], body.note);
  });
  return showBankChange(ctx, params.changeId);
}
