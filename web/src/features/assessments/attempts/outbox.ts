import type { AnswerWrite, AttemptStanding, SavedAnswer, WriteVerdict } from '@abhyas/contract/assessments/shapes';
import { faultOf, type Fault } from './outbox/outbox-faults.ts';
import { openOutboxStore, type Batch, type Counts, type LocalWord, type OutboxStore } from './outbox/outbox-store.ts';

export type { Counts, LocalWord } from './outbox/outbox-store.ts';

/**
 * idle: nothing waits. sending: a request is on its way. waiting: the last one failed, the next try is planned.
 * signedOut: goes on after `wake()`, when the same person has signed in again. closed: by `close()`.
 */
export type OutboxState = 'idle' | 'sending' | 'waiting' | 'signedOut' | 'closed';
export interface OutboxStatus extends Counts {
  readonly state: OutboxState;
  /** The newest standing that came with an acknowledgement. */
  readonly standing: AttemptStanding | undefined;
}
export interface SaveReply {
  readonly verdicts: readonly WriteVerdict[];
  readonly standing: AttemptStanding;
}
/** Runs something after so many milliseconds; returns how to call it off. */
export interface OutboxClock {
  readonly after: (ms: number, run: () => void) => () => void;
}
export interface OutboxOptions {
  readonly instituteId: number;
  readonly accountId: string;
  readonly attemptId: string;
  /** The seat that this device holds; what it typed at older seats is still sent under their numbers. */
  readonly seat: number;
  /** Calls `saveAnswers`. It must settle; it throws `{ status, name, details }` for a refusal, status 0 without a reply. */
  readonly send: (seat: number, writes: readonly AnswerWrite[]) => Promise<SaveReply>;
  /** Calls `submitAttempt`; throws likewise. */
  readonly end?: (seat: number, lastSequence: number) => Promise<AttemptStanding>;
  readonly clock?: OutboxClock;
  /** For the jitter of the waiting times: 0 to 1. */
  readonly random?: () => number;
  readonly onChange?: (status: OutboxStatus) => void;
}

/** Most writes in one request. */
const batchSize = 50;
/** A draft waits so long for a better one; an answer leaves at once. */
const draftDelayMs = 900;
const firstRetryMs = 500;
const longestRetryMs = 20_000;
/** How often an attempt is asked to end while the server says that something is missing. */
const submitTries = 6;

const verdictNames: ReadonlySet<WriteVerdict> = new Set(['saved', 'superseded', 'late', 'altered', 'refused']);
const isVerdict = (verdict: WriteVerdict) => verdictNames.has(verdict);

const realClock: OutboxClock = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** One name for what belongs together: another account, institute or attempt never meets it (exams: the end). */
export const outboxScope = (instituteId: number, accountId: string, attemptId: string): string =>
  `${instituteId}/${accountId}/${attemptId}`;

/** Where this device sat last at an attempt, and how far it had counted there. */
export interface DeviceSeat {
  readonly seat: number;
  readonly lastSequence: number;
}

/** The seat that this device holds by its own store: undefined on a device that never sat here, or lost its store. */
export async function seatOnDevice(
  instituteId: number,
  accountId: string,
  attemptId: string,
): Promise<DeviceSeat | undefined> {
  const store = await openOutboxStore();
  try {
    return await store.lastSeat(outboxScope(instituteId, accountId, attemptId));
  } finally {
    store.close();
  }
}

/** Opens the answers that this device keeps for one attempt of one account, and sends them until each is acknowledged. */
export async function openOutbox(options: OutboxOptions): Promise<Outbox> {
  const store = await openOutboxStore();
  const scope = outboxScope(options.instituteId, options.accountId, options.attemptId);
  const lastSequence = await store.sit(scope, options.seat);
  const outbox = new Outbox(options, store, { scope, lastSequence, counts: await store.counts(scope) });
  outbox.wake();
  return outbox;
}

export class Outbox {
  readonly seat: number;
  readonly #options: OutboxOptions;
  readonly #store: OutboxStore;
  readonly #scope: string;
  #counts: Counts;
  #lastSequence: number;
  #state: OutboxState = 'idle';
  #standing: AttemptStanding | undefined;
  #run: Promise<void> | undefined;
  #more = false;
  #most = batchSize;
  #failures = 0;
  #callOff: (() => void) | undefined;
  #ending: (PromiseWithResolvers<AttemptStanding> & { tries: number }) | undefined;

  constructor(
    options: OutboxOptions,
    store: OutboxStore,
    found: { scope: string; lastSequence: number; counts: Counts },
  ) {
    this.seat = options.seat;
    this.#options = options;
    this.#store = store;
    this.#scope = found.scope;
    this.#lastSequence = found.lastSequence;
    this.#counts = found.counts;
  }

  /** What is kept here and not acknowledged. */
  pending(): Counts {
    return this.#counts;
  }

