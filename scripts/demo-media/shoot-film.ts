import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from 'playwright-core';
import type { VideoTools } from '../../server/src/kernel/video/find-ffmpeg.ts';
import { HEIGHT, WIDTH } from './drawing.ts';

const PICTURES_A_SECOND = 20;

export interface Reel {
  readonly path: string;
  readonly seconds: number;
  /** The drawing at a second, as SVG. */
  readonly at: (second: number) => string;
}

/** Photographs each picture in the browser and hands it to ffmpeg, which writes a silent MP4 whose lists come first. */
export async function shootFilm(page: Page, { ffmpeg }: VideoTools, { path, seconds, at }: Reel): Promise<void> {
  const args = ['-y', '-v', 'error', '-f', 'image2pipe', '-framerate', String(PICTURES_A_SECOND), '-i', '-'];
  const encode = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '26', '-tune', 'animation', '-pix_fmt', 'yuv420p'];
  const child = spawn(ffmpeg, [...args, ...encode, '-movflags', '+faststart', path], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'close');
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  for (let picture = 0; picture < seconds * PICTURES_A_SECOND; picture++) {
    await page.locator('main').evaluate(
      (main, svg) => {
        main.innerHTML = svg;
      },
      at(picture / PICTURES_A_SECOND),
    );
    const shot = await page.screenshot({ type: 'png' });
    if (!child.stdin.write(shot)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} on ${path}`);
}
