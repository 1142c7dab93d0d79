import { Audio, type MediaHandler, PeerConnection, RtcpReceivingSession, type Track, Video } from 'node-datachannel';
import { expect, vi } from 'vitest';
import { closeAfterFile } from './close-after-file.ts';
import type { SomeFilm } from './some-film.ts';

const OPTIONS = { iceServers: [], bindAddress: '127.0.0.1', disableAutoNegotiation: true, forceMediaTransport: true };
const SSRC = 4711;
/** Bytes of a picture in one packet. */
const PIECE = 1100;
let made = 0;

function connection(): PeerConnection {
  const peer = new PeerConnection(`test page ${++made}`, OPTIONS);
  closeAfterFile(async () => peer.close());
  return peer;
}
async function described(peer: PeerConnection, type: 'offer' | 'answer'): Promise<string> {
  const gathered = new Promise<void>((resolve) =>
    peer.onGatheringStateChange((state) => state === 'complete' && resolve()),
  );
  peer.setLocalDescription(type);
  await gathered;
  return peer.localDescription()!.sdp;
}

/** Sends sound or pictures as a page does, by a real connection. */
export class SendingPage {
  readonly #peer = connection();
  readonly #track: Track;
  readonly #kind: 'audio' | 'video';
  readonly #film: readonly Buffer[] | undefined;
  /** Milliseconds of one sound or picture of the film. */
  readonly #step: number;
  #sequence = 65_530;
  #timer: NodeJS.Timeout | undefined;
  #count = 0;
  /** How often a picture was asked for that needs no earlier one. */
  asked = 0;

