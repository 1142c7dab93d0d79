import type { GatewayName } from '@abhyas/contract/commerce/shapes';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { rows, upsertRows } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    gatewayAccounts: { gateway: GatewayName };
  }
}
/** Keys of the institute at its gateways; secrets are sealed. */
export const listGatewayAccounts = (ctx: Bound) =>
  rows(ctx)
    .selectFrom('gatewayAccounts')
    .select(['gateway', 'keyId', 'secretSealed', 'webhookSecretSealed', 'website', 'open'])
    .orderBy('gateway', 'desc')
    .execute();
export type StoredAccount = Awaited<ReturnType<typeof listGatewayAccounts>>[number];

export async function saveGatewayAccount(tx: TransactionContext, account: StoredAccount): Promise<void> {
  const { gateway, keyId, secretSealed, webhookSecretSealed, website, open } = account;
  const row = { gateway, keyId, secretSealed, webhookSecretSealed, website, open, updatedAt: tx.clock.now() };
  await upsertRows(tx, 'gatewayAccounts', row, { key: ['gateway'] });
}
