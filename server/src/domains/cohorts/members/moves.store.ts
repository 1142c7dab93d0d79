import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { insertRows, pageOf, rows } from '../../../kernel/database/rows.ts';
import { newId } from '../../../kernel/ids.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    batchMoves: { kind: MoveKind };
  }
}
export type MoveKind = 'added' | 'imported' | 'removed' | 'moved';
export interface NewMove {
  readonly accountId: string;
  readonly kind: MoveKind;
  readonly fromBatchId: string | null;
  readonly toBatchId: string | null;
  readonly reason: string;
}

export function insertMoves(tx: TransactionContext, actorId: string, moves: readonly NewMove[]): Promise<void> {
  const at = tx.clock.now();
  return insertRows(
    tx,
    'batchMoves',
    moves.map(({ accountId, kind, fromBatchId, toBatchId, reason }) => ({
      id: newId(),
      accountId,
      kind,
      fromBatchId,
      toBatchId,
      actorId,
      at,
      reason,
    })),
  );
}

export function listMoveRows(ctx: Bound, batchId: string, page: { readonly page: number; readonly size: number }) {
  const query = rows(ctx)
    .selectFrom('batchMoves')
    .select(['id', 'accountId', 'kind', 'fromBatchId', 'toBatchId', 'actorId', 'at', 'reason'])
    .where((eb) => eb.or([eb('fromBatchId', '=', batchId), eb('toBatchId', '=', batchId)]))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  return pageOf(query, page);
}
