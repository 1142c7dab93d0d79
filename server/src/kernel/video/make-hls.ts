import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoTools } from './find-ffmpeg.ts';
import { audioOnlyKbps, ladderFor, type Rung } from './ladder.ts';
import type { VideoFacts } from './read-video.ts';
import { runTool, safeInput } from './run-tool.ts';

/** A picture can be sought to this many seconds, and comes in pieces of it. */
const PIECE_SECONDS = 4;

/** What was made: heights and their bytes, the least first. */
export interface HlsMade {
  readonly rungs: readonly number[];
  readonly rungBytes: readonly number[];
  readonly hasAudio: boolean;
}

export interface HlsWork {
  readonly input: string;
  /** An empty folder: `master.m3u8`, `<height>/list.m3u8` with its pieces, `audio/list.m3u8`. */
  readonly folder: string;
  readonly facts: VideoFacts & { readonly size: { readonly width: number; readonly height: number } };
  /** Share of the video that is done, 0 to 1. */
  readonly onShare: (share: number) => void;
}

/** Makes one HLS list for each size and one of the sound alone, in one reading of the video. */
export async function makeHls(tools: VideoTools, { input, folder, facts, onShare }: HlsWork): Promise<HlsMade> {
  const rungs = ladderFor(facts.size.width, facts.size.height);
  const names = [...rungs.map(({ height }) => String(height)), ...(facts.hasAudio ? ['audio'] : [])];
  for (const name of names) await mkdir(join(folder, name), { recursive: true });
  await runTool(tools.ffmpeg, hlsArguments(input, rungs, facts), {
    cwd: folder,
    onLine: (line) => {
      const microseconds = /^out_time_ms=(\d+)$/.exec(line)?.[1];
      if (microseconds) onShare(Math.min(1, Number(microseconds) / 1e6 / facts.seconds));
    },
  });
  await writeFile(join(folder, 'master.m3u8'), masterList(rungs, facts));
  const rungBytes = await Promise.all(rungs.map(({ height }) => bytesOf(join(folder, String(height)))));
  return { rungs: rungs.map(({ height }) => height), rungBytes, hasAudio: facts.hasAudio };
}

/** Options that ffmpeg has had since 2018. */
function hlsArguments(input: string, rungs: readonly Rung[], facts: HlsWork['facts']): string[] {
  const upright = facts.size.height > facts.size.width;
  const split = `[0:v:0]split=${rungs.length}${rungs.map((_, index) => `[s${index}]`).join('')}`;
  const scales = rungs.map(({ height }, index) => {
    const size = upright ? `${height}:-2` : `-2:${height}`;
    return `[s${index}]scale=${size},setsar=1[v${index}]`;
  });
  return [
    '-nostdin',
    '-y',
    '-v',
    'error',
    '-progress',
    'pipe:1',
    ...safeInput,
    '-i',
    input,
    '-filter_complex',
    [split, ...scales].join(';'),
    ...rungs.flatMap((rung, index) => [...videoArguments(rung, index, facts.hasAudio), ...listArguments(rung.height)]),
    ...(facts.hasAudio ? ['-map', '0:a:0', '-vn', ...soundArguments(audioOnlyKbps), ...listArguments('audio')] : []),
  ];
}

function videoArguments({ videoKbps, audioKbps }: Rung, index: number, hasAudio: boolean): string[] {
  return [
    '-map',
    `[v${index}]`,
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-profile:v',
    'main',
    '-pix_fmt',
    'yuv420p',
    '-crf',
    '23',
    '-maxrate',
    `${videoKbps}k`,
    '-bufsize',
    `${videoKbps * 2}k`,
    // A piece begins with a whole picture at the same second in every size, so that a player changes sizes unseen.
    '-force_key_frames',
    `expr:gte(t,n_forced*${PIECE_SECONDS})`,
    '-sc_threshold',
    '0',
    '-map_metadata',
    '-1',
    ...(hasAudio ? ['-map', '0:a:0', ...soundArguments(audioKbps)] : []),
  ];
}

const soundArguments = (kbps: number) => [
  '-c:a',
  'aac',
  '-b:a',
  `${kbps}k`,
  '-ac',
  kbps < 64 ? '1' : '2',
  '-ar',
  '44100',
];

const listArguments = (name: number | 'audio') => [
  '-f',
  'hls',
  '-hls_time',
  String(PIECE_SECONDS),
  '-hls_playlist_type',
  'vod',
  '-hls_segment_type',
  'fmp4',
  '-hls_fmp4_init_filename',
  'init.mp4',
  '-hls_segment_filename',
  `${name}/%05d.m4s`,
  `${name}/list.m3u8`,
];

function masterList(rungs: readonly Rung[], { size, hasAudio }: HlsWork['facts']): string {
  const [long, short] = [Math.max(size.width, size.height), Math.min(size.width, size.height)];
  const lines = rungs.map(({ height, videoKbps, audioKbps }) => {
    const other = Math.round((height * long) / short / 2) * 2;
    const resolution = size.height > size.width ? `${height}x${other}` : `${other}x${height}`;
    const bandwidth = Math.round((videoKbps + (hasAudio ? audioKbps : 0)) * 1100);
    return `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},RESOLUTION=${resolution}\n${height}/list.m3u8`;
  });
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${lines.join('\n')}\n`;
}

async function bytesOf(folder: string): Promise<number> {
  const files = await readdir(folder);
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
