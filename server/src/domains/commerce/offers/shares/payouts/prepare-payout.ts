import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../../../kernel/context.ts';
import { lockByName } from '../../../../../kernel/database/rows.ts';
import { fail } from '../../../../../kernel/errors.ts';
import { record } from '../../../../audit/index.ts';
import { verifiedBanks } from '../../../../tenancy/index.ts';
import { listPayeeSums } from './payee-sums.store.ts';
import { findPayout, insertPayout } from './payouts.store.ts';
import { showPayout } from './present-payouts.ts';

/** Sums of payees change under this lock, so that nothing is paid out twice. */
export const PAYOUTS_LOCK = 'commerce.payouts';

type Prepare = typeof api.commerce.preparePayout;
/**
 * Prepares a payout of all that can be paid to these payees now. The same key again is the same payout. PAYOUT_NOTHING where one of them can
 * be paid nothing, PAYOUT_NO_BANK where one has no verified account.
 */
export async function preparePayout(ctx: Context, { body }: Input<Prepare>): Promise<Answer<Prepare>> {
  const payeeIds = [...new Set(body.payeeIds)];
  await inTransaction(ctx, async (tx) => {
    await lockByName(tx, PAYOUTS_LOCK);
    if (await findPayout(tx, body.key)) return;
    const banks = await verifiedBanks(tx, payeeIds);
    const sums = new Map((await listPayeeSums(tx, tx.clock.now())).map((payee) => [payee.id, payee]));
    const lines = payeeIds.map((payeeId) => {
      const paise = sums.get(payeeId)?.duePaise ?? 0;
      if (paise <= 0) return fail('PAYOUT_NOTHING');
      const { changeId, accountMask } = banks.get(payeeId) ?? fail('PAYOUT_NO_BANK');
      return { payeeId, paise, bankChangeId: changeId, accountMask };
    });
    await insertPayout(tx, { id: body.key, makerId: actorOf(tx).accountId }, lines);
    const totalPaise = lines.reduce((sum, { paise }) => sum + paise, 0);
    await record(tx, {
      action: 'payout.prepared',
      subjectKind: 'payout',
      subjectId: body.key,
      details: { totalPaise, payees: lines.length },
    });
  });
  return showPayout(ctx, body.key);
}
