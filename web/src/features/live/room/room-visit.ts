import type { Heard, Saying } from '@abhyas/contract/channel';
import type { RoomCommands, RoomNews, RoomState } from '@abhyas/contract/live/room';
import { modeCodes, ROOM_CHANNEL, ROOM_NEWS } from '@abhyas/contract/live/words';
import { api, type ApiError, isRefusal } from '../../../lib/api.ts';
import { newId } from '../../../lib/new-id.ts';
import { Line } from '../../../lib/line.ts';
import { SharedBoard } from '../stage/board/shared-board.ts';
import { RoomMedia } from '../stage/room-media.ts';
import { afterNews } from './room-view.ts';

/** A message that was written here and that the server has not confirmed. */
export interface Waiting {
  readonly key: string;
  readonly words: string;
  /** Why the server did not take it; it can be sent again. */
  readonly refused: ApiError | undefined;
}
export interface RoomView {
  readonly phase: 'entering' | 'open' | 'lost' | 'over' | 'refused';
  readonly room: RoomState | undefined;
  readonly waiting: readonly Waiting[];
  readonly error: ApiError | undefined;
  /** Milliseconds that the clock of the server is ahead of this one. */
  readonly ahead: number;
}
type Name = keyof RoomCommands;

/** What a tab keeps of its stay, so that a reload comes back to the same place. */
const keys = (classId: string) => ({
  visit: `abhyas.live.visit.${classId}`,
  draft: `abhyas.live.draft.${classId}`,
  waiting: `abhyas.live.waiting.${classId}`,
});
const kept = (key: string): string | undefined => sessionStorage.getItem(key) ?? undefined;
/** Whether this tab was in the room before it was loaded. */
export const wasIn = (classId: string): boolean => kept(keys(classId).visit) !== undefined;

/** A stay in a room: its line, what is known of the room, and what was written and is not confirmed. */
export class RoomVisit {
  readonly #classId: string;
  readonly #keys: ReturnType<typeof keys>;
  #line: Line | undefined;
  readonly #listeners = new Set<() => void>();
  #view: RoomView;
  /** Sound and pictures. */
  readonly media: RoomMedia;
  readonly board: SharedBoard;

