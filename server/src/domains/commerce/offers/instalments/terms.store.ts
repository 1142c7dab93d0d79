import type { InstalmentTerms } from '@abhyas/contract/commerce/offers/instalment-parts';
import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { removeRows, rows, upsertRows } from '../../../../kernel/database/rows.ts';

/** What can be paid in parts. */
export type InPartsKind = 'course' | 'pack';
declare module '../../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    instalmentTerms: { thingKind: InPartsKind };
  }
}

/** How a thing may be paid in parts now; undefined where it may not. */
export const findTerms = (ctx: Bound, thingId: string): Promise<InstalmentTerms | undefined> =>
  rows(ctx)
    .selectFrom('instalmentTerms')
    .select(['parts', 'firstPercent', 'everyDays', 'graceDays'])
    .where('thingId', '=', thingId)
    .executeTakeFirst();

export async function saveTerms(
  tx: TransactionContext,
  { thingKind, thingId }: { readonly thingKind: InPartsKind; readonly thingId: string },
  terms: InstalmentTerms | null,
): Promise<void> {
  if (terms === null) {
    await removeRows(tx, 'instalmentTerms', { thingId });
    return;
  }
  const { parts, firstPercent, everyDays, graceDays } = terms;
  const row = { thingId, thingKind, parts, firstPercent, everyDays, graceDays };
  await upsertRows(tx, 'instalmentTerms', row, { key: ['thingId'] });
}
