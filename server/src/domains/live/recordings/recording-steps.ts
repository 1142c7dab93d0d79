import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { record } from '../../audit/index.ts';
import { changeClassRow, type StoredClass } from '../classes/classes.store.ts';
import { insertRecordingEvent } from './events.store.ts';
import { changeRecording, findRecording, insertRecording } from './recordings.store.ts';

export const MAKE_RECORDING = 'live.makeRecording';

/** One after the other with the videos that were uploaded: each takes what the machine has left. */
export const queueRecording = (ctx: Pick<Context, 'db' | 'instituteId'>, classId: string): Promise<void> =>
  enqueue(ctx, MAKE_RECORDING, { classId }, { key: `recording:${classId}`, queue: 'video' });

/** Notes that a class that is locked is recorded from now on. `accountId`: who wished it; without one it does by itself. */
export async function beginRecording(tx: TransactionContext, one: StoredClass, accountId?: string): Promise<void> {
  const { id: classId, title, slidesMediaId, slidesPage, teacherId } = one;
  const at = tx.clock.now();
  if (!(await findRecording(tx, classId)))
    await insertRecording(tx, { classId, title, startedBy: accountId ?? teacherId, startedAt: at });
  await changeClassRow(tx, classId, { recordedSince: at });
  await insertRecordingEvent(tx, classId, { kind: 'started', accountId: accountId ?? null, at });
  if (slidesMediaId !== null)
    await insertRecordingEvent(tx, classId, { kind: 'page', page: slidesPage, accountId: null, at });
  const details = { title };
  await record(tx, { action: 'live.recordingStarted', subjectKind: 'live_class', subjectId: classId, details });
}

/** Notes that a class that is locked is recorded no longer. `accountId`: who wished it; without one it ended with the class. */
export async function pauseRecording(
  tx: TransactionContext,
  { id, title, recordedSince }: StoredClass,
  at: Date,
  accountId?: string,
): Promise<void> {
  if (!recordedSince) return;
  await changeClassRow(tx, id, { recordedSince: null });
  await insertRecordingEvent(tx, id, { kind: 'stopped', accountId: accountId ?? null, at });
  const details = { title };
  await record(tx, { action: 'live.recordingStopped', subjectKind: 'live_class', subjectId: id, details });
}

/** The class is over: what was recorded of it becomes a video. */
export async function finishRecording(tx: TransactionContext, one: StoredClass, at: Date): Promise<void> {
  await pauseRecording(tx, one, at);
  if ((await findRecording(tx, one.id))?.state !== 'recording') return;
  await changeRecording(tx, one.id, { state: 'waiting' });
  await queueRecording(tx, one.id);
}
