import type { PayeeKind } from '@abhyas/contract/commerce/offers/shares';
import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { insertRows, lockByName, rows } from '../../../../kernel/database/rows.ts';
import { newId } from '../../../../kernel/ids.ts';

declare module '../../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    payees: { kind: PayeeKind };
  }
}
export interface Payee {
  readonly id: string;
  readonly kind: PayeeKind;
  /** Of an author. */
  readonly accountId: string | null;
  /** Of a publisher; an author has the name of the account. */
  readonly name: string;
}

export const listPayees = (ctx: Bound): Promise<Payee[]> =>
  rows(ctx).selectFrom('payees').select(['id', 'kind', 'accountId', 'name']).orderBy('id').execute();

/** Whether somebody is paid a part of sales under this id. */
export const isPayee = async (ctx: Bound, id: string): Promise<boolean> =>
  (await listPayees(ctx)).some((payee) => payee.id === id);

/** The payees that are meant, each made where it is not there yet; the same one however often it is asked for. */
export async function ensurePayees(
  tx: TransactionContext,
  wanted: readonly Omit<Payee, 'id'>[],
): Promise<readonly Payee[]> {
  await lockByName(tx, 'commerce.payees');
  const known = await listPayees(tx);
  const found = wanted.map((one) => known.find((other) => isSame(one, other)) ?? { id: newId(), ...one });
  await insertRows(
    tx,
    'payees',
    found.filter((one) => !known.includes(one)).map(({ id, kind, accountId, name }) => ({ id, kind, accountId, name })),
  );
  return found;
}

const isSame = (one: Omit<Payee, 'id'>, other: Payee): boolean =>
  one.kind === other.kind &&
  one.accountId === other.accountId &&
  (one.kind !== 'publisher' || one.name.toLowerCase() === other.name.toLowerCase());
