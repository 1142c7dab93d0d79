import type { PictureRun } from './picture-files.ts';

/** A stretch of the film with one picture file, or with none. Milliseconds of the film, whole pictures of it. */
export interface FilmPiece {
  readonly from: number;
  readonly to: number;
  readonly run: PictureRun | undefined;
}

/** 25 pictures a second. */
export const FRAME_MS = 40;
/** The last picture stays so long where nothing comes: a page was loaded again, or the engine started. */
const STAYS_MS = 10_000;

const onGrid = (milliseconds: number) => Math.round(milliseconds / FRAME_MS) * FRAME_MS;
/** A screen before a camera, then the order of the slots. */
const rank = ({ slot }: PictureRun) => (slot.startsWith('screen') ? `0 ${slot}` : `1 ${slot}`);

/**
 * Which picture is shown when, without a gap from 0 to the end. `runs` and `end` in milliseconds of the film; what is rounded to a picture is
 * rounded once, so that picture and sound do not part in a long class. Pure.
 */
export function piecesOf(runs: readonly PictureRun[], end: number): FilmPiece[] {
  const last = onGrid(end);
  const all = runs
    .map((run) => ({ ...run, first: Math.max(0, onGrid(run.from)), until: Math.min(last, onGrid(run.to)), run }))
    .filter(({ first, until }) => until > first)
    .toSorted((a, b) => a.first - b.first);
  const edges = new Set([0, last]);
  for (const { first, until } of all) edges.add(first).add(until);
  const cuts = [...edges].toSorted((a, b) => a - b);
  // Of each slot one at a time: a few, however many there are in the film.
  let shown: typeof all = [];
  let begun = 0;
  const pieces: FilmPiece[] = [];
  for (const [place, from] of cuts.slice(0, -1).entries()) {
    const to = cuts[place + 1]!;
    shown = shown.filter(({ until }) => until > from);
    while (begun < all.length && all[begun]!.first <= from) shown.push(all[begun++]!);
    const [best] = shown.toSorted((a, b) => rank(a).localeCompare(rank(b)) || b.first - a.first);
    const before = pieces.at(-1);
    const stays = !best && before?.run && to - from <= STAYS_MS ? before.run : undefined;
    const run = best?.run ?? stays;
    if (before && before.run === run) pieces.splice(-1, 1, { ...before, to });
    else pieces.push({ from, to, run });
  }
  return pieces;
}
