import {
  type EngineLine,
  type EngineNews,
  type EngineOptions,
  EngineRefusal,
  type EngineSlot,
  type EngineStats,
  type FeedKept,
} from '../live-engine.ts';
import { type Library, requirePort } from './connection.ts';
import type { Asks } from './messages.ts';
import { Publisher } from './publisher.ts';
import { RoomRecorder } from './room-recorder.ts';
import type { RtpPacket } from './rtp.ts';
import { Viewer } from './viewer.ts';

interface Room {
  readonly slots: readonly EngineSlot[];
  readonly publishers: Map<string, Publisher>;
  /** By their lines. */
  readonly viewers: Map<string, Viewer>;
  recorder: RoomRecorder | undefined;
}
interface Published {
  readonly name: string;
  readonly sdp: string;
  readonly kept: FeedKept;
}
type Answers = { readonly [K in keyof Asks]: (given: Asks[K][0]) => Asks[K][1] | Promise<Asks[K][1]> };

const MEGABYTE = 1_048_576;
/** Ports that are left to others: whoever speaks comes before whoever watches. */
const SPARE = { publish: 8, subscribe: 64 } as const;
/** Pages of one person that watch a room: a computer, a phone, and one that was just left. */
const MOST_OWN_VIEWERS = 3;

function endAgreements({ publishers }: Room): void {
  for (const one of publishers.values()) one.recordingEnded();
}

/** All rooms of the engine, and what can be asked of them. */
export class Rooms {
  readonly #library: Library;
  readonly #options: EngineOptions;
  readonly #tell: (news: EngineNews) => void;
  readonly #rooms = new Map<string, Room>();
  #published = 0;
  #packetsIn = 0;
  #packetsOut = 0;

