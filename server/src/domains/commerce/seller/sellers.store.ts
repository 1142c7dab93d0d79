import type { Seller } from '@abhyas/contract/commerce/seller';
import type { StateCode } from '@abhyas/contract/commerce/rules/states';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { rows, upsertRows } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    sellers: { stateCode: StateCode | null };
  }
}
const columns = [
  'legalName',
  'address',
  'email',
  'stateCode',
  'gstin',
  'sac',
  'taxRate',
  'prefix',
  'refundDays',
  'refundPercent',
  'refundPartDays',
] as const;

export async function findSeller(ctx: Bound): Promise<Seller | undefined> {
  const row = await rows(ctx).selectFrom('sellers').select(columns).executeTakeFirst();
  return row && { ...row, gstin: row.gstin ?? '' };
}

export async function saveSellerRow(tx: TransactionContext, seller: Seller): Promise<void> {
  const {
    legalName,
    address,
    email,
    stateCode,
    gstin,
    sac,
    taxRate,
    prefix,
    refundDays,
    refundPercent,
    refundPartDays,
  } = seller;
  const row = { legalName, address, email, stateCode, sac, taxRate, prefix, refundDays, refundPercent, refundPartDays };
  await upsertRows(tx, 'sellers', { ...row, gstin: gstin || null, updatedAt: tx.clock.now() }, { key: [] });
}
