import type { CommandAnswer } from '@abhyas/contract/channel';
import type { Socket } from 'socket.io-client';
import { accessToken } from './access.ts';
import { ApiError, refusalOf } from './api-error.ts';

export interface LineOptions {
  /** Begins with `/`. */
  readonly channel: string;
  /** The one event by which the channel tells. */
  readonly event: string;
  /** A token for the next line; asked before each try. What it throws with a status from 400 to 499 is final. */
  readonly token: () => Promise<string>;
  readonly onOpen: () => void;
  readonly onLost: () => void;
  readonly onNews: (news: never) => void;
  /** There will be no line any more, and why. */
  readonly onRefused: (error: ApiError) => void;
}
const PATIENCE_MS = 8000;
/** Milliseconds before each next try; the last one repeats. The network's return and a page that is looked at again try at once. */
const PAUSES = [200, 500, 1000, 2000];
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429;

/**
 * Holds a line to a channel of the server until it is ended, and opens it again whenever it is lost. The code of the sockets comes with the
 * first line, so that no other page fetches it.
 */
export class Line {
  readonly #options: LineOptions;
  #socket: Socket | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #isTrying = false;
  #isEnded = false;

  constructor(options: LineOptions) {
    this.#options = options;
    window.addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    void this.#attempt();
  }

  /** Sends a command; throws the refusal, or NETWORK where nothing came back. */
  async say(command: string, body: unknown): Promise<unknown> {
    if (!this.#socket?.connected) throw new ApiError(0, 'NETWORK');
    const sent = this.#socket.timeout(PATIENCE_MS).emitWithAck(command, body) as Promise<CommandAnswer>;
    const answer = await sent.catch(() => {
      throw new ApiError(0, 'NETWORK');
    });
    if ('error' in answer) throw refusalOf(answer.status, answer, false);
    return answer.reply;
  }

  /** Ends the line for good. */
  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#socket?.disconnect();
  }

  async #attempt(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isTrying || this.#isEnded || this.#socket?.connected) return;
    this.#isTrying = true;
    try {
      const [{ io }, token] = await Promise.all([import('socket.io-client'), this.#options.token()]);
      const access = await accessToken();
      if (this.#isEnded) return;
      this.#socket ??= this.#made(io);
      this.#socket.auth = { access, token };
      this.#socket.connect();
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#isTrying = false;
    }
  }

  #made(io: typeof import('socket.io-client').io): Socket {
    const { channel, event, onOpen, onLost, onNews } = this.#options;
    const transports = ['websocket'];
    const socket = io(channel, { transports, autoConnect: false, reconnection: false, timeout: 4000 });
    socket.on('connect', () => {
      this.#tries = 0;
      onOpen();
    });
    socket.on(event, (news: unknown) => onNews(news as never));
    socket.on('connect_error', ({ data }: Error & { data?: CommandAnswer }) =>
      this.#failed(data && 'error' in data ? refusalOf(data.status, data, false) : undefined),
    );
    socket.on('disconnect', () => {
      if (this.#isEnded) return;
      onLost();
      this.#later();
    });
    return socket;
  }

  #failed(error: unknown): void {
    if (!isFinal(error)) return this.#later();
    this.end();
    this.#options.onRefused(error);
  }
  #later(): void {
    clearTimeout(this.#timer);
    if (this.#isEnded) return;
    const pause = PAUSES[Math.min(this.#tries++, PAUSES.length - 1)];
    this.#timer = setTimeout(() => void this.#attempt(), pause);
  }
  readonly #now = (): void => {
    if (document.visibilityState === 'hidden') return;
    this.#tries = 0;
    void this.#attempt();
  };
}
