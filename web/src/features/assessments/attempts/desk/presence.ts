import type { AttemptMessage, IntegrityEvent, IntegrityKind } from '@abhyas/contract/assessments/invigilation';
import type { AttemptStanding } from '@abhyas/contract/assessments/shapes';
import { newId } from '../../../../lib/new-id.ts';
import type { DeskCalls } from './desk-calls.ts';

/** The contract takes no more at once. */
const most = 50;
/** Until a reply says otherwise, in milliseconds; written here, since a value of the contract would bring its validator along. */
const usualMs = 15_000;

interface Options {
  readonly call: DeskCalls['checkIn'];
  /** By the server's clock. */
  readonly now: () => number;
  readonly onStanding: (standing: AttemptStanding) => void;
  readonly onMessages: (messages: readonly AttemptMessage[]) => void;
}

/**
 * The signs of life of a console: they bring what it noticed and take messages. All of it is advice: where they do not get
 * through the attempt goes on as if nobody watched, and what was noticed is brought later.
 */
export class Presence {
  readonly #options: Options;
  #events: IntegrityEvent[] = [];
  #read: string[] = [];
  #messages: readonly AttemptMessage[] = [];
  #dueAt = 0;
  #running = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Something happened at this console, now or, where it lasted, so many seconds ago. */
  notice(kind: IntegrityKind, seconds?: number): void {
    const at = new Date(this.#options.now() - (seconds ?? 0) * 1000).toISOString();
    const event = { id: newId(), kind, at, ...(seconds !== undefined && { seconds }) };
    this.#events = [...this.#events, event].slice(-10 * most);
  }

  /** The student has read a message: it disappears, and those who wrote it learn so. */
  read(messageId: string): void {
    this.#read.push(messageId);
    this.#dueAt = 0;
    this.#showMessages();
  }

  /** Gives a sign of life where one is due. `at`: milliseconds of this device; `seat`: the one that it holds. */
  async beat(at: number, seat: number): Promise<void> {
    if (this.#running || at < this.#dueAt) return;
    this.#running = true;
    const events = this.#events.slice(0, most);
    const read = this.#read.slice(0, most);
    this.#dueAt = at + usualMs;
    try {
      const reply = await this.#options.call(seat, events, read);
      this.#dueAt = Math.min(this.#dueAt, at + Math.max(1, reply.againInSeconds) * 1000);
      this.#events = this.#events.slice(events.length);
      this.#messages = reply.messages;
      this.#showMessages();
      this.#read = this.#read.slice(read.length);
      this.#options.onStanding(reply.standing);
    } catch {
      // No network, or nobody who listens: the next one brings it.
    } finally {
      this.#running = false;
    }
  }

  #showMessages(): void {
    this.#options.onMessages(this.#messages.filter(({ id }) => !this.#read.includes(id)));
  }
}
