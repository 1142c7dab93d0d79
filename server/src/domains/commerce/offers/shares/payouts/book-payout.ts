import type { TransactionContext } from '../../../../../kernel/context.ts';
import { post } from '../../../ledger/ledger.store.ts';
import { payableTo } from '../earn-shares.ts';
import { listPayees } from '../payees.store.ts';
import { listPayoutLines } from './payouts.store.ts';

/**
 * Writes a payout into the ledger. Approved: it is no longer owed but on its way. Sent: it left the bank. Returned: it is owed again.
 */
export async function bookPayout(
  tx: TransactionContext,
  payoutId: string,
  step: 'approved' | 'sent' | 'returned',
): Promise<void> {
  const lines = await listPayoutLines(tx, [payoutId]);
  const kinds = new Map((await listPayees(tx)).map(({ id, kind }) => [id, kind]));
  const total = lines.reduce((sum, { paise }) => sum + paise, 0);
  const sign = step === 'returned' ? -1 : 1;
  const owed = lines.map(({ payeeId, paise }) => ({
    account: payableTo[kinds.get(payeeId) ?? 'author'],
    amountPaise: sign * paise,
    personId: payeeId,
  }));
  await post(tx, {
    orderId: payoutId,
    purpose: `payout:${step}`,
    entries:
      step === 'sent'
        ? [
            { account: 'payouts', amountPaise: total },
            { account: 'bank', amountPaise: -total },
          ]
        : [...owed, { account: 'payouts', amountPaise: -sign * total }],
  });
}