  constructor(classId: string) {
    this.#classId = classId;
    this.#keys = keys(classId);
    this.media = new RoomMedia((name, body) => this.say(name, body), classId);
    this.board = new SharedBoard((name, body) => this.say(name, body));
    const waiting = JSON.parse(kept(this.#keys.waiting) ?? '[]') as Waiting[];
    this.#view = { phase: 'entering', room: undefined, waiting, error: undefined, ahead: 0 };
  }

  /** Goes in, and stays until the class is over, left or stopped. */
  readonly start = (): void => {
    this.#line = new Line({
      channel: ROOM_CHANNEL,
      event: ROOM_NEWS,
      token: () => this.#token(),
      onOpen: () => void this.#opened(),
      onLost: () => this.#lost(),
      onNews: (news: RoomNews) => this.#told(news),
      onRefused: (error) => this.#refused(error),
    });
    window.addEventListener('pagehide', this.#closes);
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly view = (): RoomView => this.#view;

  /** What is typed and not sent, over a lost line and a reload. */
  get draft(): string {
    return kept(this.#keys.draft) ?? '';
  }
  readonly keepDraft = (words: string): void => sessionStorage.setItem(this.#keys.draft, words);

  readonly say = async <K extends Name>(name: K, body: Saying<RoomCommands[K]>): Promise<Heard<RoomCommands[K]>> =>
    (await this.#line?.say(name, body)) as Heard<RoomCommands[K]>;

  /** Writes a message: it stands there at once, and goes as soon as there is a line. */
  readonly write = (words: string): void => {
    this.#wait([...this.#view.waiting, { key: newId(), words, refused: undefined }]);
    this.keepDraft('');
    void this.#flush();
  };
  readonly again = (key: string): void => {
    this.#wait(this.#view.waiting.map((one) => (one.key === key ? { ...one, refused: undefined } : one)));
    void this.#flush();
  };
  readonly drop = (key: string): void => this.#wait(this.#view.waiting.filter((one) => one.key !== key));

  /** What the server holds as the own answer to a poll. */
  readonly voted = (pollId: string, mine: number): void => {
    const { room } = this.#view;
    if (room)
      this.#set({ room: { ...room, polls: room.polls.map((one) => (one.id === pollId ? { ...one, mine } : one)) } });
  };

  /** Leaves (mode 2). */
  readonly leave = async (): Promise<void> => {
    const visitId = kept(this.#keys.visit);
    if (visitId) await api.live.leaveClass({ params: { visitId }, body: { mode: modeCodes.leave } });
    this.#forget();
    this.#set({ phase: 'over' });
  };
  /** The page goes elsewhere; the tab keeps what it needs to come back. */
  readonly stop = (): void => {
    window.removeEventListener('pagehide', this.#closes);
    this.#line?.end();
    this.media.lost();
  };

  async #token(): Promise<string> {
    const known = kept(this.#keys.visit);
    const joined = known ? await this.#comeBack(known) : undefined;
    const { visitId, roomToken } = joined ?? (await api.live.joinClass({ params: { classId: this.#classId } }));
    sessionStorage.setItem(this.#keys.visit, visitId);
    return roomToken;
  }
  /** Undefined: the server does not know the visit, so that it begins anew. */
  async #comeBack(visitId: string) {
    try {
      return await api.live.returnToClass({ params: { visitId } }, { quiet: true });
    } catch (error) {
      if (isRefusal(error, 'NOT_FOUND')) return undefined;
      throw error;
    }
  }

  async #opened(): Promise<void> {
    try {
      const room = await this.say('showRoom', {});
      this.#set({ phase: 'open', room, ahead: Date.parse(room.serverTime) - Date.now() });
      this.media.opened(room);
      void this.board.opened();
      await this.#flush();
    } catch {
      // The line is lost again; the next one asks anew.
    }
  }
  #told(news: RoomNews): void {
    const { room, waiting } = this.#view;
    if (news.kind === 'drawn') return this.board.told(news);
    if (!room) return;
    const next = afterNews(room, news);
    this.#set({ room: next });
    if (news.kind === 'engine:restarted') this.media.restarted(next);
    else if (news.kind === 'muted') this.media.silence(next);
    else if (news.kind === 'person' || news.kind === 'now') this.media.follow(next);
    if (news.kind === 'message') this.#wait(waiting.filter(({ key }) => key !== news.message.key));
    if (news.kind === 'now' && (news.now.state === 'ended' || news.now.state === 'cancelled')) {
      this.#forget();
      this.#set({ phase: 'over' });
    }
  }
  #refused(error: ApiError): void {
    this.#forget();
    this.#set({ phase: isRefusal(error, 'LIVE_STATE') && this.#view.room ? 'over' : 'refused', error });
  }

  /** Sends what waits, one after the other. What the server refuses stays, with the reason. */
  async #flush(): Promise<void> {
    for (const { key, words, refused } of this.#view.waiting) {
      if (refused) continue;
      try {
        const message = await this.say('sendMessage', { key, words });
        this.#told({ kind: 'message', message });
      } catch (error) {
        if (isRefusal(error, 'NETWORK')) return;
        this.#wait(this.#view.waiting.map((one) => (one.key === key ? { ...one, refused: error as ApiError } : one)));
      }
    }
  }

  #wait(waiting: readonly Waiting[]): void {
    sessionStorage.setItem(this.#keys.waiting, JSON.stringify(waiting.map(({ key, words }) => ({ key, words }))));
    this.#set({ waiting });
  }
  #forget(): void {
    for (const key of Object.values(this.#keys)) sessionStorage.removeItem(key);
    this.stop();
    this.media.close(true);
  }
  #lost(): void {
    this.#set({ phase: 'lost' });
    this.media.lost();
  }
  readonly #closes = (): void => {
    const visitId = kept(this.#keys.visit);
    const body = new Blob([JSON.stringify({ mode: modeCodes.closed })], { type: 'application/json' });
    if (visitId) navigator.sendBeacon(`/api/live/visits/${visitId}/leave`, body);
  };
  #set(change: Partial<RoomView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
