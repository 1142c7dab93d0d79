/* Ogg pages (RFC 3533) with Opus (RFC 7845), one stream a file. */

const SERIAL = 1;
const PRE_SKIP = 312;
const MOST_SEGMENTS = 200;
const MOST_SAMPLES = 48_000;

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 24;
  for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000_0000 ? (crc << 1) ^ 0x04c1_1db7 : crc << 1;
  return crc >>> 0;
});
function crcOf(bytes: Buffer): number {
  let crc = 0;
  for (const byte of bytes) crc = ((crc << 8) ^ crcTable[((crc >>> 24) ^ byte) & 0xff]!) >>> 0;
  return crc;
}

/** Lays packets on pages. `samples`: how long everything so far sounds, 48 000 a second. */
export class OggPages {
  samples = 0;
  #packets: Buffer[] = [];
  #segments = 0;
  #since = 0;
  #number = 0;

  /** The two pages with which a file begins. */
  head(): Buffer {
    const head = Buffer.alloc(19);
    head.write('OpusHead', 0, 'latin1');
    head.set([1, 2], 8);
    head.writeUInt16LE(PRE_SKIP, 10);
    head.writeUInt32LE(48_000, 12);
    const tags = Buffer.alloc(16);
    tags.write('OpusTags', 0, 'latin1');
    return Buffer.concat([this.#page([head], 2, 0), this.#page([tags], 0, 0)]);
  }

  /** Adds a packet that sounds for so many samples; a page when one is full. */
  add(packet: Buffer, samples: number): Buffer | undefined {
    const segments = Math.floor(packet.length / 255) + 1;
    const isFull = this.#segments + segments > MOST_SEGMENTS || this.samples - this.#since >= MOST_SAMPLES;
    const page = isFull && this.#packets.length > 0 ? this.#flush(0) : undefined;
    this.#packets.push(packet);
    this.#segments += segments;
    this.samples += samples;
    return page;
  }

  /** The last page. */
  end = (): Buffer => this.#flush(4);

  #flush(flags: number): Buffer {
    const page = this.#page(this.#packets, flags, this.samples + PRE_SKIP);
    this.#packets = [];
    this.#segments = 0;
    this.#since = this.samples;
    return page;
  }

  #page(packets: readonly Buffer[], flags: number, granule: number): Buffer {
    const lacing = packets.flatMap(({ length }) => [
      ...Array.from({ length: Math.floor(length / 255) }, () => 255),
      length % 255,
    ]);
    const head = Buffer.alloc(27);
    head.write('OggS', 0, 'latin1');
    head[5] = flags;
    head.writeBigUInt64LE(BigInt(Math.round(granule)), 6);
    head.writeUInt32LE(SERIAL, 14);
    head.writeUInt32LE(this.#number++, 18);
    head[26] = lacing.length;
    const page = Buffer.concat([head, Buffer.from(lacing), ...packets]);
    page.writeUInt32LE(crcOf(page), 22);
    return page;
  }
}
