import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { dayIn } from '../../../../../kernel/clock.ts';
import { type Context, inTransaction } from '../../../../../kernel/context.ts';
import { fail } from '../../../../../kernel/errors.ts';
import type { FileAnswer } from '../../../../../kernel/http/implement.ts';
import { writeCsv } from '../../../../../kernel/sheets/write-csv.ts';
import { record } from '../../../../audit/index.ts';
import { openBanks, rulesOf } from '../../../../tenancy/index.ts';
import { findPayout, listPayoutLines } from './payouts.store.ts';

const head = ['Beneficiary', 'Account number', 'IFSC', 'Account type', 'Amount', 'Currency', 'Pay from', 'Remark'];

/** Account, IFSC and sum of each payee, as banks read it. Whoever takes it is written in the log, since it holds whole account numbers. */
export async function exportPayout(
  ctx: Context,
  { params }: Input<typeof api.commerce.exportPayout>,
): Promise<FileAnswer> {
  const payout = (await findPayout(ctx, params.payoutId)) ?? fail('NOT_FOUND');
  if (payout.state !== 'approved' && payout.state !== 'sent') fail('PAYOUT_DECIDED');
  const lines = await listPayoutLines(ctx, [payout.id]);
  const { own, byChange } = await openBanks(
    ctx,
    lines.map(({ bankChangeId }) => bankChangeId),
  );
  const { timeZone } = await rulesOf(ctx.instituteId);
  const day = dayIn(timeZone, payout.checkedAt ?? payout.madeAt);
  await inTransaction(ctx, (tx) =>
    record(tx, { action: 'payout.fileTaken', subjectKind: 'payout', subjectId: payout.id }),
  );
  const rows = lines.map(({ bankChangeId, paise }) => {
    const { holder, account, ifsc, accountKind } = byChange.get(bankChangeId) ?? fail('NOT_FOUND');
    return [holder, account, ifsc, accountKind, (paise / 100).toFixed(2), 'INR', own ?? '', `Shares ${day}`];
  });
  return { fileName: `payout-${day}.csv`, content: writeCsv([head, ...rows]) };
}
