/** One size in which a video is offered. */
export interface Rung {
  /** Lines of the picture; of a video that stands upright, its columns. */
  readonly height: number;
  /** At most so many thousand bits a second. */
  readonly videoKbps: number;
  readonly audioKbps: number;
}

/** Down to 144 lines, for those who pay for each megabyte. */
const ladder: readonly Rung[] = [
  { height: 144, videoKbps: 110, audioKbps: 32 },
  { height: 240, videoKbps: 260, audioKbps: 48 },
  { height: 360, videoKbps: 550, audioKbps: 64 },
  { height: 480, videoKbps: 1000, audioKbps: 96 },
  { height: 720, videoKbps: 2200, audioKbps: 128 },
  { height: 1080, videoKbps: 4200, audioKbps: 128 },
];
/** The sound alone. */
export const audioOnlyKbps = 48;

/**
 * The sizes in which a picture of so many pixels is offered, the least first: never more lines than it has. One that lies between two rungs
 * is also offered at its own size, unless that is within a tenth of the rung below; one below the least rung at its own alone.
 */
export function ladderFor(width: number, height: number): Rung[] {
  const lines = even(Math.min(width, height));
  const below = ladder.filter((rung) => rung.height <= lines);
  const next = ladder[below.length];
  const top = below.at(-1)?.height ?? 0;
  return next && lines > top * 1.1 ? [...below, { ...next, height: lines }] : below;
}

/** H.264 has an even number of lines. */
const even = (lines: number) => Math.max(2, lines - (lines % 2));

/** A grid of small pictures of the whole video in one file. */
export interface Sprite {
  readonly everySeconds: number;
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

const PICTURES = 100;
const COLUMNS = 10;
const PICTURE_WIDTH = 160;

/** At most a hundred pictures, none nearer than two seconds to the next. Sizes in pixels. */
export function spriteFor(seconds: number, width: number, height: number): Sprite {
  const everySeconds = Math.max(2, Math.ceil(seconds / PICTURES));
  return {
    everySeconds,
    columns: COLUMNS,
    width: PICTURE_WIDTH,
    height: even(Math.round((PICTURE_WIDTH * height) / width)),
    count: Math.max(1, Math.ceil(seconds / everySeconds)),
  };
}
