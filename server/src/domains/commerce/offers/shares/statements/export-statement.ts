import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { dayIn } from '../../../../../kernel/clock.ts';
import type { Context } from '../../../../../kernel/context.ts';
import type { FileAnswer } from '../../../../../kernel/http/implement.ts';
import { writeCsv } from '../../../../../kernel/sheets/write-csv.ts';
import { rulesOf } from '../../../../tenancy/index.ts';
import { requirePayee, statementOf } from './statement-of.ts';
import { plainRupees } from '../../../ledger/in-rupees.ts';

const head = ['Date', 'What', 'Order', 'Item', 'Price without GST', 'Share %', 'Amount', 'Can be paid from'];
const reasons = { paid: 'Sale', refund: 'Refund', credit: 'Upgrade' } as const;

/** The statement for a spreadsheet: its last column of sums adds up from the first balance to the last. */
export async function exportStatement(
  ctx: Context,
  { params, query }: Input<typeof api.commerce.exportStatement>,
): Promise<FileAnswer> {
  const statement = await statementOf(ctx, await requirePayee(ctx, params.payeeId), query.month);
  const { timeZone } = await rulesOf(ctx.instituteId);
  const day = (at: string) => dayIn(timeZone, new Date(at));
  const balance = (what: string, paise: number) => ['', what, '', '', '', '', plainRupees(paise), ''];
  const rows = [
    balance('Owed before', statement.openingPaise),
    ...statement.lines.map(({ at, reason, orderNumber, title, taxablePaise, basisPoints, paise, freeAt }) => [
      day(at),
      reasons[reason],
      orderNumber,
      title,
      plainRupees(taxablePaise),
      String(basisPoints / 100),
      plainRupees(paise),
      day(freeAt),
    ]),
    ...statement.payouts.map(({ at, account, paise }) => [
      day(at),
      paise > 0 ? 'Payout' : 'Payout came back',
      '',
      account,
      '',
      '',
      plainRupees(-paise),
      '',
    ]),
    balance('Owed after', statement.closingPaise),
  ];
  return { fileName: `shares-${statement.month}.csv`, content: writeCsv([head, ...rows]) };
}
