import { type ChildProcess, fork } from 'node:child_process';
import { compileCacheOfChild } from '../child-process/compile-cache.ts';
import type { Log } from '../log/log.ts';
import { type AskName, type Asks, EXIT_ABSENT, type FromEngine } from './engine/messages.ts';
import { type EngineHealth, type EngineNews, type EngineOptions, EngineRefusal } from './live-engine.ts';

const MODULE = new URL('./engine/main.ts', import.meta.url);
const MEMORY_MB = 512;
/** Milliseconds before each next start of an engine that died; the last one repeats. One that lived for a minute begins with the first. */
const PAUSES = [100, 500, 2000, 5000];
const LIVED_MS = 60_000;
const PATIENCE_MS = 8000;
const LOOK_MS = 5000;
/** An engine that is not ready by then, or does not answer so many looks in a row, is ended. */
const BEGIN_MS = 15_000;
const MOST_MISSED = 2;

interface Waiting {
  readonly resolve: (reply: never) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** The process of the engine: started by the first question, asked every five seconds whether it lives, started again where it does not. */
export class EngineProcess {
  readonly #options: EngineOptions;
  readonly #log: Log;
  readonly #listeners = new Set<(news: EngineNews) => void>();
  readonly #waiting = new Map<number, Waiting>();
  #child: ChildProcess | undefined;
  #ready: Promise<void> | undefined;
  /** Kept when the process that runs now has ended. */
  #over: Promise<void> | undefined;
  #state: EngineHealth['state'] = 'idle';
  #restarts = 0;
  #failures = 0;
  #missed = 0;
  #startedAt = 0;
  #last = 0;
  #timer: NodeJS.Timeout | undefined;
  #look: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: EngineOptions, log: Log) {
    this.#options = options;
    this.#log = log;
  }

  readonly health = (): EngineHealth => ({ state: this.#state, restarts: this.#restarts, pid: this.#child?.pid });
  readonly onNews = (listener: (news: EngineNews) => void): void => void this.#listeners.add(listener);

  /** Asks the engine. Throws an EngineRefusal: `down` while it is started again or does not answer. */
  async ask<K extends AskName>(name: K, given: Asks[K][0]): Promise<Asks[K][1]> {
    if (this.#state === 'absent') throw new EngineRefusal('absent');
    if (this.#isClosed) throw new EngineRefusal('down');
    if (this.#state === 'idle') this.#start();
    await this.#ready;
    const child = this.#child;
    if (!child?.connected) throw new EngineRefusal('down');
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#settle(id)?.reject(new EngineRefusal('down')), PATIENCE_MS);
      this.#waiting.set(id, { resolve, reject, timer });
      child.send({ id, name, given }, (error) => error && this.#settle(id)?.reject(new EngineRefusal('down')));
    });
  }

  readonly close = async (): Promise<void> => {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#look);
    const child = this.#child;
    if (!child) return;
    child.kill('SIGKILL');
    await this.#over;
  };

  #start(): void {
    this.#state = 'down';
    this.#startedAt = performance.now();
    const ready = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    [this.#ready, this.#over] = [ready.promise, over.promise];
    ready.promise.catch(() => {});
    try {
      const child = fork(MODULE, [JSON.stringify(this.#options)], {
        execArgv: [`--max-old-space-size=${MEMORY_MB}`, '--disable-warning=ExperimentalWarning'],
        serialization: 'advanced',
        stdio: 'ignore',
        env: compileCacheOfChild(),
      });
      this.#child = child;
      this.#follow(child, ready.resolve, (code) => {
        this.#ended(code);
        ready.reject(new EngineRefusal(code === EXIT_ABSENT ? 'absent' : 'down'));
        over.resolve();
      });
    } catch (error) {
      this.#log.error({ err: error }, 'the engine of live classes cannot be started');
      this.#ended(null);
      ready.reject(new EngineRefusal('down'));
    }
  }

  /** `onEnd` is called once; a process that was never begun ends with an error and without an exit. */
  #follow(child: ChildProcess, onReady: () => void, onEnd: (code: number | null) => void): void {
    const timer = setTimeout(() => child.kill('SIGKILL'), BEGIN_MS);
    let isOver = false;
    const end = (code: number | null) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      onEnd(code);
    };
    child.on('message', (said: FromEngine) => {
      if (said.kind !== 'ready') return this.#heard(said);
      clearTimeout(timer);
      this.#began();
      onReady();
    });
    child.on('error', () => {
      if (child.pid === undefined) end(null);
      else child.kill('SIGKILL');
    });
    child.once('exit', end);
  }

  #began(): void {
    const isFirst = this.#restarts === 0 && this.#failures === 0;
    this.#state = 'up';
    this.#missed = 0;
    this.#look = setInterval(() => this.#lookAfter(), LOOK_MS);
    this.#look.unref();
    if (isFirst) return;
    this.#restarts++;
    this.#tell({ kind: 'restarted' });
  }

  /** An engine that hangs is ended, so that a new one begins; one that was only busy is not. */
  #lookAfter(): void {
    const child = this.#child;
    this.ask('stats', null).then(
      () => (this.#missed = 0),
      () => {
        if (child && child === this.#child && ++this.#missed >= MOST_MISSED) child.kill('SIGKILL');
      },
    );
  }

  #ended(code: number | null): void {
    clearInterval(this.#look);
    this.#child = undefined;
    for (const id of this.#waiting.keys()) this.#settle(id)?.reject(new EngineRefusal('down'));
    if (this.#isClosed) return;
    if (code === EXIT_ABSENT) {
      this.#state = 'absent';
      this.#log.warn('this machine cannot run the engine of live classes: rooms have neither sound nor picture');
      return;
    }
    this.#state = 'down';
    if (performance.now() - this.#startedAt > LIVED_MS) this.#failures = 0;
    const pause = PAUSES[Math.min(this.#failures++, PAUSES.length - 1)];
    this.#log.error({ code, pause }, 'the engine of live classes ended and is started again');
    this.#tell({ kind: 'lost' });
    this.#timer = setTimeout(() => this.#start(), pause);
  }

  #heard(said: Exclude<FromEngine, { kind: 'ready' }>): void {
    if (said.kind === 'news') return this.#tell(said.news);
    const waiting = this.#settle(said.id);
    if (said.kind === 'reply') waiting?.resolve(said.reply as never);
    else if (said.kind === 'refused') waiting?.reject(new EngineRefusal(said.why));
    else waiting?.reject(new Error(said.message));
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }
  #tell(news: EngineNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}