  /** Sends this film at its pace; without one, packets that nobody could show. */
  constructor(kind: 'audio' | 'video', film?: SomeFilm) {
    this.#kind = kind;
    this.#step = kind === 'audio' ? 20 : 40;
    this.#film = kind === 'audio' ? film?.sounds : film?.pictures;
    const media = kind === 'audio' ? new Audio('0', 'SendOnly') : new Video('0', 'SendOnly');
    if (media instanceof Video) media.addVP8Codec(100);
    else media.addOpusCodec(100);
    media.addSSRC(SSRC, 'page', 'page', 'page');
    this.#track = this.#peer.addTrack(media);
    this.#track.onMessage((bytes) => {
      if (bytes[1] === 206 && (bytes[0]! & 31) === 1) this.asked++;
    });
  }

  readonly offer = (): Promise<string> => described(this.#peer, 'offer');

  /** Begins to send, so many packets each five milliseconds (of sound: ten); every tenth picture, and what is asked for, needs no earlier one. */
  begin(answer: string, atOnce = 1): void {
    this.#peer.setRemoteDescription(answer, 'answer');
    const began = performance.now();
    const send = () => {
      if (this.#film) return this.#sendFilm(this.#film, performance.now() - began);
      for (let left = atOnce; left > 0; left--) this.#send();
    };
    this.#timer = setInterval(send, this.#kind === 'audio' ? 10 : 5);
    closeAfterFile(async () => this.end());
  }
  end(): void {
    clearInterval(this.#timer);
    this.#peer.close();
  }

  /** Waits until it has sent so many milliseconds more of its film. */
  async sendsOn(milliseconds: number): Promise<void> {
    const until = this.#count + Math.ceil(milliseconds / this.#step);
    const patience = { timeout: 20_000 + milliseconds, interval: 20 };
    await vi.waitFor(() => expect(this.#count).toBeGreaterThanOrEqual(until), patience);
  }

  /** What is due by now. */
  #sendFilm(film: readonly Buffer[], passed: number): void {
    if (!this.#track.isOpen()) return;
    for (; this.#count * this.#step <= passed; this.#count++) {
      const frame = film[this.#count % film.length]!;
      for (let from = 0; from < frame.length; from += PIECE) this.#sendPiece(frame, from, this.#count * this.#step);
    }
  }
  #sendPiece(frame: Buffer, from: number, at: number): void {
    const isVideo = this.#kind === 'video';
    const isLast = from + PIECE >= frame.length;
    const head = Buffer.alloc(isVideo ? 13 : 12);
    head[0] = 0x80;
    head[1] = (isLast ? 0x80 : 0) | 100;
    head.writeUInt16BE(this.#sequence++ & 0xffff, 2);
    head.writeUInt32BE(at * (isVideo ? 90 : 48), 4);
    head.writeUInt32BE(SSRC, 8);
    if (isVideo) head[12] = from === 0 ? 0x10 : 0;
    this.#track.sendMessageBinary(Buffer.concat([head, frame.subarray(from, from + PIECE)]));
  }
  #send(): void {
    if (!this.#track.isOpen()) return;
    const count = this.#count++;
    // They begin again with 0 soon.
    const sequence = (count + 65_530) & 0xffff;
    const bytes = Buffer.alloc(60);
    bytes[0] = 0x80;
    bytes[1] = 0x80 | 100;
    bytes.writeUInt16BE(sequence, 2);
    bytes.writeUInt32BE(count * 450, 4);
    bytes.writeUInt32BE(SSRC, 8);
    if (this.#kind === 'video') {
      bytes.set([0x90, 0x80], 12);
      bytes.writeUInt16BE(0x8000 | (count & 0x7fff), 14);
      bytes[16] = count % 10 === 0 ? 0 : 1;
    }
    this.#track.sendMessageBinary(bytes);
  }
}

export interface HeardPacket {
  readonly sequence: number;
  readonly timestamp: number;
  readonly ssrc: number;
  readonly payloadType: number;
  readonly isWhole: boolean;
}

/** Watches as a page does: answers what the engine offers, and keeps what comes, by the names of the slots. */
export class WatchingPage {
  readonly #peer = connection();
  readonly #held: (Track | MediaHandler)[] = [];
  readonly heard = new Map<string, HeardPacket[]>();
  state = 'new';
  #candidates: string[] = [];

  constructor() {
    this.#peer.onStateChange((state) => (this.state = state));
  }

  /** The connection begins with `begin`: what comes to the engine before the answer would confuse it. */
  async answer(offer: string): Promise<string> {
    this.#candidates = [...offer.matchAll(/^a=(candidate:.*)\r$/gm)].map(([, candidate = '']) => candidate);
    for (const [, kind, mid = ''] of offer.matchAll(/m=(audio|video)[^]*?a=mid:(\S+)/g)) {
      const media = kind === 'audio' ? new Audio(mid, 'RecvOnly') : new Video(mid, 'RecvOnly');
      if (media instanceof Video) media.addVP8Codec(96);
      else media.addOpusCodec(111);
      const track = this.#peer.addTrack(media);
      const handler = new RtcpReceivingSession();
      track.setMediaHandler(handler);
      const packets: HeardPacket[] = [];
      this.heard.set(mid, packets);
      track.onMessage((bytes) => void packets.push(readPacket(bytes)));
      this.#held.push(track, handler);
    }
    const known = offer.replaceAll(/^a=(candidate:.*|end-of-candidates)\r\n/gm, '');
    this.#peer.setRemoteDescription(known, 'offer');
    return described(this.#peer, 'answer');
  }
  begin(): void {
    for (const candidate of this.#candidates) this.#peer.addRemoteCandidate(candidate, 'mic1');
  }
  readonly packetsOf = (slot: string): readonly HeardPacket[] => this.heard.get(slot) ?? [];
  end(): void {
    this.#peer.close();
  }
}

const readPacket = (bytes: Buffer): HeardPacket => ({
  payloadType: bytes[1]! & 127,
  sequence: bytes.readUInt16BE(2),
  timestamp: bytes.readUInt32BE(4),
  ssrc: bytes.readUInt32BE(8),
  isWhole: bytes.length > 16 && (bytes[16]! & 1) === 0,
});
