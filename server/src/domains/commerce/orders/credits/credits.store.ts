import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { insertRows, rows } from '../../../../kernel/database/rows.ts';

export interface StoredCredit {
  readonly orderId: string;
  readonly fromOrderId: string;
  readonly fromLine: number;
  readonly paise: number;
}

/** What an order is paid with besides money, the oldest purchase first. */
export const listCredits = (ctx: Bound, orderId: string): Promise<StoredCredit[]> =>
  rows(ctx)
    .selectFrom('orderCredits')
    .select(['orderId', 'fromOrderId', 'fromLine', 'paise'])
    .where('orderId', '=', orderId)
    .orderBy('fromOrderId')
    .orderBy('fromLine')
    .execute();

export async function insertCredits(tx: TransactionContext, credits: readonly StoredCredit[]): Promise<void> {
  if (credits.length > 0) await insertRows(tx, 'orderCredits', [...credits]);
}
