import { access, mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoTools } from '../../video/find-ffmpeg.ts';
import { runTool, VideoUnreadable } from '../../video/run-tool.ts';
import { type FilmPiece, piecesOf } from './film-pieces.ts';
import { pictureArgs, pictureRate, SOUND_RATE } from './film-rate.ts';
import { endOf, type Part } from './kept-frames.ts';
import { readPartName } from './part-file.ts';
import { type PictureRun, writePictures } from './picture-files.ts';
import { writeSounds } from './sound-file.ts';

interface Chapter {
  /** Whole seconds from the beginning of the film. */
  readonly at: number;
  readonly title: string;
  /** Its place among the marks that were given. */
  readonly mark: number;
}
interface FilmWork {
  /** One folder of the engine for each time that the recording ran, in their order. */
  readonly folders: readonly string[];
  /** For what is made on the way; a second try goes on with what is there. */
  readonly work: string;
  readonly title: string;
  /** What happened when, by the clock of this machine, earliest first; of two in one second the later holds, and what came after the end is left out. */
  readonly marks: readonly { readonly at: number; readonly title: string }[];
}
export interface Film {
  readonly path: string;
  readonly seconds: number;
  readonly chapters: readonly Chapter[];
}

interface Stretch {
  readonly parts: readonly Part[];
  readonly from: number;
  readonly to: number;
  /** Milliseconds of the film at which it begins. */
  readonly at: number;
}
const [WIDTH, HEIGHT, RATE] = [1280, 720, 25];
const BACKGROUND = '0x101828';
/** Files of pictures in a recording: each of them costs a run of ffmpeg. */
const MOST_RUNS = 2000;

/**
 * Makes one MP4 (H.264, AAC, 1280 × 720) of what the engine wrote: a screen before a camera, all sounds together, with chapters. Throws
 * VideoUnreadable where nothing was recorded.
 */
export async function makeFilm(tools: VideoTools, { folders, work, title, marks }: FilmWork): Promise<Film> {
  await mkdir(work, { recursive: true, mode: 0o700 });
  const stretches = await stretchesOf(folders);
  const end = stretches.at(-1);
  const milliseconds = end ? end.at + end.to - end.from : 0;
  if (milliseconds < 1000) throw new VideoUnreadable('nothing was recorded');
  const onFilm = (at: number) => onFilmOf(stretches, at);
  const parts = stretches.flatMap((one) => one.parts);
  const runs: PictureRun[] = [];
  for (const part of parts.filter(({ kind }) => kind === 'video'))
    runs.push(...(await writePictures(part, work, MOST_RUNS - runs.length)));
  const pieces = piecesOf(
    runs.map((run) => ({ ...run, from: onFilm(run.from), to: onFilm(run.to) })),
    milliseconds,
  );
  const list: string[] = [];
  const rate = pictureRate(milliseconds, pieces.length);
  for (const [number, piece] of pieces.entries())
    list.push(`file '${await makePiece({ tools, work, rate }, number, piece)}'`);
  await writeFile(join(work, 'pieces.txt'), `${list.join('\n')}\n`);
  const sounds: string[] = [];
  for (const [slot, own] of Map.groupBy(
    parts.filter(({ kind }) => kind === 'audio'),
    (one) => one.slot,
  )) {
    sounds.push(`${slot}.ogg`);
    await writeSounds(own, join(work, `${slot}.ogg`), { onFilm, milliseconds });
  }
  const chapters = chaptersOf(stretches, marks);
  await writeFile(join(work, 'chapters.txt'), metadataOf(title, chapters, milliseconds));
  await putTogether(tools, work, sounds, milliseconds);
  return { path: join(work, 'film.mp4'), seconds: Math.round(milliseconds / 1000), chapters };
}

async function stretchesOf(folders: readonly string[]): Promise<Stretch[]> {
  const stretches: Stretch[] = [];
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => []);
    const parts = names.flatMap((name) => {
      const read = readPartName(name);
      return read ? [{ ...read, path: join(folder, name) }] : [];
    });
    if (parts.length === 0) continue;
    const before = stretches.at(-1);
    const at = before ? before.at + before.to - before.from : 0;
    const ends = await Promise.all(parts.map(endOf));
    stretches.push({ parts, at, from: Math.min(...parts.map(({ startedAt }) => startedAt)), to: Math.max(...ends) });
  }
  return stretches;
}

