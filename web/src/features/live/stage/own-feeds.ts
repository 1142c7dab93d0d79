import type { FeedSource } from '@abhyas/contract/live/words';
import { isRefusal } from '../../../lib/api.ts';
import { sendTrack, whenBroken } from './connections.ts';
import { type DeviceTrouble, openDevice, troubleOf } from './devices.ts';

/** A device of this page that is on. */
export interface OwnFeed {
  readonly track: MediaStreamTrack;
  readonly muted: boolean;
  /** The room gets it. */
  readonly sent: boolean;
}
export type OwnFeeds = { readonly [S in FeedSource]?: OwnFeed };
export interface OwnFeedsOptions {
  readonly publish: (source: FeedSource, sdp: string) => Promise<string>;
  readonly unpublish: (source: FeedSource) => Promise<unknown>;
  readonly changed: (own: OwnFeeds) => void;
  readonly trouble: (source: FeedSource, trouble: DeviceTrouble) => void;
}
const AGAIN_MS = 1500;

/** Camera, microphone and screen of this page: opened by the person, sent while the room takes them, sent again when a connection breaks. */
export class SendingFeeds {
  readonly #options: OwnFeedsOptions;
  #own: OwnFeeds = {};
  readonly #peers = new Map<FeedSource, RTCPeerConnection>();
  readonly #timers = new Map<FeedSource, ReturnType<typeof setTimeout>>();
  #isTaken = false;
  #isAllowed = true;
  /** How often the word was taken back, or the room left. */
  #stops = 0;
  /** How often another device was chosen: the newest choice holds. */
  #choices = 0;
  /** Which try to send a source is the newest: one that was overtaken closes what it began. */
  readonly #rounds = new Map<FeedSource, number>();

  constructor(options: OwnFeedsOptions) {
    this.#options = options;
  }

  get sources(): FeedSource[] {
    return Object.keys(this.#own) as FeedSource[];
  }

  readonly turnOn = async (source: FeedSource): Promise<void> => {
    if (this.#own[source]) return;
    const stops = this.#stops;
    try {
      const track = await openDevice(source);
      // The word was taken back or the room left while the browser asked, or it was asked twice.
      if (!this.#isAllowed || stops !== this.#stops || this.#own[source]) return track.stop();
      this.#adopt(source, { track, muted: false, sent: false });
      await this.#send(source);
    } catch (error) {
      this.#options.trouble(source, troubleOf(error));
    }
  };
  /** Takes another device for what is on; the connection stays, and so does a muted microphone. */
  readonly change = async (source: FeedSource): Promise<void> => {
    const before = this.#own[source];
    if (!before) return;
    const choice = ++this.#choices;
    // Phones open one camera at a time.
    before.track.stop();
    try {
      const track = await openDevice(source);
      const own = this.#own[source];
      if (choice !== this.#choices || own?.track !== before.track) return track.stop();
      track.enabled = !own.muted;
      this.#adopt(source, { ...own, track });
      await this.#replace(source);
    } catch (error) {
      if (choice !== this.#choices) return;
      this.turnOff(source);
      this.#options.trouble(source, troubleOf(error));
    }
  };
  readonly turnOff = (source: FeedSource): void => {
    const own = this.#own[source];
    if (!own) return;
    own.track.stop();
    this.#end(source);
    this.#set(source, undefined);
    if (this.#isTaken) void this.#options.unpublish(source).catch(() => undefined);
  };
  /** Silence is sent instead of the sound: the microphone is there at once when it is wanted again. */
  readonly mute = (muted: boolean): void => {
    const own = this.#own.mic;
    if (!own) return;
    own.track.enabled = !muted;
    this.#set('mic', { ...own, muted });
  };
  /** Whether anything may be on at all. */
  readonly allow = (isAllowed: boolean): void => {
    this.#isAllowed = isAllowed;
    if (isAllowed) return;
    this.#stops++;
    for (const source of this.sources) this.turnOff(source);
  };

  /** Whether the room takes what this page has; `anew`: whatever was sent is lost. */
  readonly follow = (isTaken: boolean, anew = false): void => {
    if (isTaken === this.#isTaken && !anew) return;
    this.#isTaken = isTaken;
    for (const source of this.sources) {
      this.#end(source);
      this.#sent(source, false);
      if (isTaken) void this.#send(source);
    }
  };

  async #send(source: FeedSource): Promise<void> {
    const own = this.#own[source];
    if (!own || !this.#isTaken || this.#peers.has(source)) return;
    const round = this.#newRound(source);
    const isOvertaken = () => this.#rounds.get(source) !== round;
    try {
      const peer = await sendTrack(own.track, (sdp) => this.#options.publish(source, sdp));
      if (isOvertaken()) return peer.close();
      this.#peers.set(source, peer);
      if (this.#own[source]?.track !== own.track) await this.#replace(source);
      this.#sent(source, true);
      whenBroken(peer, () => this.#again(source));
    } catch (error) {
      if (isOvertaken()) return;
      if (isRefusal(error, 'LIVE_STAGE_FULL')) this.#options.trouble(source, 'full');
      if (isRefusal(error, 'LIVE_STAGE_FULL') || isRefusal(error, 'LIVE_NOT_ON_AIR')) this.turnOff(source);
      else this.#again(source);
    }
  }
  async #replace(source: FeedSource): Promise<void> {
    const [sender] = this.#peers.get(source)?.getSenders() ?? [];
    await sender?.replaceTrack(this.#own[source]?.track ?? null);
  }
  #again(source: FeedSource): void {
    this.#end(source);
    this.#timers.set(
      source,
      setTimeout(() => void this.#send(source), AGAIN_MS),
    );
  }
  #newRound(source: FeedSource): number {
    const round = (this.#rounds.get(source) ?? 0) + 1;
    this.#rounds.set(source, round);
    return round;
  }
  #end(source: FeedSource): void {
    this.#newRound(source);
    clearTimeout(this.#timers.get(source));
    this.#peers.get(source)?.close();
    this.#peers.delete(source);
  }
  #sent(source: FeedSource, sent: boolean): void {
    const own = this.#own[source];
    if (own) this.#set(source, { ...own, sent });
  }
  #adopt(source: FeedSource, feed: OwnFeed): void {
    // The browser has a button of its own to stop showing a screen. Where a device is pulled out, another one takes its place.
    feed.track.addEventListener('ended', () => {
      if (this.#own[source]?.track !== feed.track) return;
      if (source === 'screen') this.turnOff(source);
      else void this.change(source);
    });
    this.#set(source, feed);
  }
  #set(source: FeedSource, feed: OwnFeed | undefined): void {
    const { [source]: _before, ...others } = this.#own;
    this.#own = feed ? { ...others, [source]: feed } : others;
    this.#options.changed(this.#own);
  }
}
