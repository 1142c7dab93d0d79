import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { recordingsOf } from './recorded-room.ts';
import { findRecording } from './recordings.store.ts';

export const CLEAR_RECORDINGS = 'live.clearRecordings';
/** What failed can be made again for so long. */
const KEPT_MS = 7 * 86_400_000;

/** Every night: what the engine wrote for recordings that failed a week ago, or that were removed, goes. */
export const clearRecordings: Job = async (ctx) => {
  const folder = recordingsOf(ctx);
  for (const classId of await readdir(folder).catch(() => [])) {
    const path = join(folder, classId);
    const found = await findRecording(ctx, classId);
    const isNeeded = found?.state === 'recording' || found?.state === 'waiting';
    const { mtimeMs } = await stat(path);
    if (!isNeeded && ctx.clock.now().getTime() - mtimeMs > (found?.state === 'failed' ? KEPT_MS : 0))
      await rm(path, { recursive: true, force: true });
  }
};
