import type { WalletRules } from '@abhyas/contract/commerce/wallet';
import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { rows, upsertRows } from '../../../../kernel/database/rows.ts';

/** Before the institute said anything: from ₹100 to ₹10,000 at once, and at most ₹20,000 in a wallet. */
const usual: WalletRules = { topUps: true, leastPaise: 10_000, mostPaise: 1_000_000, holdsPaise: 2_000_000 };

export async function walletRulesOf(ctx: Bound): Promise<WalletRules> {
  const columns = ['topUps', 'leastPaise', 'mostPaise', 'holdsPaise'] as const;
  return (await rows(ctx).selectFrom('walletRules').select(columns).executeTakeFirst()) ?? usual;
}

export async function saveWalletRulesRow(tx: TransactionContext, rules: WalletRules): Promise<void> {
  const { topUps, leastPaise, mostPaise, holdsPaise } = rules;
  const row = { topUps, leastPaise, mostPaise, holdsPaise, updatedAt: tx.clock.now() };
  await upsertRows(tx, 'walletRules', row, { key: [] });
}
