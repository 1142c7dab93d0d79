import { join } from 'node:path';
import type { VideoTools } from './find-ffmpeg.ts';
import { type Sprite, spriteFor } from './ladder.ts';
import type { VideoFacts } from './read-video.ts';
import { runTool, safeInput } from './run-tool.ts';

/** `poster.jpg` from a tenth into the video, where its title has come, and `sprite.jpg`, in a folder. */
export async function makePictures(
  tools: VideoTools,
  input: string,
  folder: string,
  { seconds, size }: VideoFacts & { readonly size: { readonly width: number; readonly height: number } },
): Promise<Sprite> {
  const quiet = ['-nostdin', '-y', '-v', 'error'];
  const at = Math.min(seconds / 10, 30).toFixed(2);
  await runTool(tools.ffmpeg, [
    ...quiet,
    '-ss',
    at,
    ...safeInput,
    '-i',
    input,
    '-frames:v',
    '1',
    '-vf',
    `scale='min(1280,iw)':-2`,
    '-q:v',
    '4',
    join(folder, 'poster.jpg'),
  ]);
  const sprite = spriteFor(seconds, size.width, size.height);
  const { everySeconds, columns, width, height, count } = sprite;
  const grid = `fps=1/${everySeconds}:round=up,scale=${width}:${height},tile=${columns}x${Math.ceil(count / columns)}`;
  await runTool(
    tools.ffmpeg,
    [
      ...quiet,
      '-progress',
      'pipe:1',
      ...safeInput,
      '-i',
      input,
      '-an',
      '-vf',
      grid,
      '-frames:v',
      '1',
      '-q:v',
      '6',
      join(folder, 'sprite.jpg'),
    ],
    { onLine: () => undefined },
  );
  return sprite;
}
