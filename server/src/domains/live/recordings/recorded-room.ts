import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { EngineRefusal } from '../../../kernel/forwarding/live-engine.ts';
import { MOST_RECORDED_BYTES } from '../../../kernel/forwarding/recording/part-file.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { findFfmpeg } from '../../../kernel/video/find-ffmpeg.ts';
import { usedBytes } from '../../media/index.ts';
import { planOf } from '../../tenancy/index.ts';
import { findClass } from '../classes/classes.store.ts';
import { engineRoomOf } from '../presence/require-room.ts';

/** Where the recordings of an institute are written. */
export const recordingsOf = ({ instituteId }: Pick<Context, 'instituteId'>): string =>
  join(runtime().staging, 'recordings', String(instituteId));
export const folderOf = (ctx: Pick<Context, 'instituteId'>, classId: string): string =>
  join(recordingsOf(ctx), classId);

/** A folder for each time that it ran, in their order. */
export async function stretchesOf(ctx: Context, classId: string): Promise<string[]> {
  const folder = folderOf(ctx, classId);
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^\d+$/.test(name));
  return names.toSorted((a, b) => Number(a) - Number(b)).map((name) => join(folder, name));
}

/**
 * The engine of this process writes what the class says that it should: called when that changes, and before somebody publishes, since
 * a room of the engine that is new, or was lost, writes nothing. An engine that is away is asked again with the next publication.
 */
export async function keepRecording(ctx: Context, classId: string): Promise<void> {
  const { engine } = runtime();
  const roomId = engineRoomOf(ctx, classId);
  const since = await recordedSince(ctx, classId);
  try {
    if (since !== undefined) await engine.startRecording(roomId, join(folderOf(ctx, classId), String(since)));
    // It may have been stopped while the engine began.
    if (engine.health().state === 'up' && (await recordedSince(ctx, classId)) !== since)
      await engine.stopRecording(roomId);
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
  }
}

/** The engine of this process writes no longer, and what it wrote is whole. */
export async function endKeeping(ctx: Context, classId: string): Promise<void> {
  const { engine } = runtime();
  if (engine.health().state !== 'up') return;
  await engine.stopRecording(engineRoomOf(ctx, classId)).catch((error: unknown) => {
    if (!(error instanceof EngineRefusal)) throw error;
  });
}

const recordedSince = async (ctx: Context, classId: string): Promise<number | undefined> =>
  (await findClass(ctx, classId))?.recordedSince?.getTime();

/** LIVE_RECORDING_ABSENT where this server could make no video. */
export async function requireRecorder(): Promise<void> {
  if (!(await findFfmpeg(runtime().config))) fail('LIVE_RECORDING_ABSENT');
}

/** STORAGE_LIMIT where the plan of the institute has no space left for what is recorded. */
export async function requireRecordingSpace(ctx: Context): Promise<void> {
  const maxBytes = await filledSpace(ctx);
  if (maxBytes !== undefined) fail('STORAGE_LIMIT', { maxBytes });
}

/** Whether what is recorded could become a video of the institute. */
export const canRecord = async (ctx: Context): Promise<boolean> =>
  (await findFfmpeg(runtime().config)) !== undefined && (await filledSpace(ctx)) === undefined;

/** Bytes of the plan, where nothing fits any more. */
async function filledSpace(ctx: Context): Promise<number | undefined> {
  const { storageLimit } = await planOf(ctx.instituteId);
  return storageLimit !== null && (await usedBytes(ctx)) >= storageLimit ? storageLimit : undefined;
}

/** No whole packet may fit when so little is left. */
const NEARLY = 100_000;
/** Whether a recording is as large as it may be: the engine writes no more of it. */
export async function isAtLargest(ctx: Context, classId: string): Promise<boolean> {
  let bytes = 0;
  for (const folder of await stretchesOf(ctx, classId))
    for (const name of await readdir(folder)) bytes += (await stat(join(folder, name))).size;
  return bytes >= MOST_RECORDED_BYTES - NEARLY;
}
