import type { OfflineRules } from '@abhyas/contract/commerce/sales/offline';
import type { OfflineWay } from '@abhyas/contract/commerce/sales/offline-shapes';
import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { rows, upsertRows } from '../../../../kernel/database/rows.ts';

/** How students pay the institute itself; nothing is offered before it said anything. */
export async function offlineRulesOf(ctx: Bound): Promise<OfflineRules> {
  const found = await rows(ctx).selectFrom('offlineWays').select(['upiId', 'bank', 'office']).executeTakeFirst();
  return found ?? { upiId: '', bank: '', office: '' };
}

export async function saveOfflineRules(tx: TransactionContext, { upiId, bank, office }: OfflineRules): Promise<void> {
  await upsertRows(tx, 'offlineWays', { upiId, bank, office, updatedAt: tx.clock.now() }, { key: [] });
}

/** The ways that are offered, UPI first. */
export const waysIn = ({ upiId, bank, office }: OfflineRules): OfflineWay[] => [
  ...(upiId === '' ? [] : (['upi'] as const)),
  ...(bank === '' ? [] : (['bank'] as const)),
  ...(office === '' ? [] : (['cash'] as const)),
];
