import type { LineKind } from '@abhyas/contract/commerce/shapes';
import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { insertRows, rows } from '../../../../kernel/database/rows.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Payee } from './payees.store.ts';

declare module '../../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    shareRules: { thingKind: LineKind };
  }
}
interface Thing {
  readonly thingKind: LineKind;
  readonly thingId: string;
}
export interface Part extends Payee {
  readonly basisPoints: number;
}

/** How a thing is shared by the rule of a moment; nothing where there was none. */
export async function listParts(ctx: Bound, { thingKind, thingId }: Thing, at: Date): Promise<Part[]> {
  const rule = await rows(ctx)
    .selectFrom('shareRules')
    .select('id')
    .where('thingKind', '=', thingKind)
    .where('thingId', '=', thingId)
    .where('since', '<=', at)
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!rule) return [];
  return rows(ctx)
    .selectFrom('shareParts as s')
    .innerJoin('payees as p', 'p.id', 's.payeeId')
    .select(['p.id', 'p.kind', 'p.accountId', 'p.name', 's.basisPoints'])
    .where('s.ruleId', '=', rule.id)
    .orderBy('s.basisPoints', 'desc')
    .orderBy('p.id')
    .execute();
}

export async function insertRule(
  tx: TransactionContext,
  { thingKind, thingId }: Thing,
  parts: readonly { readonly payeeId: string; readonly basisPoints: number }[],
): Promise<void> {
  const ruleId = newId();
  const madeBy = tx.actor?.accountId ?? null;
  await insertRows(tx, 'shareRules', { id: ruleId, thingKind, thingId, since: tx.clock.now(), madeBy });
  await insertRows(
    tx,
    'shareParts',
    parts.map(({ payeeId, basisPoints }) => ({ ruleId, payeeId, basisPoints })),
  );
}

/** What the provider took of a sale at a moment, in hundredths of a percent. */
export async function findCommission(ctx: Bound, at: Date): Promise<number> {
  const found = await rows(ctx)
    .selectFrom('commissionRates')
    .select('basisPoints')
    .where('since', '<=', at)
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.basisPoints ?? 0;
}

export async function insertCommission(tx: TransactionContext, basisPoints: number): Promise<void> {
  const setBy = tx.actor?.accountId ?? null;
  await insertRows(tx, 'commissionRates', { id: newId(), since: tx.clock.now(), basisPoints, setBy });
}
