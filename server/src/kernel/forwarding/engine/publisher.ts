import type { Track } from 'node-datachannel';
import { type EngineOptions, EngineRefusal, type EngineSlot, type FeedKept } from '../live-engine.ts';
import { Allowance } from './allowance.ts';
import { Connection, type Library } from './connection.ts';
import { readOffer } from './descriptions.ts';
import { ahead, askAgain, isRtcp, readRtp, type RtpPacket } from './rtp.ts';

/** Sound of speech: 32 kbit/s, nothing while nobody speaks, and lost packets are made up for. */
const SPEECH = 'minptime=10;useinbandfec=1;usedtx=1;maxaveragebitrate=32000';
const PICTURE_MS = 500;
/** A larger hole is no hole: the sender began elsewhere. */
const MOST_MISSING = 16;

/** What one person sends through one slot. */
export class Publisher {
  readonly lineId: string;
  readonly owner: string;
  /** Whoever asked later has the larger one. */
  readonly turn: number;
  #kept: FeedKept;
  readonly #slot: EngineSlot;
  readonly #onPacket: (packet: RtpPacket) => void;
  readonly #onEnded: () => void;
  readonly #allowance: Allowance;
  #connection: Connection | undefined;
  #track: Track | undefined;
  #ssrc = 0;
  #newest: number | undefined;
  #askedAt = -PICTURE_MS;
  #isAsking = false;

  constructor(given: {
    line: { lineId: string; owner: string };
    slot: EngineSlot;
    turn: number;
    kept: FeedKept;
    onPacket: (packet: RtpPacket) => void;
    onEnded: () => void;
  }) {
    this.lineId = given.line.lineId;
    this.owner = given.line.owner;
    this.turn = given.turn;
    this.#kept = given.kept;
    this.#slot = given.slot;
    this.#onPacket = given.onPacket;
    this.#onEnded = given.onEnded;
    this.#allowance = new Allowance(given.slot);
  }

  /** A recording of the room holds it. */
  get isKept(): boolean {
    return this.#kept !== false;
  }
  /** A recording has ended: who agreed to that one did not agree to the next. */
  recordingEnded(): void {
    if (this.#kept === 'once') this.#kept = false;
  }

  async open(library: Library, options: EngineOptions, sdp: string): Promise<string> {
    const { kind } = this.#slot;
    const offer = readOffer(sdp, kind);
    this.#ssrc = offer.ssrc;
    const connection = new Connection(library, options, this.#onEnded);
    this.#connection = connection;
    try {
      const media = mediaOf(library, kind, offer);
      this.#track = connection.addTrack(media, new library.RtcpReceivingSession(), (bytes) => this.#took(bytes));
      return await connection.answerTo(offer.sdp);
    } catch (error) {
      connection.close();
      throw error instanceof EngineRefusal ? error : new EngineRefusal('sdp');
    }
  }

  /** A picture that needs no earlier one, please; at most one request in half a second, and the last one is not lost. */
  askForPicture(): void {
    if (this.#slot.kind === 'audio' || this.#isAsking) return;
    const wait = this.#askedAt + PICTURE_MS - performance.now();
    if (wait <= 0) return this.#askNow();
    this.#isAsking = true;
    setTimeout(() => {
      this.#isAsking = false;
      this.#askNow();
    }, wait);
  }

  /** Says how much the page may send; told each second, for what is told once is forgotten. */
  tellBitrate(): void {
    if (this.#slot.kind === 'video') this.#try((track) => track.requestBitrate(this.#slot.bitrate));
  }

  close(): void {
    this.#connection?.close();
  }

  #askNow(): void {
    this.#askedAt = performance.now();
    this.#try((track) => track.requestKeyframe());
  }

  #took(bytes: Buffer): void {
    const how = this.#allowance.take(bytes.length, performance.now());
    if (how === 'flood') this.close();
    if (how !== 'pass' || isRtcp(bytes)) return;
    const packet = readRtp(bytes, this.#slot.kind);
    if (!packet) return;
    if (this.#slot.kind === 'video') this.#askForMissing(packet.sequence);
    this.#onPacket(packet);
  }

  #askForMissing(sequence: number): void {
    const step = this.#newest === undefined ? 1 : ahead(sequence, this.#newest);
    if (step > 1 && step <= MOST_MISSING) {
      const missing = askAgain(this.#ssrc, (this.#newest ?? 0) + 1, step - 1);
      this.#try((track) => track.sendMessageBinary(missing));
    }
    if (step > 0 || step < -1000) this.#newest = sequence;
  }

  #try(what: (track: Track) => void): void {
    try {
      if (this.#track?.isOpen()) what(this.#track);
    } catch {
      // the connection has just ended
    }
  }
}

function mediaOf(
  library: Library,
  kind: 'audio' | 'video',
  { mid, payloadType }: { mid: string; payloadType: number },
) {
  if (kind === 'audio') {
    const audio = new library.Audio(mid, 'RecvOnly');
    audio.addOpusCodec(payloadType, SPEECH);
    return audio;
  }
  const video = new library.Video(mid, 'RecvOnly');
  video.addVP8Codec(payloadType);
  return video;
}