  status(): OutboxStatus {
    return { ...this.#counts, state: this.#state, standing: this.#standing };
  }

  /** The greatest sequence given at this seat so far; 0 before the first. */
  lastSequence(): number {
    return this.#lastSequence;
  }

  /** The last words of this device on each question, to restore the screen. */
  words(): Promise<LocalWord[]> {
    return this.#store.words(this.#scope);
  }

  /** Keeps a word on a question. It is on the disk before the promise resolves, and on its way soon after. */
  async write(questionId: string, kind: AnswerWrite['kind'], answer: SavedAnswer): Promise<void> {
    if (this.#isClosed()) throw new Error('The outbox is closed.');
    await this.#store.add({ scope: this.#scope, seat: this.seat, questionId, kind, answer });
    await this.#count();
    if (this.#state === 'waiting' || this.#state === 'signedOut') return;
    if (kind === 'answer') void this.flush();
    else if (this.#run) this.#more = true;
    else this.#plan(draftDelayMs);
  }

  /** Sends what waits, at once. Resolves when nothing waits or a try failed; never throws. */
  flush(): Promise<void> {
    if (this.#isClosed()) return Promise.resolve();
    this.#more = true;
    return (this.#run ??= this.#sendUntilDone());
  }

  /** Tries now instead of later: the network is back, the page is shown again, the same person signed in again. */
  wake(): void {
    this.#failures = 0;
    if (this.#waits() || this.#ending) void this.flush();
  }

  /**
   * Sends what waits, then ends the attempt; both wait for the network as long as it takes. Throws the refusal:
   * SEAT_TAKEN, ATTEMPT_CLOSED, or SUBMIT_INCOMPLETE when this device has nothing left that the server could miss.
   */
  submit(): Promise<AttemptStanding> {
    this.#ending ??= { ...Promise.withResolvers<AttemptStanding>(), tries: 0 };
    const { promise } = this.#ending;
    void this.flush();
    return promise;
  }

  /** Stops. What waits stays on the device. */
  close(): void {
    if (this.#isClosed()) return;
    this.#callOff?.();
    this.#become('closed');
    this.#ending?.reject(new Error('The outbox is closed.'));
    this.#ending = undefined;
    void Promise.resolve(this.#run).finally(() => this.#store.close());
  }

  #isClosed(): boolean {
    return this.#state === 'closed';
  }

  #waits(): boolean {
    return this.#counts.answers + this.#counts.drafts > 0;
  }

  async #sendUntilDone(): Promise<void> {
    this.#callOff?.();
    let fault: Fault | undefined;
    while (this.#more && !fault) {
      this.#more = false;
      fault = (await this.#sendAll().catch(faultOf)) ?? (await this.#end());
    }
    // In one breath with the last look at `#more`: whoever flushes from now on starts a new run.
    this.#run = undefined;
    if (this.#isClosed()) return;
    if (!fault) this.#become('idle');
    else if (fault.kind === 'signedOut') this.#become('signedOut');
    else this.#retryLater(fault);
  }

  async #sendAll(): Promise<Fault | undefined> {
    for (;;) {
      const batch = this.#isClosed() ? undefined : await this.#store.nextBatch(this.#scope, this.#most);
      if (!batch) return undefined;
      if (batch.seat === this.seat) {
        this.#lastSequence = Math.max(this.#lastSequence, ...batch.rows.map(({ write }) => write.sequence));
      }
      this.#become('sending');
      const fault = await this.#sendBatch(batch);
      if (fault) return fault;
    }
  }

  async #sendBatch(batch: Batch): Promise<Fault | undefined> {
    const writes = batch.rows.map(({ write }) => write);
    try {
      const { verdicts, standing } = await this.#options.send(batch.seat, writes);
      if (verdicts.length !== writes.length || !verdicts.every(isVerdict)) return faultOf({ name: 'UNREADABLE' });
      await this.#settle(batch, verdicts, standing);
    } catch (error) {
      const fault = faultOf(error);
      if (fault.kind === 'closed')
        await this.#settle(
          batch,
          writes.map(() => 'late'),
        );
      else if (fault.kind !== 'content') return fault;
      else await this.#isolate(batch);
    }
    return undefined;
  }

  /** One of them cannot be read: halves the batch until it stands alone, then keeps it aside and lets the others pass. */
  async #isolate(batch: Batch): Promise<void> {
    this.#most = batch.rows.length > 1 ? Math.ceil(batch.rows.length / 2) : batchSize;
    if (batch.rows.length === 1) await this.#settle(batch, ['refused']);
  }

  async #settle(batch: Batch, verdicts: readonly WriteVerdict[], standing?: AttemptStanding): Promise<void> {
    // Closed meanwhile: the rows stay and are sent again, which the server recognises.
    if (this.#isClosed()) return;
    await this.#store.settle(this.#scope, batch, verdicts);
    this.#failures = 0;
    this.#standing = standing ?? this.#standing;
    await this.#count();
  }

  async #end(): Promise<Fault | undefined> {
    const ending = this.#ending;
    if (!ending || !this.#options.end || this.#isClosed()) return undefined;
    this.#become('sending');
    try {
      this.#standing = await this.#options.end(this.seat, this.#lastSequence);
      ending.resolve(this.#standing);
    } catch (error) {
      const fault = faultOf(error);
      const incomplete = fault.name === 'SUBMIT_INCOMPLETE' && ++ending.tries < submitTries;
      if (incomplete || fault.kind === 'later' || fault.kind === 'signedOut') return fault;
      ending.reject(error);
    }
    this.#ending = undefined;
    return undefined;
  }

  #retryLater({ waitMs }: Fault): void {
    const step = Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(this.#failures++, 10));
    this.#become('waiting');
    this.#plan(Math.max(waitMs, step * (0.5 + (this.#options.random ?? Math.random)())));
  }

  #plan(ms: number): void {
    this.#callOff?.();
    this.#callOff = (this.#options.clock ?? realClock).after(ms, () => void this.flush());
  }

  async #count(): Promise<void> {
    if (this.#isClosed()) return;
    this.#counts = await this.#store.counts(this.#scope);
    this.#options.onChange?.(this.status());
  }

  #become(state: OutboxState): void {
    if (this.#isClosed() || this.#state === state) return;
    this.#state = state;
    this.#options.onChange?.(this.status());
  }
}
