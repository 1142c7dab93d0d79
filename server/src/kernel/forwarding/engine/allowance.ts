const SECOND_MS = 1000;
/** A small packet costs as much to pass on as one of so many bytes. */
const LEAST_BYTES = 100;
/** Sound, as a browser sends it at its best. */
const SOUND_BITS = 64_000;
const BITS = 8;
const ROOM = 4;
/** Who sends ten times what is passed on does not mean to be heard. */
const FLOOD = 10;

/**
 * What one person may send through one slot in a second: four times what their page is asked for, since a browser sends a whole picture at
 * two and a half times its rate.
 */
export class Allowance {
  readonly #most: number;
  #since = -SECOND_MS;
  #bytes = 0;

  constructor({ kind, bitrate }: { readonly kind: 'audio' | 'video'; readonly bitrate: number }) {
    this.#most = ((kind === 'audio' ? SOUND_BITS : bitrate) / BITS) * ROOM;
  }

  /** Counts a packet. `drop`: it is too much; `flood`: so much that the sender is ended. `now` in milliseconds. */
  take(bytes: number, now: number): 'pass' | 'drop' | 'flood' {
    if (now - this.#since >= SECOND_MS) {
      this.#since = now;
      this.#bytes = 0;
    }
    this.#bytes += Math.max(bytes, LEAST_BYTES);
    if (this.#bytes > this.#most * FLOOD) return 'flood';
    return this.#bytes > this.#most ? 'drop' : 'pass';
  }
}
