import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from './find-ffmpeg.ts';
import { runTool } from './run-tool.ts';

export interface VideoStory {
  readonly seconds?: number;
  readonly width?: number;
  readonly height?: number;
  /** Without it there is no sound. */
  readonly silent?: boolean;
}

/** A real MP4 (H.264 and AAC) with a test picture and a tone, made now; the lists of what it holds come first, so that it plays while it loads. */
export async function someVideo({
  seconds = 6,
  width = 320,
  height = 180,
  silent = false,
}: VideoStory = {}): Promise<Buffer> {
  const tools = await findFfmpeg({});
  if (!tools) throw new Error('these tests need ffmpeg: npm brings one');
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-video-'));
  const path = join(folder, 'video.mp4');
  try {
    await runTool(tools.ffmpeg, [
      '-nostdin',
      '-y',
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      `testsrc=size=${width}x${height}:rate=25`,
      ...(silent ? [] : ['-f', 'lavfi', '-i', 'sine=frequency=440']),
      '-t',
      String(seconds),
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      ...(silent ? [] : ['-c:a', 'aac', '-shortest']),
      '-movflags',
      '+faststart',
      path,
    ]);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
