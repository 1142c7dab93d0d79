import { ahead, readRtp, type RtpPacket } from '../engine/rtp.ts';
import { type PartName, readPart } from './part-file.ts';

/** A sound of some milliseconds or a whole picture, with when it was made: milliseconds since 1970. */
interface KeptFrame {
  readonly at: number;
  readonly bytes: Buffer;
  /** Of a picture that needs no earlier one: its size. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

/** As many packets wait for one that comes late, or again because it was lost. */
const LATE = 256;
/** A clock that is farther from that of the machine began anew. */
const DRIFT_MS = 1000;
const RATES = { audio: 48_000, video: 90_000 } as const;

interface Timed {
  readonly at: number;
  readonly packet: RtpPacket;
}
export interface Part extends PartName {
  readonly path: string;
}

/** The sounds or pictures of a part, in their order; a picture of which a packet is missing, and those that need it, are left out. */
export async function* framesOf(part: Part): AsyncGenerator<KeptFrame> {
  const assemble = part.kind === 'audio' ? soundsOf : picturesOf;
  yield* assemble(timed(inOrder(part), part));
}

/** When a part ended: its closing, or the last that a killed engine wrote. */
export async function endOf({ path, startedAt }: Part): Promise<number> {
  let end = startedAt;
  for await (const { at } of readPart(path)) end = Math.max(end, startedAt + at);
  return end;
}

/** A packet that was sent again, and came twice, counts once. */
async function* inOrder({ path, kind }: Part): AsyncGenerator<Timed> {
  const waiting: Timed[] = [];
  let given: number | undefined;
  for await (const { at, bytes } of readPart(path)) {
    const packet = readRtp(bytes, kind);
    if (!packet) continue;
    const behind = waiting.findLastIndex((one) => ahead(packet.sequence, one.packet.sequence) > 0);
    const isTooLate = given !== undefined && isJustBehind(packet.sequence, given);
    if (isTooLate || waiting[behind + 1]?.packet.sequence === packet.sequence) continue;
    waiting.splice(behind + 1, 0, { at, packet });
    const next = waiting.length > LATE ? waiting.shift() : undefined;
    if (!next) continue;
    given = next.packet.sequence;
    yield next;
  }
  yield* waiting;
}
/** A sender that began anew elsewhere is farther away. */
const isJustBehind = (sequence: number, given: number): boolean => {
  const step = ahead(sequence, given);
  return step <= 0 && step > -4 * LATE;
};

/** Says when each packet was made, by the clock of its sender, which is laid on that of the machine. */
async function* timed(packets: AsyncGenerator<Timed>, { kind, startedAt }: Part): AsyncGenerator<Timed> {
  const rate = RATES[kind] / 1000;
  let anchor: { readonly at: number; readonly timestamp: number } | undefined;
  for await (const { at, packet } of packets) {
    const by = anchor ? anchor.at + ((packet.timestamp - anchor.timestamp) | 0) / rate : at;
    const isNear = anchor !== undefined && Math.abs(by - at) <= DRIFT_MS;
    if (!isNear) anchor = { at, timestamp: packet.timestamp };
    else anchor = { at: by, timestamp: packet.timestamp };
    yield { at: startedAt + (isNear ? by : at), packet };
  }
}

const bodyOf = ({ bytes, bodyAt, bodyEnd }: RtpPacket): Buffer => bytes.subarray(bodyAt, bodyEnd);

async function* soundsOf(packets: AsyncGenerator<Timed>): AsyncGenerator<KeptFrame> {
  for await (const { at, packet } of packets) {
    const bytes = bodyOf(packet);
    if (bytes.length > 0) yield { at, bytes, size: undefined };
  }
}

async function* picturesOf(packets: AsyncGenerator<Timed>): AsyncGenerator<KeptFrame> {
  let parts: Buffer[] = [];
  let last: number | undefined;
  // What is missing shows until a picture that needs no earlier one.
  let isBroken = true;
  for await (const { at, packet } of packets) {
    const isNext = last !== undefined && ahead(packet.sequence, last) === 1;
    last = packet.sequence;
    // What fills a line that is not used up is no picture.
    if (packet.bodyEnd <= packet.bodyAt) continue;
    if (packet.startsAfresh) isBroken = false;
    else if (!isNext || (parts.length === 0) !== packet.opensPicture) isBroken = true;
    if (isBroken || packet.startsAfresh) parts = [];
    if (isBroken) continue;
    parts.push(bodyOf(packet));
    if (packet.marker === 0) continue;
    const bytes = Buffer.concat(parts);
    parts = [];
    yield { at, bytes, size: sizeOf(bytes) };
  }
}

/** RFC 6386, section 9.1. */
function sizeOf(bytes: Buffer): KeptFrame['size'] {
  if (bytes.length < 10 || (bytes[0]! & 1) !== 0) return undefined;
  return { width: bytes.readUInt16LE(6) & 0x3fff, height: bytes.readUInt16LE(8) & 0x3fff };
}
