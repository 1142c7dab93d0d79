import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { changeRows, rows } from '../../../../kernel/database/rows.ts';

/** What an author earned here, sale by sale. */
export const listEarnedBy = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('shareEntries as e')
    .innerJoin('payees as p', 'p.id', 'e.payeeId')
    .select(['e.at', 'e.basisPoints', 'e.taxablePaise', 'e.paise', 'e.freeAt'])
    .where('p.accountId', '=', accountId)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();

export async function moveShares(tx: TransactionContext, from: string, to: string): Promise<void> {
  await changeRows(tx, 'payees', { accountId: from }, { accountId: to });
  await changeRows(tx, 'shareRules', { madeBy: from }, { madeBy: to });
  await changeRows(tx, 'commissionRates', { setBy: from }, { setBy: to });
}
