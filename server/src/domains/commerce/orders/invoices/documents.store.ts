import type { SalesDocument } from '@abhyas/contract/commerce/sales/sales-document';
import type { Bound, TransactionContext } from '../../../../kernel/context.ts';
import { anyOf, insertRows, rows } from '../../../../kernel/database/rows.ts';
import { json } from '../../../../kernel/database/sql.ts';

declare module '../../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    salesDocuments: { kind: SalesDocument['kind']; body: SalesDocument };
  }
}
export interface StoredDocument {
  readonly id: string;
  readonly orderId: string;
  readonly correctsId: string | null;
  readonly body: SalesDocument;
}

/** Documents of these orders in the order in which they were issued. */
export const listDocuments = (ctx: Bound, orderIds: readonly string[]): Promise<StoredDocument[]> =>
  rows(ctx)
    .selectFrom('salesDocuments')
    .select(['id', 'orderId', 'correctsId', 'body'])
    .where('orderId', '=', anyOf(orderIds))
    .orderBy('issuedAt')
    .orderBy('id')
    .execute();

export async function insertDocument(tx: TransactionContext, { id, orderId, correctsId, body }: StoredDocument) {
  const { kind, number, issuedAt } = body;
  const row = { id, kind, number, orderId, correctsId, issuedAt: new Date(issuedAt), body: json(body) };
  await insertRows(tx, 'salesDocuments', row);
}
