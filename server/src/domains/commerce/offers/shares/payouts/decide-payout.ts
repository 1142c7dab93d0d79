import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../../../kernel/context.ts';
import { lockByName } from '../../../../../kernel/database/rows.ts';
import { fail, failFields } from '../../../../../kernel/errors.ts';
import { record } from '../../../../audit/index.ts';
import { verifiedBanks } from '../../../../tenancy/index.ts';
import { bookPayout } from './book-payout.ts';
import { listPayeeSums } from './payee-sums.store.ts';
import { changePayout, listPayoutLines, lockPayout } from './payouts.store.ts';
import { PAYOUTS_LOCK } from './prepare-payout.ts';
import { showPayout } from './present-payouts.ts';

type Decide = typeof api.commerce.decidePayout;
/**
 * The second person approves what the first prepared, or declines it with a reason. PAYOUT_DECIDED, SAME_PERSON; PAYOUT_CHANGED where
 * refunds came in between, or where somebody's account is another one now.
 */
export async function decidePayout(ctx: Context, { params, body }: Input<Decide>): Promise<Answer<Decide>> {
  const checkerId = actorOf(ctx).accountId;
  const reason = body.note.trim();
  if (!body.approve && reason.length < 3)
    failFields('INVALID_INPUT', [{ path: 'body.note', messageKey: 'errors.fields.required' }]);
  await inTransaction(ctx, async (tx) => {
    await lockByName(tx, PAYOUTS_LOCK);
    const payout = await lockPayout(tx, params.payoutId);
    if (payout.state !== 'waiting') fail('PAYOUT_DECIDED');
    if (payout.makerId === checkerId) fail('SAME_PERSON');
    if (body.approve) await approve(tx, payout.id);
    const state = body.approve ? 'approved' : 'declined';
    await changePayout(tx, payout.id, { state, checkerId, checkedAt: tx.clock.now(), note: reason });
    await record(tx, { action: `payout.${state}`, subjectKind: 'payout', subjectId: payout.id, reason });
  });
  return showPayout(ctx, params.payoutId);
}

async function approve(tx: TransactionContext, payoutId: string): Promise<void> {
  const lines = await listPayoutLines(tx, [payoutId]);
  const sums = new Map((await listPayeeSums(tx, tx.clock.now())).map((payee) => [payee.id, payee]));
  const banks = await verifiedBanks(
    tx,
    lines.map(({ payeeId }) => payeeId),
  );
  for (const { payeeId, bankChangeId } of lines) {
    // What waits is left out of what can be paid, so that below nothing more would be paid than is owed.
    if ((sums.get(payeeId)?.duePaise ?? -1) < 0) fail('PAYOUT_CHANGED');
    if (banks.get(payeeId)?.changeId !== bankChangeId) fail('PAYOUT_CHANGED');
  }
  await bookPayout(tx, payoutId, 'approved');
}
