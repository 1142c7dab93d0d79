import type { AttendanceStatus } from '@abhyas/contract/live/words';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { removeRows, rows, upsertRows } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    liveMarks: { status: AttendanceStatus };
  }
}
export interface Mark {
  readonly accountId: string;
  readonly status: AttendanceStatus;
  readonly reason: string;
  readonly markedBy: string;
  readonly markedAt: Date;
}

/** What staff said of students of a class, by student. */
export async function marksOf(ctx: Bound, classId: string): Promise<Map<string, Mark>> {
  const found = await rows(ctx)
    .selectFrom('liveMarks')
    .select(['accountId', 'status', 'reason', 'markedBy', 'markedAt'])
    .where('classId', '=', classId)
    .execute();
  return new Map(found.map((mark) => [mark.accountId, mark]));
}

export async function saveMark(tx: TransactionContext, classId: string, mark: Mark): Promise<void> {
  const { accountId, status, reason, markedBy, markedAt } = mark;
  await upsertRows(
    tx,
    'liveMarks',
    { classId, accountId, status, reason, markedBy, markedAt },
    { key: ['classId', 'accountId'] },
  );
}

export const removeMark = (tx: TransactionContext, classId: string, accountId: string): Promise<number> =>
  removeRows(tx, 'liveMarks', { classId, accountId });
