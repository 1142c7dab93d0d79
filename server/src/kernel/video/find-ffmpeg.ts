import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isAbsolute } from 'node:path';
import { promisify } from 'node:util';
import { cached } from '../cached.ts';

/** The two programs that read and write video. */
export interface VideoTools {
  readonly ffmpeg: string;
  readonly ffprobe: string;
}
/** What the configuration chose; a chosen one that does not run is not replaced by another. */
export interface ChosenTools {
  readonly ffmpegPath?: string;
  readonly ffprobePath?: string;
}

const run = promisify(execFile);
const found = cached({
  max: 10,
  key: ({ ffmpegPath, ffprobePath }) => JSON.stringify([ffmpegPath, ffprobePath]),
  load: async (chosen: ChosenTools) => ({ tools: await look(chosen) }),
});

/**
 * ffmpeg and ffprobe: the chosen ones, else those of the system, else those of the npm packages where they are installed. Undefined where
 * one of them does not run: then videos are played as they were uploaded. Looked for once.
 */
export const findFfmpeg = async (chosen: ChosenTools): Promise<VideoTools | undefined> => (await found(chosen)).tools;

async function look({ ffmpegPath, ffprobePath }: ChosenTools): Promise<VideoTools | undefined> {
  const ffmpeg = await firstThatRuns(ffmpegPath, 'ffmpeg', '@ffmpeg-installer/ffmpeg');
  const ffprobe = ffmpeg && (await firstThatRuns(ffprobePath, 'ffprobe', '@ffprobe-installer/ffprobe'));
  return ffmpeg && ffprobe ? { ffmpeg, ffprobe } : undefined;
}

async function firstThatRuns(chosen: string | undefined, name: string, pack: string): Promise<string | undefined> {
  for (const path of chosen === undefined ? [name, ofPackage(pack)] : [chosen])
    if (path !== undefined && (await runs(path))) return path;
  return undefined;
}

/** Path of the binary that an npm package brought; undefined where it is not installed, or not for this machine. */
function ofPackage(pack: string): string | undefined {
  try {
    return (createRequire(import.meta.url)(pack) as { path: string }).path;
  } catch {
    return undefined;
  }
}

/** A name without a folder is looked for by the system, as in a shell. */
const runs = async (path: string): Promise<boolean> => {
  const executable =
    !isAbsolute(path) ||
    (await access(path, constants.X_OK).then(
      () => true,
      () => false,
    ));
  return (
    executable &&
    run(path, ['-version'], { timeout: 10_000 }).then(
      () => true,
      () => false,
    )
  );
};
