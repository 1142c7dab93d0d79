import type { MediaHandler, PeerConnection, Track, Audio, Video } from 'node-datachannel';
import { type EngineOptions, EngineRefusal } from '../live-engine.ts';
import { withPublicIp } from './descriptions.ts';

export type Library = typeof import('node-datachannel');

const GATHERING_MS = 5000;
/** The library gives a port back a moment after its connection was closed. */
const PORT_FREE_MS = 1000;
/** The largest part of the ports that is spared. */
const MOST_SPARED = 1 / 5;
const MOST_SPARE = 64;
let made = 0;
/** Each of them holds a port. */
let open = 0;

/**
 * Throws the refusal `down` where ports run short: the library, which finds none, ends the process and with it everybody's room.
 * `spare`: as many of the ports, at most 64, are left to others; of a small range a part in proportion.
 */
export function requirePort({ ports: [first, last] }: Pick<EngineOptions, 'ports'>, spare: number): void {
  const count = last - first + 1;
  const spared = Math.min(spare, Math.ceil((count * MOST_SPARED * spare) / MOST_SPARE));
  if (open >= count - spared) throw new EngineRefusal('down');
}

/** One connection to a page. `onEnded` is called once, when it cannot come back or was closed. */
export class Connection {
  readonly #peer: PeerConnection;
  readonly #options: EngineOptions;
  /** What is not held is collected, and closed by that. */
  readonly #held: unknown[] = [];
  readonly #gathered = Promise.withResolvers<void>();
  #isEnded = false;
  readonly #onEnded: () => void;

  constructor(library: Library, options: EngineOptions, onEnded: () => void) {
    const { ports, bindAddress } = options;
    this.#options = options;
    this.#onEnded = onEnded;
    this.#peer = new library.PeerConnection(`page ${++made}`, {
      iceServers: [],
      portRangeBegin: ports[0],
      portRangeEnd: ports[1],
      disableAutoNegotiation: true,
      forceMediaTransport: true,
      ...(bindAddress && { bindAddress }),
    });
    open++;
    const { promise, resolve, reject } = this.#gathered;
    const timer = setTimeout(() => reject(new Error('no address was found in time')), GATHERING_MS);
    this.#peer.onGatheringStateChange((state) => {
      if (state === 'complete') resolve();
    });
    promise.catch(() => this.close()).finally(() => clearTimeout(timer));
    this.#peer.onStateChange((state) => {
      if (state === 'failed' || state === 'closed') this.close();
    });
  }

  addTrack(media: Audio | Video, handler: MediaHandler, onMessage: (bytes: Buffer) => void): Track {
    const track = this.#peer.addTrack(media);
    track.setMediaHandler(handler);
    // What is thrown in a callback of the library ends the process.
    track.onMessage((bytes) => {
      try {
        onMessage(bytes);
      } catch {
        // a packet that nobody could read
      }
    });
    this.#held.push(track, media, handler);
    return track;
  }

  /** Answers an offer; the tracks were added before, under the same names. */
  async answerTo(offer: string): Promise<string> {
    this.#peer.setRemoteDescription(offer, 'offer');
    this.#peer.setLocalDescription('answer');
    return this.#described();
  }
  async offer(): Promise<string> {
    this.#peer.setLocalDescription('offer');
    return this.#described();
  }
  accept(answer: string): void {
    this.#peer.setRemoteDescription(answer, 'answer');
  }

  close(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#held.length = 0;
    this.#peer.close();
    this.#gathered.reject(new EngineRefusal('unknown'));
    setTimeout(() => open--, PORT_FREE_MS);
    this.#onEnded();
  }

  async #described(): Promise<string> {
    await this.#gathered.promise;
    if (this.#isEnded) throw new EngineRefusal('unknown');
    return withPublicIp(this.#peer.localDescription()?.sdp ?? '', this.#options.publicIp);
  }
}