/** A moment between two stretches is the end of the first. */
function onFilmOf(stretches: readonly Stretch[], at: number): number {
  const one = stretches.findLast(({ from }) => from <= at) ?? stretches[0]!;
  return one.at + Math.min(one.to - one.from, Math.max(0, at - one.from));
}

function chaptersOf(stretches: readonly Stretch[], marks: FilmWork['marks']): Chapter[] {
  const chapters = new Map<number, Chapter>();
  for (const [mark, one] of marks.entries()) {
    const at = Math.floor(onFilmOf(stretches, one.at) / 1000);
    if (one.at <= stretches.at(-1)!.to) chapters.set(at, { at, title: one.title, mark });
  }
  return [...chapters.values()];
}

function metadataOf(title: string, chapters: readonly Chapter[], milliseconds: number): string {
  const written = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[=;#\\]/g, String.raw`\$&`);
  const all = chapters.flatMap(({ at, title: name }, place) => [
    '[CHAPTER]',
    'TIMEBASE=1/1000',
    `START=${at * 1000}`,
    `END=${(chapters[place + 1]?.at ?? milliseconds / 1000) * 1000}`,
    `title=${written(name)}`,
  ]);
  return [';FFMETADATA1', `title=${written(title)}`, ...all, ''].join('\n');
}

const quiet = ['-nostdin', '-y', '-v', 'error', '-progress', 'pipe:1', '-protocol_whitelist', 'file,pipe'];
/** Progress is said as it goes, so that only a tool that hangs is ended. */
const run = (tools: VideoTools, work: string, args: readonly string[]) =>
  runTool(tools.ffmpeg, [...quiet, ...args], { cwd: work, onLine: () => undefined });

interface PieceWork {
  readonly tools: VideoTools;
  readonly work: string;
  readonly rate: number;
}
/** One stretch as a file of its own, of the same kind as all others; what an earlier try made stays. */
async function makePiece({ tools, work, rate }: PieceWork, number: number, piece: FilmPiece): Promise<string> {
  const name = `piece-${number}-${piece.from}-${piece.to}-${rate}.mp4`;
  const isThere = await access(join(work, name)).then(
    () => true,
    () => false,
  );
  if (isThere) return name;
  const seconds = (piece.to - piece.from) / 1000;
  const into = piece.run ? Math.max(0, piece.from - piece.run.from) / 1000 : 0;
  const base = `color=c=${BACKGROUND}:s=${WIDTH}x${HEIGHT}:r=${RATE}:d=${into + seconds}`;
  const fit = `[0:v]setpts=PTS-STARTPTS,scale=${WIDTH}:${HEIGHT}:force_original_aspect_ratio=decrease,setsar=1[v]`;
  const over = `[b][v]overlay=x=(W-w)/2:y=(H-h)/2,trim=start=${into},setpts=PTS-STARTPTS,setsar=1`;
  const graph = piece.run ? `${base}[b];${fit};${over}` : `${base},setsar=1`;
  const input = piece.run ? ['-format_whitelist', 'ivf', '-i', piece.run.file] : [];
  const frames = String(Math.round(seconds * RATE));
  await run(tools, work, [...input, '-filter_complex', graph, '-frames:v', frames, ...pictureArgs(rate), 'new.mp4']);
  await rename(join(work, 'new.mp4'), join(work, name));
  return name;
}

async function putTogether(tools: VideoTools, work: string, sounds: readonly string[], milliseconds: number) {
  const all = sounds.map((_, place) => `[${place + 2}:a]`).join('');
  // amix makes each sound so much quieter as there are; nobody speaks on all of them.
  const mix = sounds.length > 0 ? `${all}amix=inputs=${sounds.length},volume=${sounds.length}[a]` : 'anullsrc[a]';
  const inputs = ['-f', 'concat', '-i', 'pieces.txt', '-i', 'chapters.txt', ...sounds.flatMap((name) => ['-i', name])];
  const mapped = ['-filter_complex', mix, '-map', '0:v', '-map', '[a]', '-map_metadata', '1', '-c:v', 'copy'];
  const sound = ['-c:a', 'aac', '-b:a', String(SOUND_RATE), '-ar', '48000', '-t', String(milliseconds / 1000)];
  await run(tools, work, [...inputs, ...mapped, ...sound, '-movflags', '+faststart', 'new.mp4']);
  await rename(join(work, 'new.mp4'), join(work, 'film.mp4'));
  if ((await stat(join(work, 'film.mp4'))).size === 0) throw new VideoUnreadable('the film is empty');
}
