import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { decide, listBankChanges, lockProposed, replaceActive } from './bank.store.ts';
import { recordBankChange, showBankChange } from './bank-details.ts';

type Approve = typeof api.tenancy.approveBankDetails;
/** Approves what another person entered: from now on payouts go there. */
export async function approveBankDetails(ctx: Context, { params }: Input<Approve>): Promise<Answer<Approve>> {
  const checkerId = actorOf(ctx).accountId;
  await inTransaction(ctx, async (tx) => {
    const waiting = (await lockProposed(tx, params.changeId)) ?? fail('NOT_FOUND');
    if (waiting.maker_id === checkerId) fail('BANK_SAME_PERSON');
    const before = (await listBankChanges(tx, waiting.owner_id)).find((row) => row.status === 'active');
    await replaceActive(tx, waiting.owner_id);
    await decide(tx, waiting.id, { status: 'active', checkerId });
    await recordBankChange(tx, 'bankDetails.approved', waiting.id, before ? [before.account_mask] : [], [
      waiting.account_mask,
    ]);
  });
  return showBankChange(ctx, params.changeId);
}
