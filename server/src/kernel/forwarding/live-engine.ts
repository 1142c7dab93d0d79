/** A place in a room through which one feed at a time flows; the same for everybody there. */
export interface EngineSlot {
  readonly name: string;
  readonly kind: 'audio' | 'video';
  /** Bits in a second that whoever sends pictures may use. */
  readonly bitrate: number;
}
/** The line over which somebody asks, and whose it is: nobody gets back what is their own. */
export interface EngineLine {
  readonly roomId: string;
  readonly lineId: string;
  readonly owner: string;
}
/** Whether a recording of the room holds a feed; `once`: the recording that runs, or the next one, and none after it. */
export type FeedKept = boolean | 'once';
export interface EngineStats {
  readonly rooms: number;
  readonly feeds: number;
  readonly viewers: number;
  readonly packetsIn: number;
  readonly packetsOut: number;
  readonly memoryMb: number;
}
/** `idle`: nobody needed it yet; `down`: it ended and is started again; `absent`: this machine cannot run it. */
export interface EngineHealth {
  readonly state: 'idle' | 'up' | 'down' | 'absent';
  readonly restarts: number;
  /** Of the process that runs now. */
  readonly pid: number | undefined;
}
export type EngineNews =
  | { readonly kind: 'feedEnded'; readonly roomId: string; readonly slot: string; readonly lineId: string }
  /** Everything that it held is lost: whoever published or watched begins anew. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'restarted' };

/** Why an engine does not do what it was asked: a description that is none, nobody there, no engine now, or none at all. */
export type EngineNo = 'sdp' | 'unknown' | 'down' | 'absent';
export class EngineRefusal extends Error {
  override name = 'EngineRefusal';
  readonly why: EngineNo;
  constructor(why: EngineNo) {
    super(`the engine refuses: ${why}`);
    this.why = why;
  }
}

/**
 * Takes sound and pictures from some people of a room and passes them on to the others. To publish, the page offers and the engine
 * answers; to watch, the engine offers one connection with all slots of the room, so that nothing is negotiated again when somebody
 * else speaks. Everything may throw an EngineRefusal.
 */
export interface LiveEngine {
  /** A room that exists stays as it is. */
  readonly createRoom: (roomId: string, slots: readonly EngineSlot[]) => Promise<void>;
  readonly closeRoom: (roomId: string) => Promise<void>;
  /** Answers the offer of one sound or picture; what came through the slot before ends. */
  readonly publish: (line: EngineLine, slot: string, sdp: string, kept?: FeedKept) => Promise<string>;
  /** Ends what comes through a slot, where it is this owner's. */
  readonly unpublish: (roomId: string, slot: string, owner: string) => Promise<void>;
  /** Offers what the room has. `picture`: whether pictures come too; where the engine has no room for them, sound alone does. */
  readonly subscribe: (
    line: EngineLine,
    picture: boolean,
  ) => Promise<{ readonly sdp: string; readonly picture: boolean }>;
  readonly answer: (line: EngineLine, sdp: string) => Promise<void>;
  readonly setPicture: (line: EngineLine, picture: boolean) => Promise<boolean>;
  /**
   * Writes what is kept of the room into a folder of this machine, one new file each time that somebody publishes (`recording/part-file.ts`).
   * What runs already begins at once. The same folder again changes nothing; another one ends the first.
   */
  readonly startRecording: (roomId: string, folder: string) => Promise<void>;
  /** Ends that; afterwards the files are whole. A room that is closed ends it too. */
  readonly stopRecording: (roomId: string) => Promise<void>;
  /** Ends everything of a line. */
  readonly kick: (roomId: string, lineId: string) => Promise<void>;
  readonly stats: () => Promise<EngineStats>;
  readonly health: () => EngineHealth;
  readonly onNews: (listener: (news: EngineNews) => void) => void;
  readonly close: () => Promise<void>;
}

/** What an engine of this machine is told about its surroundings. */
export interface EngineOptions {
  /** First and last UDP port. */
  readonly ports: readonly [number, number];
  /** The address that pages are told instead of the machine's own ones. */
  readonly publicIp?: string;
  /** The one address to listen on; without it all. */
  readonly bindAddress?: string;
  /** As many get pictures at once. */
  readonly mostViewers: number;
  /** The module of the library; another than node-datachannel where a machine without it is tried. */
  readonly library?: string;
}
