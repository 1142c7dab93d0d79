import { ahead, type RtpPacket } from './rtp.ts';

/** So many packets after a change of the source an earlier one of it may still come. */
const SETTLED = 2000;

/**
 * One stream as a viewer gets it: it keeps its payload type and source number, and its sequence numbers, timestamps and numbers of pictures
 * go on without a gap, whoever publishes. It changes to another source only with a picture that needs no earlier one.
 */
export class ViewerStream {
  readonly #ssrc: number;
  readonly #payloadType: number;
  readonly #clockRate: number;
  #source: object | undefined;
  #shifts = { sequence: 0, timestamp: 0, picture: 0, layer: 0 };
  #last = { sequence: 0, timestamp: 0, picture: 0, layer: 0, at: 0 };
  #first = 0;
  #count = 0;
  #hasBegun = false;

  constructor(given: { ssrc: number; payloadType: number; clockRate: number }) {
    this.#ssrc = given.ssrc;
    this.#payloadType = given.payloadType;
    this.#clockRate = given.clockRate;
  }

  /** The next packet begins anew, with a picture that needs no earlier one. */
  pause(): void {
    this.#source = undefined;
  }

  /** Writes a packet over as this viewer gets it. `later`: not before a picture that needs no earlier one; `late`: never. `now` in milliseconds. */
  rewrite(packet: RtpPacket, source: object, now: number): 'send' | 'later' | 'late' {
    if (this.#source !== source) {
      if (!packet.startsAfresh) return 'later';
      this.#begin(packet, now);
      this.#source = source;
    }
    if (this.#count++ < SETTLED && ahead(packet.sequence, this.#first) < 0) return 'late';
    const { bytes } = packet;
    const sequence = (packet.sequence + this.#shifts.sequence) & 0xffff;
    const timestamp = (packet.timestamp + this.#shifts.timestamp) >>> 0;
    bytes[1] = packet.marker | this.#payloadType;
    bytes.writeUInt16BE(sequence, 2);
    bytes.writeUInt32BE(timestamp, 4);
    bytes.writeUInt32BE(this.#ssrc, 8);
    const numbers = this.#writePicture(packet);
    if (!this.#hasBegun || ahead(sequence, this.#last.sequence) > 0)
      this.#last = { ...this.#last, ...numbers, sequence, timestamp, at: now };
    this.#hasBegun = true;
    return 'send';
  }

  #begin({ sequence, timestamp, picture, layer }: RtpPacket, now: number): void {
    this.#first = sequence;
    this.#count = 0;
    if (!this.#hasBegun) return;
    const last = this.#last;
    const passed = Math.max(1, Math.round(((now - last.at) * this.#clockRate) / 1000));
    this.#shifts = {
      sequence: (last.sequence + 1 - sequence) & 0xffff,
      timestamp: (last.timestamp + passed - timestamp) >>> 0,
      picture: picture ? last.picture + 1 - picture.id : 0,
      layer: layer ? last.layer + 1 - layer.index : 0,
    };
  }

  #writePicture({ bytes, picture, layer }: RtpPacket): { picture?: number; layer?: number } {
    const written: { picture?: number; layer?: number } = {};
    if (picture) {
      const id = (picture.id + this.#shifts.picture) & (picture.isLong ? 0x7fff : 0x7f);
      if (picture.isLong) bytes.writeUInt16BE(0x8000 | id, picture.at);
      else bytes[picture.at] = id;
      written.picture = id;
    }
    if (layer) {
      const index = (layer.index + this.#shifts.layer) & 0xff;
      bytes[layer.at] = index;
      written.layer = index;
    }
    return written;
  }
}
