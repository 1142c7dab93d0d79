import { isRefusal } from '../../../lib/api-error.ts';
import type { PackageCommit } from './package-bridge.ts';

/** kept: all that was said is on the server. waiting: there is no network, it goes on by itself. closed: opened elsewhere, or not theirs any more. */
export type KeptState = 'kept' | 'saving' | 'waiting' | 'closed';

interface Options {
  readonly send: (commit: PackageCommit) => Promise<{ readonly sequence: number; readonly done: boolean }>;
  /** Asks for more time; rejects where there is none. */
  readonly keep: () => Promise<unknown>;
  readonly onState: (state: KeptState) => void;
  readonly onKept: (sequence: number, done: boolean) => void;
  /** Milliseconds before a try after one that failed; grows with each. */
  readonly pause?: (tries: number) => number;
}

const usualPause = (tries: number) => Math.min(30_000, 1000 * 2 ** tries);

/**
 * Sends what a package says, one commit after the other, the newest of each unit alone. Without the network it waits and tries again; where the
 * sitting has run out (a machine slept) it asks for more time first.
 */
export class CommitQueue {
  readonly #options: Options;
  readonly #waiting = new Map<string, PackageCommit>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  add(commit: PackageCommit): void {
    if (this.#closed) return;
    this.#waiting.delete(commit.unitId);
    this.#waiting.set(commit.unitId, commit);
    void this.sendNext();
  }

  /** Tries now, e.g. because the network is back. */
  async sendNext(): Promise<void> {
    const commit = this.#waiting.values().next().value;
    if (this.#closed || this.#sending || !commit) return;
    clearTimeout(this.#timer);
    this.#sending = true;
    this.#options.onState('saving');
    try {
      await this.#send(commit);
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#sending = false;
    }
    if (this.#tries === 0) void this.sendNext();
  }

  stop(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #send(commit: PackageCommit): Promise<void> {
    const { send, keep, onState, onKept } = this.#options;
    const { sequence, done } = await send(commit).catch(async (error: unknown) => {
      if (!isRefusal(error, 'PACKAGE_CLOSED')) throw error;
      await keep();
      return send(commit);
    });
    this.#tries = 0;
    if (this.#waiting.get(commit.unitId) === commit) this.#waiting.delete(commit.unitId);
    onKept(sequence, done);
    if (this.#waiting.size === 0) onState('kept');
  }

  #failed(error: unknown): void {
    if (isRefusal(error, 'PACKAGE_CLOSED', 'LESSON_LOCKED', 'NOT_FOUND', 'FORBIDDEN', 'SIGN_IN_REQUIRED')) {
      this.stop();
      return this.#options.onState('closed');
    }
    this.#tries += 1;
    this.#options.onState('waiting');
    this.#timer = setTimeout(() => void this.sendNext(), (this.#options.pause ?? usualPause)(this.#tries));
  }
}
