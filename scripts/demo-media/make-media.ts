import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import { chromium, type Browser } from 'playwright-core';
import { findFfmpeg, type VideoTools } from '../../server/src/kernel/video/find-ffmpeg.ts';
import { makeHls } from '../../server/src/kernel/video/make-hls.ts';
import { makePictures } from '../../server/src/kernel/video/make-pictures.ts';
import { readVideo } from '../../server/src/kernel/video/read-video.ts';
import { FILM_SECONDS, filmAt, TRAILER_SECONDS, trailerAt } from './film.ts';
import { shootFilm } from './shoot-film.ts';
import { worksheet } from './worksheet.ts';
import { chromiumFlags, findChromium } from '../find-chromium.ts';

/*
 * Makes the film, the trailer and the worksheet of the demonstration anew: `node scripts/demo-media/make-media.ts`. What it makes is kept in the
 * repository, because the first start has no minutes for it, and not every machine has ffmpeg.
 */
const output = fileURLToPath(new URL('../../server/database/seed/demo-media/', import.meta.url));
const fonts = new URL('../../server/fonts/', import.meta.url);
const katexCss = new URL('../../node_modules/katex/dist/katex.min.css', import.meta.url);

const face = (weight: number) =>
  `@font-face { font-family: Inter; font-weight: ${weight}; src: url(${new URL(`latin-${weight}.ttf`, fonts)}) }`;
const head = `<style>${face(400)}${face(700)}body { margin: 0 }</style><link rel="stylesheet" href="${katexCss}">`;

/** What the server would make of the video after its upload, in one archive beside it, with its facts. */
async function makeReady(tools: VideoTools, name: string): Promise<void> {
  const input = join(output, `${name}.mp4`);
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-demo-'));
  const { seconds, hasAudio, size } = await readVideo(tools, input);
  if (!size) throw new Error(`${name} has no picture`);
  const facts = { seconds, hasAudio, size };
  const made = await makeHls(tools, { input, folder, facts, onShare: () => {} });
  const sprite = await makePictures(tools, input, folder, facts);
  const about = { ...made, ...size, sprite, seconds: Math.round(seconds) };
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const packed: Record<string, Uint8Array> = { 'about.json': Buffer.from(JSON.stringify(about)) };
  for (const one of files) {
    const path = join(one.parentPath, one.name);
    packed[relative(folder, path)] = await readFile(path);
  }
  await writeFile(join(output, `${name}.zip`), zipSync(packed, { level: 0, mtime: '2026-01-01T00:00:00Z' }));
  await rm(folder, { recursive: true });
}

/** A page of this machine, so that it may read the fonts that lie beside it. */
async function openPage(browser: Browser, folder: string, html: string) {
  const path = join(folder, 'page.html');
  await writeFile(path, html);
  const page = await browser.newPage();
  await page.goto(pathToFileURL(path).href);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

async function make(): Promise<void> {
  const tools = await findFfmpeg({});
  if (!tools) throw new Error('ffmpeg is needed to make the film');
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-demo-'));
  await mkdir(output, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const sheet = await openPage(browser, folder, worksheet(head));
    const margin = { top: '18mm', bottom: '18mm', left: '18mm', right: '18mm' };
    await sheet.pdf({ path: join(output, 'projectile-worksheet.pdf'), format: 'A4', margin, printBackground: true });
    const stage = await openPage(browser, folder, `<!doctype html>${head}<main>${filmAt(0)}</main>`);
    const reels = [
      { name: 'projectile', seconds: FILM_SECONDS, at: filmAt },
      { name: 'projectile-trailer', seconds: TRAILER_SECONDS, at: trailerAt },
    ];
    for (const { name, ...reel } of reels) {
      await shootFilm(stage, tools, { ...reel, path: join(output, `${name}.mp4`) });
      await makeReady(tools, name);
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

await make();
