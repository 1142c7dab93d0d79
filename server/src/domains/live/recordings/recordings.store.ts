import type { RecordingChapter } from '@abhyas/contract/live/recordings';
import type { RecordingProblem } from '@abhyas/contract/live/words';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, insertRows, removeRows, rows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

/** `made`: the library has the video, which media makes ready. */
type StoredRecordingState = 'recording' | 'waiting' | 'made' | 'failed';
declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    liveRecordings: {
      state: StoredRecordingState;
      problem: RecordingProblem | null;
      chapters: readonly RecordingChapter[];
    };
  }
}
export interface StoredRecording {
  readonly classId: string;
  readonly title: string;
  readonly state: StoredRecordingState;
  readonly problem: RecordingProblem | null;
  readonly hidden: boolean;
  readonly startedBy: string;
  readonly startedAt: Date;
  readonly tries: number;
  readonly mediaId: string | null;
  readonly seconds: number | null;
  readonly chapters: readonly RecordingChapter[];
}
const columns = [
  'classId',
  'title',
  'state',
  'problem',
  'hidden',
  'startedBy',
  'startedAt',
  'tries',
  'mediaId',
  'seconds',
  'chapters',
] as const;
const recordings = (ctx: Bound, classId: string) =>
  rows(ctx).selectFrom('liveRecordings').select(columns).where('classId', '=', classId);

export const findRecording = (ctx: Bound, classId: string): Promise<StoredRecording | undefined> =>
  recordings(ctx, classId).executeTakeFirst();
/** The recording, locked until the transaction ends. */
export async function lockRecording(tx: TransactionContext, classId: string): Promise<StoredRecording> {
  return (await recordings(tx, classId).forUpdate().executeTakeFirst()) ?? fail('NOT_FOUND');
}

export async function insertRecording(
  tx: TransactionContext,
  { classId, title, startedBy, startedAt }: Pick<StoredRecording, 'classId' | 'title' | 'startedBy' | 'startedAt'>,
): Promise<void> {
  await insertRows(tx, 'liveRecordings', { classId, title, state: 'recording', startedBy, startedAt });
}

export async function changeRecording(
  ctx: Bound,
  classId: string,
  { chapters, ...change }: Partial<Omit<StoredRecording, 'classId' | 'startedBy' | 'startedAt'>>,
): Promise<void> {
  await changeRows(ctx, 'liveRecordings', { classId }, { ...change, ...(chapters && { chapters: json(chapters) }) });
}

export const removeRecordingRow = (tx: TransactionContext, classId: string): Promise<number> =>
  removeRows(tx, 'liveRecordings', { classId });
