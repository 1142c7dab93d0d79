/** The library takes a little more; what is left holds the packets of the film together. */
export const MOST_FILM_BYTES = 900_000_000;
/** Bits a second. Where the length leaves more, no picture of a class needs it. */
const MOST_RATE = 4_000_000;
const LEAST_RATE = 50_000;
export const SOUND_RATE = 96_000;

/**
 * Bits a second that the pictures of a film may use, so that it does not grow too large for the library. Each piece may begin with a second
 * in hand (`-bufsize`). Pure.
 */
export function pictureRate(milliseconds: number, pieces: number): number {
  const seconds = milliseconds / 1000;
  const left = MOST_FILM_BYTES * 8 - SOUND_RATE * seconds;
  return Math.max(LEAST_RATE, Math.min(MOST_RATE, Math.floor(left / (seconds + pieces))));
}

/** How ffmpeg is told to write pictures at no more than this rate. Pure. */
export function pictureArgs(rate: number): string[] {
  const limit = ['-maxrate', String(rate), '-bufsize', String(rate)];
  const look = ['-preset', 'veryfast', '-crf', '23', '-bf', '0', '-pix_fmt', 'yuv420p'];
  return ['-c:v', 'libx264', ...look, ...limit, '-an'];
}
