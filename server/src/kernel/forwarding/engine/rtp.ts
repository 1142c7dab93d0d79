/** What a viewer's stream needs to know of a packet (RFC 3550; for VP8 RFC 7741). */
export interface RtpPacket {
  readonly bytes: Buffer;
  readonly marker: number;
  readonly sequence: number;
  readonly timestamp: number;
  /** The first packet of a picture that needs no earlier one; always true of sound. */
  readonly startsAfresh: boolean;
  /** Whether a picture begins with it; always true of sound. */
  readonly opensPicture: boolean;
  /** Where the sound, or the part of the picture, begins and ends. */
  readonly bodyAt: number;
  readonly bodyEnd: number;
  /** Where the numbers of the picture stand, and what they are. */
  readonly picture: { readonly at: number; readonly isLong: boolean; readonly id: number } | undefined;
  readonly layer: { readonly at: number; readonly index: number } | undefined;
}

const HEADER = 12;
/** RTCP types stand where RTP has marker and payload type (RFC 5761). */
export const isRtcp = (bytes: Buffer): boolean => bytes.length >= 8 && bytes[1]! >= 192 && bytes[1]! <= 223;

/** Undefined for what is no RTP packet. */
export function readRtp(bytes: Buffer, kind: 'audio' | 'video'): RtpPacket | undefined {
  if (bytes.length < HEADER || bytes[0]! >> 6 !== 2 || isRtcp(bytes)) return undefined;
  let at = HEADER + (bytes[0]! & 0x0f) * 4;
  if (bytes[0]! & 0x10) {
    if (bytes.length < at + 4) return undefined;
    at += 4 + bytes.readUInt16BE(at + 2) * 4;
  }
  if (bytes.length < at) return undefined;
  const padding = bytes[0]! & 0x20 ? bytes.at(-1)! : 0;
  const end = bytes.length - padding;
  const head = {
    bytes,
    marker: bytes[1]! & 0x80,
    sequence: bytes.readUInt16BE(2),
    timestamp: bytes.readUInt32BE(4),
  };
  const nothing = { picture: undefined, layer: undefined };
  if (kind === 'audio')
    return { ...head, startsAfresh: true, opensPicture: true, bodyAt: at, bodyEnd: end, ...nothing };
  return { ...head, bodyEnd: end, ...readVp8(bytes, at, end) };
}

type Vp8 = Pick<RtpPacket, 'startsAfresh' | 'opensPicture' | 'bodyAt' | 'picture' | 'layer'>;
function readVp8(bytes: Buffer, from: number, end: number): Vp8 {
  let picture: RtpPacket['picture'];
  let layer: RtpPacket['layer'];
  const nothing = { startsAfresh: false, opensPicture: false, bodyAt: end, picture, layer };
  const first = bytes[from];
  if (from >= end || first === undefined) return nothing;
  let at = from + 1;
  if (first & 0x80) {
    const has = bytes[at++] ?? 0;
    if (has & 0x80) {
      const isLong = (bytes[at] ?? 0) >= 0x80;
      if (at + 2 > end) return nothing;
      picture = { at, isLong, id: isLong ? bytes.readUInt16BE(at) & 0x7fff : bytes[at]! };
      at += isLong ? 2 : 1;
    }
    if (has & 0x40) {
      if (at >= end) return nothing;
      layer = { at, index: bytes[at]! };
      at++;
    }
    if (has & 0x30) at++;
  }
  const isFirst = (first & 0x10) !== 0 && (first & 0x07) === 0;
  const startsAfresh = isFirst && at < end && (bytes[at]! & 1) === 0;
  return { startsAfresh, opensPicture: isFirst, bodyAt: Math.min(at, end), picture, layer };
}

const FEEDBACK = 206;
const PICTURE_LOSS = 1;
const FULL_INTRA = 4;

/** Whether a viewer asks for a picture that needs no earlier one; several reports may stand in one packet. */
export function asksForPicture(bytes: Buffer): boolean {
  for (let at = 0; at + 4 <= bytes.length; at += 4 + bytes.readUInt16BE(at + 2) * 4) {
    const format = bytes[at]! & 0x1f;
    if (bytes[at + 1] === FEEDBACK && (format === PICTURE_LOSS || format === FULL_INTRA)) return true;
  }
  return false;
}

/** How far a number of 16 bits is ahead of another, from -32768 to 32767. */
export const ahead = (one: number, other: number): number => ((one - other) << 16) >> 16;

/** Asks a sender for packets that did not come (RFC 4585, generic NACK): `first` and the 16 after it at most. */
export function askAgain(ssrc: number, first: number, count: number): Buffer {
  const bytes = Buffer.alloc(16);
  bytes[0] = 0x81;
  bytes[1] = 205;
  bytes.writeUInt16BE(3, 2);
  bytes.writeUInt32BE(1, 4);
  bytes.writeUInt32BE(ssrc >>> 0, 8);
  bytes.writeUInt16BE(first & 0xffff, 12);
  bytes.writeUInt16BE(2 ** Math.min(16, count - 1) - 1, 14);
  return bytes;
}
