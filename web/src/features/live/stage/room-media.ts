import type { Heard, Saying } from '@abhyas/contract/channel';
import type { RoomCommands, RoomState } from '@abhyas/contract/live/room';
import type { FeedSource, StageSlot } from '@abhyas/contract/live/words';
import { isRefusal } from '../../../lib/api.ts';
import { takeTracks, whenBroken } from './connections.ts';
import { chosenDevice, type DeviceKind, type DeviceTrouble, keepDevice } from './devices.ts';
import { type OwnFeeds, SendingFeeds } from './own-feeds.ts';

export interface MediaView {
  /** `absent`: this server carries neither sound nor picture. */
  readonly state: 'waiting' | 'open' | 'absent';
  /** What comes from the room, by its places. */
  readonly tracks: { readonly [S in StageSlot]?: MediaStreamTrack };
  readonly own: OwnFeeds;
  /** The person wants pictures; kept on this device. */
  readonly wantsPicture: boolean;
  /** Pictures come; the server may have no room for them. */
  readonly picture: boolean;
  /** The teacher has silenced everybody, and this page was heard until then. */
  readonly isSilenced: boolean;
  /** The loudspeaker that was chosen on this device. */
  readonly speaker: string | undefined;
  /** A recording may hold the own voice. */
  readonly agrees: boolean;
  /** Why a device of this page gives nothing. */
  readonly trouble: { readonly source: FeedSource; readonly why: DeviceTrouble } | undefined;
}
type Say = <K extends keyof RoomCommands>(name: K, body: Saying<RoomCommands[K]>) => Promise<Heard<RoomCommands[K]>>;

const SAVES_DATA = 'abhyas.live.savesData';
const PAUSES = [500, 1000, 2000, 4000];

/** Sound and pictures of a stay in a room: what comes from it, and what this page sends. */
export class RoomMedia {
  readonly #say: Say;
  readonly #kept: string;
  readonly #listeners = new Set<() => void>();
  readonly #sending: SendingFeeds;
  #view: MediaView;
  #peer: RTCPeerConnection | undefined;
  #round = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;
  /** Since when the recording runs for which this student agreed. */
  #agreedTo: string | null = null;

