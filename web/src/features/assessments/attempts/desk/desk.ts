import type { AttemptMessage, IntegrityKind } from '@abhyas/contract/assessments/invigilation';
import type { AttemptStanding, QuestionSheet } from '@abhyas/contract/assessments/shapes';
import { createServerClock, type ServerClock } from '../clock.ts';
import { step, type ConsoleAction, type ConsoleState } from '../console-state.ts';
import type { DeskCalls, Standing } from './desk-calls.ts';
import { findKeptAttempt, forgetAttempt, keepAttempt } from './kept-attempt.ts';
import { Presence } from './presence.ts';
import { openSectionAt } from './section-clock.ts';
import { faultOf } from '../outbox/outbox-faults.ts';
import {
  openOutbox,
  seatOnDevice,
  type DeviceSeat,
  type Outbox,
  type OutboxClock,
  type OutboxStatus,
} from '../outbox.ts';
import { learnOlderAnswers, restoreConsole } from '../restore-console.ts';

/**
 * open: this device may write. taken: another device or tab does, so this one only shows. submitting: it is being handed in.
 * over: the time is up, what is left is being sent. ended: closed on the server.
 */
export type DeskPhase = 'loading' | 'failed' | 'open' | 'taken' | 'submitting' | 'over' | 'ended';
export interface DeskView {
  readonly phase: DeskPhase;
  /** Why it could not be opened. */
  readonly error?: unknown;
  readonly sheet?: QuestionSheet;
  readonly console?: ConsoleState;
  readonly standing?: AttemptStanding;
  readonly outbox?: OutboxStatus;
  /** The browser refused to keep something on this device. */
  readonly unkept: boolean;
  /** Opened from what this device keeps, without a word of the server so far. */
  readonly fromDevice?: boolean;
  /** This device handed the paper in, or tried to. */
  readonly handedIn: boolean;
  /** From those who watch, not read yet, the oldest first. */
  readonly messages: readonly AttemptMessage[];
}
type Action = ConsoleAction extends infer A ? (A extends { at: number } ? Omit<A, 'at'> : never) : never;
export type DeskAction = Action;

/** What changes nothing but the question on the screen. */
const looks: ReadonlySet<Action['type']> = new Set(['jump', 'section', 'next', 'back']);

/** What a clock that was kept is worth: a reply of the server is believed before it. */
const keptWayMs = 4000;

interface DeskOptions {
  readonly attemptId: string;
  readonly instituteId: number;
  readonly accountId: string;
  /** Of the candidate, as the console shows it. */
  readonly name?: string;
  readonly calls: DeskCalls;
  readonly clock?: ServerClock;
  /** By which the outbox plans its next try. */
  readonly timer?: OutboxClock;
  /** The question to open first, where this tab remembers one. */
  readonly current?: string | null;
}

/** One device at one attempt: loads it, keeps the seat, the clock and the outbox, and says what the console may show. */
export class Desk {
  readonly clock: ServerClock;
  readonly #options: DeskOptions;
  readonly #listeners = new Set<() => void>();
  readonly #presence: Presence;
  #view: DeskView = { phase: 'loading', unkept: false, handedIn: false, messages: [] };
  #outbox: Outbox | undefined;
  #heardAt = 0;
  /** When it last asked what is saved: a check-in does not say that. */
  #learntAt = 0;
  #closed = false;

