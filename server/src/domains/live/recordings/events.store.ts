import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { insertRows, removeRows, rows } from '../../../kernel/database/rows.ts';
import { newId } from '../../../kernel/ids.ts';
import type { StoredClass } from '../classes/classes.store.ts';

type RecordingEventKind = 'started' | 'stopped' | 'page';
declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    liveRecordingEvents: { kind: RecordingEventKind };
  }
}
interface RecordingEvent {
  readonly kind: RecordingEventKind;
  /** From 0. */
  readonly page?: number;
  /** Null: the class did it by itself. */
  readonly accountId: string | null;
  readonly at: Date;
}

export async function insertRecordingEvent(tx: TransactionContext, classId: string, one: RecordingEvent) {
  const { kind, page = null, accountId, at } = one;
  await insertRows(tx, 'liveRecordingEvents', { id: newId(), classId, kind, page, accountId, at });
}

/** Notes that a page is shown, where the class is recorded. */
export async function notePage(
  tx: TransactionContext,
  { id, recordedSince }: Pick<StoredClass, 'id' | 'recordedSince'>,
  page: number,
): Promise<void> {
  if (recordedSince) await insertRecordingEvent(tx, id, { kind: 'page', page, accountId: null, at: tx.clock.now() });
}

/** In the order in which they happened. */
export const listRecordingEvents = (ctx: Bound, classId: string) =>
  rows(ctx)
    .selectFrom('liveRecordingEvents')
    .select(['kind', 'page', 'at'])
    .where('classId', '=', classId)
    .orderBy('id')
    .execute();

export const removeRecordingEvents = (tx: TransactionContext, classId: string): Promise<number> =>
  removeRows(tx, 'liveRecordingEvents', { classId });