  constructor(say: Say, classId: string) {
    this.#say = say;
    this.#kept = `abhyas.live.sends.${classId}`;
    const wantsPicture = localStorage.getItem(SAVES_DATA) === null;
    this.#view = {
      state: 'waiting',
      tracks: {},
      own: {},
      wantsPicture,
      picture: false,
      isSilenced: false,
      speaker: chosenDevice('speaker'),
      agrees: false,
      trouble: undefined,
    };
    this.#sending = new SendingFeeds({
      publish: async (source, sdp) => (await say('publishFeed', { source, sdp, recorded: this.#view.agrees })).sdp,
      unpublish: (source) => say('unpublishFeed', { source }),
      changed: (own) => this.#set({ own }),
      trouble: (source, why) => this.#set({ trouble: { source, why } }),
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): MediaView => this.#view;

  /** Opens a device; what it gives is sent as soon as the room takes it. */
  readonly turnOn = async (source: FeedSource): Promise<void> => {
    this.#set({ trouble: undefined, ...(source === 'mic' && { isSilenced: false }) });
    await this.#sending.turnOn(source);
    this.#keep();
  };
  readonly turnOff = (source: FeedSource): void => {
    this.#sending.turnOff(source);
    this.#keep();
  };
  /** Another camera, microphone or loudspeaker, from now on and in every class on this device. */
  readonly choose = async (kind: DeviceKind, id: string): Promise<void> => {
    keepDevice(kind, id);
    if (kind === 'speaker') return this.#set({ speaker: id });
    this.#set({ trouble: undefined });
    await this.#sending.change(kind);
  };
  /** The server has ended what students say; the page says so, and the microphone is off. */
  silence({ me }: RoomState): void {
    if (me.role === 'instructor' || !this.#view.own.mic) return;
    this.#sending.turnOff('mic');
    this.#set({ isSilenced: true });
  }
  /** From now on this recording, and no later one, holds what this student says. What is on is sent anew, so that the server knows. */
  readonly agree = (room: RoomState): void => {
    if (this.#view.agrees) return;
    this.#agreedTo = room.now.recordedSince;
    this.#set({ agrees: true });
    this.follow(room, true);
  };
  readonly mute = (muted: boolean): void => this.#sending.mute(muted);

  /** The line stands and the room is known: a teacher’s devices that were on before the page was loaded are on again. */
  opened(room: RoomState): void {
    this.#isOpen = true;
    this.#tries = 0;
    void this.#watch();
    this.follow(room, true);
    if (room.me.role !== 'instructor') return;
    for (const source of (sessionStorage.getItem(this.#kept) ?? '').split(' '))
      if (source === 'mic' || source === 'cam') void this.turnOn(source);
  }
  /** The server has ended the connections with the line. */
  lost(): void {
    this.#isOpen = false;
    this.#end();
    this.#sending.follow(false);
  }
  /** The engine lost everything, and takes it anew. */
  restarted(room: RoomState): void {
    void this.#watch();
    this.follow(room, true);
  }
  /** Sends while the class runs and this person may; a student whose word is over has nothing on. */
  follow(room: RoomState, anew = false): void {
    const isOver = this.#view.agrees && (room.now.recordedSince === null || room.now.recordedSince !== this.#agreedTo);
    if (isOver) this.#set({ agrees: false });
    const isHost = room.me.role === 'instructor';
    const speaks = room.people.some(({ accountId, speaks: may }) => may && accountId === room.me.accountId);
    this.#sending.allow(isHost || speaks);
    if (!speaks && this.#view.isSilenced) this.#set({ isSilenced: false });
    this.#sending.follow(this.#isOpen && room.now.state === 'live' && (isHost || speaks), anew || isOver);
  }
  /** Sound alone, or pictures too; it stays so on this device. */
  readonly wantPicture = async (wantsPicture: boolean): Promise<void> => {
    if (wantsPicture) localStorage.removeItem(SAVES_DATA);
    else localStorage.setItem(SAVES_DATA, '1');
    this.#set({ wantsPicture });
    if (!this.#peer) return;
    this.#set(await this.#say('choosePicture', { picture: wantsPicture }).catch(() => ({ picture: false })));
  };
  /** The page leaves the room; `forget`: it does not come back. */
  close(forget = false): void {
    if (forget) sessionStorage.removeItem(this.#kept);
    this.lost();
    this.#sending.allow(false);
    this.#sending.allow(true);
  }

  async #watch(): Promise<void> {
    this.#end();
    if (!this.#isOpen || this.#view.state === 'absent') return;
    const round = ++this.#round;
    try {
      const { sdp, picture } = await this.#say('watchStage', { picture: this.#view.wantsPicture });
      const peer = await takeTracks(
        sdp,
        (answer) => this.#say('answerStage', { sdp: answer }),
        (slot, track) => round === this.#round && this.#set({ tracks: { ...this.#view.tracks, [slot]: track } }),
      );
      if (round !== this.#round) return peer.close();
      this.#peer = peer;
      this.#tries = 0;
      this.#set({ state: 'open', picture });
      whenBroken(peer, () => void this.#watch());
    } catch (error) {
      if (round !== this.#round) return;
      if (isRefusal(error, 'LIVE_MEDIA_ABSENT')) return this.#set({ state: 'absent' });
      const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)];
      this.#timer = setTimeout(() => void this.#watch(), pause);
    }
  }
  #end(): void {
    clearTimeout(this.#timer);
    this.#round++;
    this.#peer?.close();
    this.#peer = undefined;
    if (this.#view.state !== 'absent') this.#set({ state: 'waiting', tracks: {}, picture: false });
  }
  #keep(): void {
    sessionStorage.setItem(this.#kept, this.#sending.sources.join(' '));
  }
  #set(change: Partial<MediaView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