  constructor(options: DeskOptions) {
    this.#options = options;
    this.clock = options.clock ?? createServerClock();
    this.#presence = new Presence({
      call: (...given) => this.#timedCheckIn(...given),
      now: () => this.clock.now(),
      onStanding: (standing) => this.#hear(standing),
      onMessages: (messages) => this.#show({ messages }),
    });
  }

  view = (): DeskView => this.#view;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads paper, standing and what this device kept; sits down where nobody else does. Again after a failure. */
  async open(): Promise<void> {
    this.#show({ phase: 'loading', error: undefined });
    try {
      const { instituteId, accountId, attemptId, calls } = this.#options;
      const [sheet, standing, own] = await Promise.all([
        this.#view.sheet ?? calls.showSheet(),
        this.#timed(calls.showStanding),
        seatOnDevice(instituteId, accountId, attemptId),
      ]);
      if (this.#closed) return;
      this.#show({ sheet });
      if (standing.state === 'running' && mustSit(standing, own)) await this.#sit();
      else await this.#start(own?.seat ?? standing.seat, standing);
    } catch (error) {
      if (faultOf(error).kind !== 'later' || !(await this.#openKept().catch(() => false))) this.#fail(error);
    }
  }

  /** Without the network: goes on at the seat that this device holds, with the paper and the clock as it knew them last. */
  async #openKept(): Promise<boolean> {
    const { instituteId, accountId, attemptId } = this.#options;
    const [kept, own] = await Promise.all([
      findKeptAttempt(instituteId, attemptId),
      seatOnDevice(instituteId, accountId, attemptId),
    ]);
    if (this.#closed || kept?.accountId !== accountId || own?.seat !== kept.standing.seat) return false;
    const now = Date.now();
    this.clock.learn(now + kept.clockAhead - keptWayMs / 2, now - keptWayMs, now);
    this.#show({ sheet: kept.sheet, fromDevice: true });
    await this.#start(own.seat, kept.standing);
    return true;
  }

  /** A browser that keeps nothing costs the opening without a network and nothing else. */
  #keep(standing: Standing): void {
    const { instituteId, accountId, attemptId, name = '' } = this.#options;
    const { sheet } = this.#view;
    if (!sheet || this.#closed) return;
    const clockAhead = this.clock.now() - Date.now();
    keepAttempt({ attemptId, instituteId, accountId, name, sheet, standing, clockAhead }).catch(() => undefined);
  }

  /** Takes the seat from whoever has it; the console is built anew from what is saved. */
  async continueHere(): Promise<void> {
    this.#show({ phase: 'loading', error: undefined });
    try {
      await this.#sit();
    } catch (error) {
      this.#fail(error);
    }
  }

  /**
   * Does something in the console. Where another device writes one may still look around; while the clock stands nothing is
   * done, and what was meant for a section whose time is over is dropped.
   */
  act(action: DeskAction): void {
    if (this.#isPaused() || this.#keepToSection()) return;
    this.#do(action);
  }

  #do(action: DeskAction): void {
    const { phase, console: before } = this.#view;
    const mayAct = phase === 'open' || (phase === 'taken' && looks.has(action.type));
    if (!before || !mayAct) return;
    const { state, writes } = step(before, { ...action, at: Date.now() } as ConsoleAction);
    this.#show({ console: state });
    if (phase !== 'open') return;
    for (const { questionId, kind, answer } of writes) {
      this.#outbox?.write(questionId, kind, answer).catch(() => this.#show({ unkept: true }));
    }
  }

  /** Hands the paper in: first everything that waits here, then the end. Waits for the network. */
  async submit(): Promise<void> {
    if (this.#view.phase !== 'open' || !this.#outbox || this.#isPaused()) return;
    this.act({ type: 'pause' });
    this.#show({ phase: 'submitting', handedIn: true });
    try {
      this.#hear(await this.#outbox.submit());
    } catch (error) {
      await this.#submitFailed(error);
    }
  }

  /** Looks at the clock: at zero the console locks and sends what is left (exams: the end). */
  checkTime(): void {
    const { standing, phase } = this.#view;
    const timed = phase === 'open' || phase === 'taken' || phase === 'submitting';
    if (!timed || !standing || this.#isPaused()) return;
    this.#keepToSection();
    if (this.clock.now() < new Date(standing.deadline).getTime()) return;
    if (phase === 'open') this.act({ type: 'pause' });
    this.#show({ phase: 'over' });
    void this.#outbox?.flush();
  }

  /** This console noticed something; those who watch learn of it. */
  notice(kind: IntegrityKind, seconds?: number): void {
    if (this.#view.phase === 'open') this.#presence.notice(kind, seconds);
  }

  /** The student has read a message. */
  readMessage(messageId: string): void {
    this.#presence.read(messageId);
  }

  /** Gives a sign of life where one is due, so that those who watch know that this device is there. */
  async giveSign(): Promise<void> {
    if (this.#view.phase === 'open' && this.#outbox) await this.#presence.beat(Date.now(), this.#outbox.seat);
  }

  /**
   * Asks how the attempt stands unless a reply said so within so many milliseconds. A device that took over asks on all the same: what
   * the one before it typed may still be on its way.
   */
  async beat(everyMs: number): Promise<void> {
    const tookOver = (this.#outbox?.seat ?? 0) > 1;
    const askedAt = tookOver ? this.#learntAt : this.#heardAt;
    if (this.#closed || !this.#view.standing || Date.now() - askedAt < everyMs) return;
    try {
      const standing = await this.#timed(this.#options.calls.showStanding);
      this.#learntAt = Date.now();
      this.#show({ fromDevice: undefined });
      this.#hear(standing);
      if (standing.state === 'running') this.#keep(standing);
      await this.#learn(standing.answers);
    } catch {
      // Offline: the outbox says so, and the next beat asks again.
    }
  }

  /** The network is back, the page is looked at again, or somebody signed in: tries at once. */
  wake(): void {
    this.#outbox?.wake();
    if (this.#view.phase === 'failed') void this.open();
    else void this.beat(0);
  }

  /** Another tab of this browser took over. */
  leaveToOtherTab(): void {
    if (this.#view.phase === 'open') this.#show({ phase: 'taken' });
  }

  close(): void {
    this.#closed = true;
    this.#outbox?.close();
  }

  async #sit(): Promise<void> {
    const standing = await this.#timed(this.#options.calls.takeSeat);
    if (!this.#closed) await this.#start(standing.seat, standing);
  }

  async #start(seat: number, standing: Standing): Promise<void> {
    const { instituteId, accountId, attemptId, calls, timer } = this.#options;
    this.#outbox?.close();
    const outbox = await openOutbox({
      instituteId,
      accountId,
      attemptId,
      seat,
      send: (from, writes) => this.#timedSave(from, writes),
      end: calls.submit,
      ...(timer && { clock: timer }),
      onChange: (status) => this.#onOutbox(status),
    });
    if (this.#closed) return outbox.close();
    this.#outbox = outbox;
    const restored = restoreConsole(
      this.#view.sheet!,
      standing.answers,
      await outbox.words(),
      this.#view.console?.current ?? this.#options.current,
    );
    this.#show({ phase: seat === standing.seat ? 'open' : 'taken', console: restored, outbox: outbox.status() });
    this.#hear(standing);
    if (!this.#view.fromDevice && standing.state === 'running') this.#keep(standing);
    this.#keepToSection();
    this.act({ type: 'resume' });
    this.checkTime();
  }

  #isPaused(): boolean {
    return Boolean(this.#view.standing?.pausedAt);
  }

  /** Locked sections: opens the one whose time runs. True where the console was in another one. */
  #keepToSection(): boolean {
    const { standing, console: before, phase } = this.#view;
    if (!standing || !before || (phase !== 'open' && phase !== 'taken')) return false;
    const open = openSectionAt(standing, this.clock.now());
    if (open === before.open) return false;
    const { state } = step(before, { type: 'lock', open, at: Date.now() });
    this.#show({ console: state });
    return state.current !== before.current;
  }

  async #submitFailed(error: unknown): Promise<void> {
    if (this.#closed) return;
    const { name } = faultOf(error);
    if (name === 'SEAT_TAKEN') return this.#show({ phase: 'taken', handedIn: false });
    if (name === 'SUBMIT_INCOMPLETE') {
      // Numbers of this seat were lost with a part of the store: a new seat owes the server none.
      await this.continueHere();
      return this.submit();
    }
    this.#show({ phase: 'open', handedIn: false });
    this.act({ type: 'resume' });
    await this.beat(0);
  }

  async #timed<T extends AttemptStanding>(call: () => Promise<T>): Promise<T> {
    const sentAt = Date.now();
    const standing = await call();
    this.clock.learn(standing.now, sentAt, Date.now());
    return standing;
  }

  async #timedSave(...given: Parameters<DeskCalls['save']>): ReturnType<DeskCalls['save']> {
    const sentAt = Date.now();
    const reply = await this.#options.calls.save(...given);
    this.clock.learn(reply.standing.now, sentAt, Date.now());
    return reply;
  }

  async #timedCheckIn(...given: Parameters<DeskCalls['checkIn']>): ReturnType<DeskCalls['checkIn']> {
    const sentAt = Date.now();
    const reply = await this.#options.calls.checkIn(...given);
    this.clock.learn(reply.standing.now, sentAt, Date.now());
    return reply;
  }

  #onOutbox(status: OutboxStatus): void {
    this.#show({ outbox: status });
    if (status.standing && status.standing !== this.#view.standing && this.#outbox) this.#hear(status.standing);
  }

  #hear(standing: AttemptStanding): void {
    if (this.#closed) return;
    this.#heardAt = Date.now();
    const { phase } = this.#view;
    const wasPaused = this.#isPaused();
    // The time before the pause is counted and the screen kept, as when one looks away.
    if (standing.pausedAt && !wasPaused) this.#do({ type: 'pause' });
    this.#show({ standing });
    if (wasPaused && !standing.pausedAt) this.act({ type: 'resume' });
    if (standing.state !== 'running') {
      if (phase === 'open') this.act({ type: 'pause' });
      this.#show({ phase: 'ended' });
      forgetAttempt(this.#options.attemptId).catch(() => undefined);
    } else if (phase === 'open' && this.#outbox && standing.seat > this.#outbox.seat) {
      // What was on the screen is kept as a draft of the older seat and still sent.
      this.act({ type: 'pause' });
      this.#show({ phase: 'taken' });
    } else if (phase === 'over' && this.#hasTime(standing)) {
      // This device's clock had jumped ahead, or time was given: by the server's there is some left.
      this.#show({ phase: this.#outbox && standing.seat > this.#outbox.seat ? 'taken' : 'open' });
      this.act({ type: 'resume' });
    }
  }

  #hasTime({ deadline, pausedAt }: AttemptStanding): boolean {
    return pausedAt !== null || this.clock.now() < new Date(deadline).getTime();
  }

  /** What an older seat had typed may arrive after this device sat down. */
  async #learn(answers: Standing['answers']): Promise<void> {
    const outbox = this.#outbox;
    if (this.#view.phase !== 'open' || !outbox) return;
    const own = new Set(
      (await outbox.words())
        .filter(({ kind, seat }) => kind === 'answer' && seat === outbox.seat)
        .map(({ questionId }) => questionId),
    );
    const { console: before, phase } = this.#view;
    if (phase === 'open' && before) this.#show({ console: learnOlderAnswers(before, answers, outbox.seat, own) });
  }

  #fail(error: unknown): void {
    if (!this.#closed) this.#show({ phase: 'failed', error });
  }

  #show(part: Partial<{ [K in keyof DeskView]: DeskView[K] | undefined }>): void {
    this.#view = { ...this.#view, ...part } as DeskView;
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Whether this device has to take a seat: it never sat here, the server counts further at its seat (the store was set back), or
 * not as far as the seat itself. Where another device has sat down since, the person decides.
 */
function mustSit({ seat, answers }: Standing, own: DeviceSeat | undefined): boolean {
  if (!own || own.seat > seat || seat === 0) return true;
  const counted = Math.max(0, ...answers.filter((word) => word.seat === own.seat).map((word) => word.sequence));
  return own.seat === seat && counted > own.lastSequence;
}
