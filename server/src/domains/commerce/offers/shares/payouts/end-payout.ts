import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../../../kernel/context.ts';
import { fail } from '../../../../../kernel/errors.ts';
import { record } from '../../../../audit/index.ts';
import { bookPayout } from './book-payout.ts';
import { changePayout, lockPayout } from './payouts.store.ts';
import { showPayout } from './present-payouts.ts';

type End = typeof api.commerce.endPayout;
/** The bank paid an approved payout, or gave it back, so that it is owed again. PAYOUT_DECIDED for one that is not on its way. */
export async function endPayout(ctx: Context, { params, body }: Input<End>): Promise<Answer<End>> {
  await inTransaction(ctx, async (tx) => {
    const { id, state } = await lockPayout(tx, params.payoutId);
    if (state !== 'approved') fail('PAYOUT_DECIDED');
    const end = body.paid ? 'sent' : 'returned';
    await changePayout(tx, id, { state: end, note: body.note, endedAt: tx.clock.now() });
    await bookPayout(tx, id, end);
    await record(tx, { action: `payout.${end}`, subjectKind: 'payout', subjectId: id, reason: body.note });
  });
  return showPayout(ctx, params.payoutId);
}
