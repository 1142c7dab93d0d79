import type { Track } from 'node-datachannel';
import { type EngineOptions, EngineRefusal, type EngineSlot } from '../live-engine.ts';
import { Connection, type Library } from './connection.ts';
import { type OfferedMedia, readAnswer } from './descriptions.ts';
import { asksForPicture, isRtcp, type RtpPacket } from './rtp.ts';
import { ViewerStream } from './viewer-stream.ts';

const PAYLOAD_TYPES = { audio: 111, video: 96 } as const;
const CLOCK_RATES = { audio: 48_000, video: 90_000 } as const;
/** Packets that are kept for who lost them: some two seconds of a picture. */
const KEPT = { audio: 64, video: 512 } as const;
const FIRST_SSRC = 1001;
/** Who does not answer in this time gives back port and place. */
const ANSWER_MS = 30_000;

interface Outlet {
  readonly track: Track;
  readonly stream: ViewerStream;
  readonly kind: 'audio' | 'video';
}

/** One page that watches: a connection with all slots of the room. */
export class Viewer {
  readonly lineId: string;
  readonly owner: string;
  picture: boolean;
  readonly #slots: readonly EngineSlot[];
  readonly #onPictureLost: (slot: string) => void;
  readonly #onEnded: () => void;
  readonly #outlets = new Map<string, Outlet>();
  #connection: Connection | undefined;
  #isAccepted = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(given: {
    line: { lineId: string; owner: string };
    slots: readonly EngineSlot[];
    picture: boolean;
    onPictureLost: (slot: string) => void;
    onEnded: () => void;
  }) {
    this.lineId = given.line.lineId;
    this.owner = given.line.owner;
    this.picture = given.picture;
    this.#slots = given.slots;
    this.#onPictureLost = given.onPictureLost;
    this.#onEnded = given.onEnded;
  }

  async open(library: Library, options: EngineOptions): Promise<string> {
    const connection = new Connection(library, options, () => {
      clearTimeout(this.#timer);
      this.#onEnded();
    });
    this.#timer = setTimeout(() => connection.close(), ANSWER_MS);
    this.#connection = connection;
    try {
      for (const [place, slot] of this.#slots.entries()) this.#addOutlet(library, connection, slot, FIRST_SSRC + place);
      return await connection.offer();
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  accept(sdp: string): void {
    if (this.#isAccepted) throw new EngineRefusal('unknown');
    const answer = readAnswer(sdp, this.#slots.map(offeredFor));
    try {
      this.#connection?.accept(answer);
      this.#isAccepted = true;
      clearTimeout(this.#timer);
    } catch {
      throw new EngineRefusal('sdp');
    }
  }

  /** Pictures are left out, or come again from the next whole one on. */
  setPicture(picture: boolean): void {
    this.picture = picture;
    for (const { kind, stream } of this.#outlets.values()) if (kind === 'video') stream.pause();
  }

  /** Passes a packet on. Answers how, where the source has to hear of it. */
  send(slot: string, packet: RtpPacket, source: object, now: number): 'sent' | 'later' | 'dropped' {
    const outlet = this.#outlets.get(slot);
    if (!outlet || (outlet.kind === 'video' && !this.picture)) return 'dropped';
    try {
      if (!outlet.track.isOpen()) return 'dropped';
      const how = outlet.stream.rewrite(packet, source, now);
      if (how !== 'send') return how === 'later' ? 'later' : 'dropped';
      return outlet.track.sendMessageBinary(packet.bytes) ? 'sent' : 'dropped';
    } catch {
      return 'dropped';
    }
  }

  close(): void {
    this.#connection?.close();
  }

  #addOutlet(library: Library, connection: Connection, slot: EngineSlot, ssrc: number): void {
    const { name, kind } = slot;
    const payloadType = PAYLOAD_TYPES[kind];
    const media = kind === 'audio' ? new library.Audio(name, 'SendOnly') : new library.Video(name, 'SendOnly');
    if (media instanceof library.Video) media.addVP8Codec(payloadType);
    else media.addOpusCodec(payloadType, 'minptime=10;useinbandfec=1;usedtx=1');
    media.addSSRC(ssrc, 'room', `stage-${name}`, name);
    const track = connection.addTrack(media, new library.RtcpNackResponder(KEPT[kind]), (bytes) => {
      if (kind === 'video' && isRtcp(bytes) && asksForPicture(bytes)) this.#onPictureLost(name);
    });
    const stream = new ViewerStream({ ssrc, payloadType, clockRate: CLOCK_RATES[kind] });
    this.#outlets.set(name, { track, stream, kind });
  }
}

const offeredFor = ({ name, kind }: EngineSlot): OfferedMedia => ({
  mid: name,
  kind,
  payloadType: PAYLOAD_TYPES[kind],
});
