import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { insertMediaFile, saveMediaChange } from '../../server/src/domains/media/files/media-files.store.ts';
import { countTry, saveVideo } from '../../server/src/domains/media/videos/videos.store.ts';
import { systemClock } from '../../server/src/kernel/clock.ts';
import { tenantDatabase } from '../../server/src/kernel/database/tenant-database.ts';
import { newId } from '../../server/src/kernel/ids.ts';
import { createLog } from '../../server/src/kernel/log/log.ts';
import { findFfmpeg } from '../../server/src/kernel/video/find-ffmpeg.ts';
import { makeHls } from '../../server/src/kernel/video/make-hls.ts';
import { runTool } from '../../server/src/kernel/video/run-tool.ts';
import type { Cluster } from './cluster.ts';

export interface SeededVideo {
  readonly mediaId: string;
  /** Where its pieces lie on this machine. */
  readonly folder: string;
}

const SECONDS = 40;
const SIZE = { width: 854, height: 480 };

/**
 * Puts a video of 40 seconds and 480 lines with much going on in it among the files of a server, made ready by the product's own rules. Undefined
 * where there is no ffmpeg.
 */
export async function seedVideo(
  cluster: Cluster,
  instituteId: number,
  files: string,
): Promise<SeededVideo | undefined> {
  const tools = await findFfmpeg({});
  if (!tools) return undefined;
  const mediaId = newId();
  const made = join(files, String(instituteId), 'media', mediaId, '1');
  mkdirSync(made, { recursive: true });
  const input = join(mkdtempSync(join(files, 'source-')), 'noise.mp4');
  const picture = `testsrc=size=${SIZE.width}x${SIZE.height}:rate=25`;
  await runTool(tools.ffmpeg, [
    '-nostdin',
    '-y',
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    picture,
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=330',
    '-t',
    String(SECONDS),
    '-vf',
    'noise=alls=30:allf=t',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    input,
  ]);
  const facts = { seconds: SECONDS, hasAudio: true, size: SIZE };
  const hls = await makeHls(tools, { input, folder: made, facts, onShare: () => undefined });
  const database = tenantDatabase({ connectionString: cluster.urls.app, max: 1 });
  const origin = { host: '', address: '', userAgent: '' };
  const db = database.forInstitute(instituteId);
  const ctx = { instituteId, actor: undefined, origin, db, clock: systemClock, log: createLog('silent') };
  const file = { mediaId, ownerId: null, kind: 'video', storageKey: `${instituteId}/media/${mediaId}.mp4` } as const;
  await insertMediaFile(ctx, { ...file, type: 'video/mp4', bytes: 1, fileName: 'noise.mp4', inLibrary: true });
  await countTry(ctx, mediaId);
  await saveVideo(ctx, mediaId, { ...hls, ...SIZE, folder: `media/${mediaId}/1` });
  await saveMediaChange(ctx, mediaId, { state: 'ready', percent: 100, seconds: SECONDS });
  await database.close();
  return { mediaId, folder: made };
}
