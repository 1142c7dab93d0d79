const SECOND_MS = 1000;
/** A small packet costs as much to pass on as one of so many bytes. */
const LEAST_BYTES = 100;
/** Sound, of which a page is asked for half of this. */
const SOUND_BITS = 64_000;
/** Who sends ten times what is passed on does not mean to be heard. */
const FLOOD = 10;

/** What one person may send through one slot in a second: twice what their page is asked for. */
export class Allowance {
  readonly #most: number;
  #since = -SECOND_MS;
  #bytes = 0;

  constructor({ kind, bitrate }: { readonly kind: 'audio' | 'video'; readonly bitrate: number }) {
    this.#most = (kind === 'audio' ? SOUND_BITS : bitrate) / 4;
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