  constructor(library: Library, options: EngineOptions, tell: (news: EngineNews) => void) {
    this.#library = library;
    this.#options = options;
    this.#tell = tell;
    setInterval(() => this.#tellBitrates(), 1000);
  }

  readonly answers: Answers = {
    createRoom: ({ roomId, slots }) => {
      const made = { slots, publishers: new Map(), viewers: new Map(), recorder: undefined };
      if (!this.#rooms.has(roomId)) this.#rooms.set(roomId, made);
      return null;
    },
    closeRoom: ({ roomId }) => {
      const room = this.#rooms.get(roomId);
      this.#rooms.delete(roomId);
      void room?.recorder?.close();
      for (const one of [...(room?.publishers.values() ?? []), ...(room?.viewers.values() ?? [])]) one.close();
      return null;
    },
    publish: ({ slot, sdp, kept, ...line }) => this.#publish(line, { name: slot, sdp, kept }),
    unpublish: ({ roomId, slot, owner }) => {
      const publisher = this.#rooms.get(roomId)?.publishers.get(slot);
      if (publisher?.owner === owner) publisher.close();
      return null;
    },
    subscribe: ({ picture, ...line }) => this.#subscribe(line, picture),
    answer: ({ sdp, ...line }) => {
      this.#viewer(line).accept(sdp);
      return null;
    },
    setPicture: ({ picture, ...line }) => {
      const viewer = this.#viewer(line);
      const given = picture && (viewer.picture || this.#hasPlace());
      viewer.setPicture(given);
      return given;
    },
    startRecording: async ({ roomId, folder }) => {
      const room = this.#room(roomId);
      if (room.recorder?.folder === folder) return null;
      const before = room.recorder;
      if (before) endAgreements(room);
      room.recorder = new RoomRecorder(folder);
      for (const [slot, publisher] of room.publishers) room.recorder.follow(slot, publisher);
      await before?.close();
      return null;
    },
    stopRecording: async ({ roomId }) => {
      const room = this.#rooms.get(roomId);
      const recorder = room?.recorder;
      if (room) room.recorder = undefined;
      if (room && recorder) endAgreements(room);
      await recorder?.close();
      return null;
    },
    kick: ({ roomId, lineId }) => {
      const room = this.#rooms.get(roomId);
      room?.viewers.get(lineId)?.close();
      for (const one of room?.publishers.values() ?? []) if (one.lineId === lineId) one.close();
      return null;
    },
    stats: () => this.#stats(),
  };

  #room(roomId: string): Room {
    const room = this.#rooms.get(roomId);
    if (!room) throw new EngineRefusal('unknown');
    return room;
  }
  #viewer({ roomId, lineId }: EngineLine): Viewer {
    const viewer = this.#room(roomId).viewers.get(lineId);
    if (!viewer) throw new EngineRefusal('unknown');
    return viewer;
  }

  async #publish(line: EngineLine, { name, sdp, kept }: Published): Promise<string> {
    const room = this.#room(line.roomId);
    const slot = room.slots.find((one) => one.name === name);
    if (!slot) throw new EngineRefusal('unknown');
    requirePort(this.#options, SPARE.publish);
    const turn = ++this.#published;
    let isEnded = false;
    const publisher: Publisher = new Publisher({
      line,
      slot,
      turn,
      kept,
      onPacket: (packet) => this.#forward(room, name, publisher, packet),
      onEnded: () => {
        isEnded = true;
        if (room.publishers.get(name) !== publisher) return;
        room.publishers.delete(name);
        room.recorder?.leave(name);
        this.#tell({ kind: 'feedEnded', roomId: line.roomId, slot: name, lineId: line.lineId });
      },
    });
    const answer = await publisher.open(this.#library, this.#options, sdp);
    const before = room.publishers.get(name);
    // Meanwhile the room was closed, or somebody who asked later was faster.
    if (isEnded || this.#rooms.get(line.roomId) !== room || (before && before.turn > turn)) {
      publisher.close();
      throw new EngineRefusal('unknown');
    }
    room.publishers.set(name, publisher);
    room.recorder?.follow(name, publisher);
    before?.close();
    return answer;
  }

  async #subscribe(line: EngineLine, wanted: boolean): Promise<{ sdp: string; picture: boolean }> {
    const room = this.#room(line.roomId);
    room.viewers.get(line.lineId)?.close();
    const own = [...room.viewers.values()].filter(({ owner }) => owner === line.owner);
    for (const oldest of own.slice(0, Math.max(0, own.length - MOST_OWN_VIEWERS + 1))) oldest.close();
    requirePort(this.#options, SPARE.subscribe);
    const picture = wanted && this.#hasPlace();
    const viewer: Viewer = new Viewer({
      line,
      slots: room.slots,
      picture,
      onPictureLost: (slot) => room.publishers.get(slot)?.askForPicture(),
      onEnded: () => {
        if (room.viewers.get(line.lineId) === viewer) room.viewers.delete(line.lineId);
      },
    });
    room.viewers.set(line.lineId, viewer);
    return { sdp: await viewer.open(this.#library, this.#options), picture };
  }

  #hasPlace(): boolean {
    let count = 0;
    for (const { viewers } of this.#rooms.values()) for (const one of viewers.values()) if (one.picture) count++;
    return count < this.#options.mostViewers;
  }

  #forward(room: Room, slot: string, from: Publisher, packet: RtpPacket): void {
    if (room.publishers.get(slot) !== from) return;
    this.#packetsIn++;
    // Before the viewers, whose numbers are written over those of the packet.
    room.recorder?.write(slot, packet);
    const now = performance.now();
    let isAwaited = false;
    for (const viewer of room.viewers.values()) {
      if (viewer.owner === from.owner) continue;
      const how = viewer.send(slot, packet, from, now);
      if (how === 'sent') this.#packetsOut++;
      if (how === 'later') isAwaited = true;
    }
    if (isAwaited) from.askForPicture();
  }

  #tellBitrates(): void {
    for (const { publishers } of this.#rooms.values()) for (const one of publishers.values()) one.tellBitrate();
    for (const { recorder } of this.#rooms.values()) recorder?.beat();
  }

  #stats(): EngineStats {
    const all = [...this.#rooms.values()];
    return {
      rooms: all.length,
      feeds: all.reduce((sum, { publishers }) => sum + publishers.size, 0),
      viewers: all.reduce((sum, { viewers }) => sum + viewers.size, 0),
      packetsIn: this.#packetsIn,
      packetsOut: this.#packetsOut,
      memoryMb: Math.round(process.memoryUsage.rss() / MEGABYTE),
    };
  }
}
