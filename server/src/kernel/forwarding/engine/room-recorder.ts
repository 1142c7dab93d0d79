import { createWriteStream, mkdirSync, readdirSync, statSync, type WriteStream } from 'node:fs';
import { dirname, join } from 'node:path';
import { keptPacket, MOST_RECORDED_BYTES, partName } from '../recording/part-file.ts';
import type { RtpPacket } from './rtp.ts';

/** Seconds between two whole pictures, which bound how long a lost packet shows. */
const WHOLE_PICTURE_SECONDS = 10;
/** Bytes that wait for a slow disk; what comes beyond is not kept. */
const MOST_WAITING = 16 * 1_048_576;

interface Followed {
  readonly isKept: boolean;
  readonly askForPicture: () => void;
}
interface Part {
  readonly stream: WriteStream;
  readonly startedAt: number;
  readonly from: Followed;
}
let turn = 0;

/** Writes what is kept of a room into files of a folder: the engine copies packets and nothing else, they are understood later. */
export class RoomRecorder {
  readonly folder: string;
  readonly #parts = new Map<string, Part>();
  readonly #closing = new Set<Promise<void>>();
  readonly #most: number;
  #bytes: number;
  #isFull = false;
  #beats = 0;

  /** Makes the folder. `most`: bytes of all folders beside it together, one for each time that the recording ran. Throws where that cannot be. */
  constructor(folder: string, most = MOST_RECORDED_BYTES) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#most = most;
    this.#bytes = bytesUnder(dirname(folder));
  }

  /** Begins a file for what somebody sends through a slot. */
  follow(slot: string, from: Followed): void {
    this.leave(slot);
    if (!from.isKept || this.#isFull) return;
    const startedAt = Date.now();
    const stream = createWriteStream(join(this.folder, partName(slot, startedAt, ++turn)), {
      flags: 'wx',
      mode: 0o600,
    });
    // A full disk ends the recording, not the class.
    stream.on('error', () => this.#parts.delete(slot));
    this.#parts.set(slot, { stream, startedAt, from });
    from.askForPicture();
  }

  write(slot: string, { bytes }: RtpPacket): void {
    const part = this.#parts.get(slot);
    if (!part || part.stream.writableLength >= MOST_WAITING) return;
    const record = keptPacket(Date.now() - part.startedAt, bytes);
    if (this.#bytes + record.length > this.#most) return this.#fill();
    this.#bytes += record.length;
    part.stream.write(record);
  }

  /** Ends the file of a slot, and says in it when. */
  leave(slot: string): void {
    const part = this.#parts.get(slot);
    if (!part) return;
    this.#parts.delete(slot);
    const closed = new Promise<void>((resolve) => part.stream.once('close', resolve));
    part.stream.end(keptPacket(Date.now() - part.startedAt, Buffer.alloc(0)));
    this.#closing.add(closed);
    void closed.then(() => this.#closing.delete(closed));
  }

  /** Nothing more is written, and what there is stays whole. */
  #fill(): void {
    this.#isFull = true;
    for (const slot of this.#parts.keys()) this.leave(slot);
  }

  /** Called each second. */
  beat(): void {
    if (++this.#beats % WHOLE_PICTURE_SECONDS === 0) for (const { from } of this.#parts.values()) from.askForPicture();
  }

  /** Ends with all files whole. */
  async close(): Promise<void> {
    for (const slot of this.#parts.keys()) this.leave(slot);
    await Promise.all(this.#closing);
  }
}

function bytesUnder(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}
