import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';

export type MoveKind = 'added' | 'imported' | 'removed' | 'moved';
export interface NewMove {
  readonly accountId: string;
  readonly kind: MoveKind;
  readonly from: string | null;
  readonly to: string | null;
  readonly reason: string;
}

export async function insertMoves(tx: TransactionContext, actorId: string, moves: readonly NewMove[]): Promise<void> {
  await tx.db
    .insertInto('batch_moves')
    .values(
      moves.map((move) => ({
        institute_id: tx.instituteId,
        id: newId(),
        account_id: move.accountId,
        kind: move.kind,
        from_batch_id: move.from,
        to_batch_id: move.to,
        actor_id: actorId,
        at: tx.clock.now(),
        reason: move.reason,
      })),
    )
    .execute();
}

export async function listMoveRows(
  { db, instituteId }: Pick<Context, 'db' | 'instituteId'>,
  batchId: string,
  { page, size }: { readonly page: number; readonly size: number },
) {
  const query = db
    .selectFrom('batch_moves')
    .where('institute_id', '=', instituteId)
    .where((eb) => eb.or([eb('from_batch_id', '=', batchId), eb('to_batch_id', '=', batchId)]));
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(['id', 'account_id', 'kind', 'from_batch_id', 'to_batch_id', 'actor_id', 'at', 'reason'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total };
}
