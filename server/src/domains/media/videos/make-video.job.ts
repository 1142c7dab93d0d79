import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import type { Happened } from '../../../kernel/events.ts';
import { enqueue } from '../../../kernel/jobs/enqueue.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { findFfmpeg, type VideoTools } from '../../../kernel/video/find-ffmpeg.ts';
import { makeHls } from '../../../kernel/video/make-hls.ts';
import { makePictures } from '../../../kernel/video/make-pictures.ts';
import { readVideo } from '../../../kernel/video/read-video.ts';
import { VideoStopped, VideoUnreadable } from '../../../kernel/video/run-tool.ts';
import { removeDerived } from '../files/derived-folders.ts';
import { listMediaFiles, lockMediaFile, type MediaFile, saveMediaChange } from '../files/media-files.store.ts';
import type { mediaStored } from '../files/media-stored.ts';
import { keepVideo } from './keep-video.ts';
import { countTry, saveVideo } from './videos.store.ts';

export const MAKE_VIDEO = 'media.makeVideo';
/** So many tries before people are told. */
export const MAX_TRIES = 3;
/** Between two notes of how far it is. */
const NOTE_MS = 2000;
/** Reading the file, before the making is seen. */
const FIRST_PERCENT = 3;

/** Hears of a file that was stored: video and audio are made ready by a job, one after the other. */
export async function hearStored(
  ctx: Context,
  { payload }: Happened<NonNullable<(typeof mediaStored)['carries']>>,
): Promise<void> {
  if (payload.kind === 'video' || payload.kind === 'audio') await queueVideo(ctx, payload.mediaId);
}

export const queueVideo = (ctx: Pick<Context, 'db' | 'instituteId'>, mediaId: string): Promise<void> =>
  enqueue(ctx, MAKE_VIDEO, { mediaId }, { key: `video:${mediaId}`, queue: 'video' });

/**
 * Makes an uploaded video ready: sizes for every connection, the sound alone, a picture and small pictures. Where there is no ffmpeg it is
 * played as it was uploaded. What cannot be read fails at once; other faults are tried three times.
 */
export async function makeVideo(ctx: Context, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const mediaId = String(payload['mediaId']);
  const [file] = await listMediaFiles(ctx, [mediaId]);
  if (!file) return removeDerived(ctx, mediaId); // it was removed while it waited, or between two tries
  if (file.kind === 'audio') return noteLength(ctx, file);
  if (file.state !== 'working') return;
  const tries = await countTry(ctx, mediaId);
  const tools = await findFfmpeg(runtime().config);
  if (!tools) return saveMediaChange(ctx, mediaId, { state: 'ready', percent: 100, problem: null, derivedBytes: 0 });
  try {
    await inWorkFolder((work) => makeReady(ctx, { file, tools, work, tries }));
  } catch (error) {
    await judge(ctx, { mediaId, tries, error });
  }
}

/** Audio plays as it is; only how long it is, is learned. What cannot be read has no length. */
async function noteLength(ctx: Context, file: MediaFile): Promise<void> {
  const tools = await findFfmpeg(runtime().config);
  if (!tools || file.seconds !== null) return;
  await inWorkFolder(async (work) => {
    const facts = await readVideo(tools, await fetchInput(file, work));
    await saveMediaChange(ctx, file.mediaId, { seconds: Math.round(facts.seconds) });
  }).catch((error: unknown) => {
    if (!(error instanceof VideoUnreadable)) throw error;
  });
}

/** Gives the work a folder of this machine, which goes afterwards. */
async function inWorkFolder(work: (folder: string) => Promise<void>): Promise<void> {
  await mkdir(runtime().staging, { recursive: true });
  const folder = await mkdtemp(join(runtime().staging, 'video-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fetchInput({ storageKey }: MediaFile, folder: string): Promise<string> {
  const stored = (await runtime().storage.get(storageKey)) ?? raise(new VideoUnreadable('the file is gone'));
  const path = join(folder, 'input');
  await pipeline(stored.stream, createWriteStream(path));
  return path;
}

interface Making {
  readonly file: MediaFile;
  readonly tools: VideoTools;
  readonly work: string;
  readonly tries: number;
}

async function makeReady(ctx: Context, { file, tools, work, tries }: Making): Promise<void> {
  const { mediaId } = file;
  const input = await fetchInput(file, work);
  const facts = await readVideo(tools, input);
  const seconds = Math.round(facts.seconds);
  if (!facts.size)
    return saveMediaChange(ctx, mediaId, { state: 'ready', percent: 100, problem: null, seconds, derivedBytes: 0 });
  await saveMediaChange(ctx, mediaId, { percent: FIRST_PERCENT, seconds });
  const output = join(work, 'output');
  await mkdir(output);
  const sized = { ...facts, size: facts.size };
  const note = noteProgress(ctx, mediaId);
  const made = await makeHls(tools, { input, folder: output, facts: sized, onShare: note.share });
  await note.finished();
  const sprite = await makePictures(tools, input, output, sized);
  await keepVideo(ctx, { mediaId, tries, output, seconds, made: { ...made, ...facts.size, sprite } });
}

/** Notes the share that is done, at most every two seconds and one note at a time. */
function noteProgress(ctx: Context, mediaId: string) {
  let last = 0;
  let noting: Promise<void> = Promise.resolve();
  return {
    share: (share: number) => {
      const now = performance.now();
      if (now - last < NOTE_MS) return;
      last = now;
      const percent = FIRST_PERCENT + Math.floor(share * (95 - FIRST_PERCENT));
      noting = noting
        .then(() => saveMediaChange(ctx, mediaId, { percent }))
        .then(() => saveVideo(ctx, mediaId, {}))
        .catch((error: unknown) => ctx.log.warn({ error: String(error) }, 'progress of a video was not noted'));
    },
    finished: () => noting,
  };
}

/** A process that goes down has tried nothing; what cannot be read will not be readable tomorrow; the rest is tried again. */
async function judge(
  ctx: Context,
  { mediaId, tries, error }: { mediaId: string; tries: number; error: unknown },
): Promise<void> {
  if (error instanceof VideoStopped) {
    await saveVideo(ctx, mediaId, { tries: tries - 1 });
    throw error;
  }
  const unreadable = error instanceof VideoUnreadable;
  if (!unreadable && tries < MAX_TRIES) throw error;
  ctx.log.warn({ mediaId, error: String(error) }, 'a video could not be made ready');
  const problem = unreadable ? 'media.files.problems.videoUnreadable' : 'media.files.problems.videoNotMade';
  await inTransaction(ctx, async (tx) => {
    if ((await lockMediaFile(tx, mediaId))?.state !== 'working') return; // another maker was better
    await removeDerived(tx, mediaId);
    await saveMediaChange(tx, mediaId, { state: 'failed', problem });
  });
}

const raise = (error: Error): never => {
  throw error;
};
