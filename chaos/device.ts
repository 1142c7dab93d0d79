import { setTimeout as pause } from 'node:timers/promises';
import type { AnswerWrite, AttemptStanding, SavedAnswer, StoredAnswer } from '@abhyas/contract/assessments/shapes';
import type { OutboxStatus, SaveReply } from '../web/src/features/assessments/attempts/outbox.ts';
import type { Browser, OpenOutbox } from './browser.ts';
import type { Link } from './link.ts';
import { CallError, type Session } from './session.ts';
import type { Notebook, Typed } from './typed.ts';

type Standing = AttemptStanding & { readonly answers: readonly StoredAnswer[] };

export interface DeviceOptions {
  readonly name: string;
  readonly instituteId: number;
  readonly accountId: string;
  readonly attemptId: string;
  readonly session: Session;
  readonly link: Link;
  readonly browser: Browser;
  readonly notebook: Notebook;
  /** 0 to below 1, for the jitter of the waits. */
  readonly random: () => number;
}

/** A person's device with one tab at the console: the real outbox, calls over HTTP. */
export class Device {
  readonly name: string;
  readonly session: Session;
  readonly link: Link;
  #options: DeviceOptions;
  #outbox: OpenOutbox | undefined;
  /** Raised when a tab dies: what an older tab began is worth nothing. */
  #tab = 0;
  #signingIn: Promise<void> | undefined;
  /** Seats that were given to this device and that its store remembers. */
  readonly #sat = new Set<number>();
  /** Who may write, as far as this device has heard. */
  #heard: AttemptStanding | undefined;

  constructor(options: DeviceOptions) {
    this.#options = options;
    this.name = options.name;
    this.session = options.session;
    this.link = options.link;
  }

  get attemptId(): string {
    return this.#options.attemptId;
  }

  get seat(): number {
    return this.#outbox?.seat ?? 0;
  }

  /** The console lets this person write: a tab is open, nobody else sat down, and the attempt runs, as far as is known here. */
  get mayType(): boolean {
    return this.#outbox !== undefined && this.#heard?.state === 'running' && this.#heard.seat <= this.seat;
  }

  /** Its seat was given to it, so that the numbers there are its own; otherwise it only looks on. */
  get holdsSeat(): boolean {
    return this.#sat.has(this.seat);
  }

  /** Whether the device still holds something that no server acknowledged. */
  get holds(): number {
    const { answers, drafts } = this.#outbox?.pending() ?? { answers: 0, drafts: 0 };
    return answers + drafts;
  }

  get refused(): number {
    return this.#outbox?.pending().refused ?? 0;
  }

  /** Names the attempt, where it was begun on this device. */
  sitAt(attemptId: string): void {
    this.#options = { ...this.#options, attemptId };
  }

  /** Opens the console in a new tab, as its desk does: sits down where this device holds no seat that is still good. */
  async open(): Promise<void> {
    const tab = ++this.#tab;
    this.#outbox?.close();
    this.#outbox = undefined;
    const standing = await this.ask<Standing>('GET', '');
    const { instituteId, accountId, attemptId, browser } = this.#options;
    const own = await browser.seat({ instituteId, accountId, attemptId });
    const sits = standing.state === 'running' && (!own || own.seat > standing.seat || standing.seat === 0);
    const now = sits ? await this.#sit(standing) : standing;
    await this.#begin(tab, sits ? now.seat : (own?.seat ?? now.seat), now);
  }

  /** Takes the seat, here and now. */
  async takeSeat(): Promise<void> {
    const tab = ++this.#tab;
    const standing = await this.#sit(undefined);
    this.#outbox?.close();
    await this.#begin(tab, standing.seat, standing);
  }

  /** The tab is gone in the middle of whatever it did; the store stays. */
  killTab(): void {
    this.#tab++;
    this.#options.browser.killTab();
    this.#outbox = undefined;
    this.session.forgetToken();
  }

  /** The browser's storage is cleared: what was not acknowledged is gone, and nobody can know it. */
  loseStore(): void {
    this.killTab();
    this.#options.browser.loseStore();
    this.#sat.clear();
    for (const typed of this.#options.notebook.typed) if (typed.device === this.name) typed.forfeited = true;
  }

  /** Puts down an answer or a draft. */
  async type(
    questionId: string,
    kind: AnswerWrite['kind'],
    response: SavedAnswer['response'],
    unreadable = false,
  ): Promise<Typed | undefined> {
    const outbox = this.#outbox;
    if (!outbox) return undefined;
    const typed = this.#options.notebook.note({
      device: this.name,
      seat: outbox.seat,
      questionId,
      kind,
      response,
      unreadable,
    });
    await outbox.write(questionId, kind, typed.answer).then(
      () => (typed.kept = true),
      () => undefined, // the tab died meanwhile
    );
    return typed;
  }

  /** Hands the paper in; true when the server said that the attempt is over. Throws what the outbox throws. */
  async submit(): Promise<boolean> {
    const outbox = this.#outbox;
    if (!outbox) return false;
    const { notebook } = this.#options;
    const before = notebook.typed.filter(
      (typed) => typed.device === this.name && typed.seat === outbox.seat && typed.kept,
    );
    const standing = await outbox.submit();
    if (standing.state === 'running') return false;
    notebook.submitted.push({ seat: outbox.seat, lastSequence: outbox.lastSequence(), before });
    return true;
  }

  /** A submit that overtakes the answers before it: it names numbers that the server lacks, and must not end the attempt then. */
  async submitTooEarly(): Promise<void> {
    const outbox = this.#outbox;
    if (!outbox) return;
    const { notebook } = this.#options;
    const before = notebook.typed.filter(
      (typed) => typed.device === this.name && typed.seat === outbox.seat && typed.kept,
    );
    const body = { seat: outbox.seat, lastSequence: outbox.lastSequence() + this.holds };
    const standing = (await this.session.call(
      'POST',
      `/api/attempts/${this.attemptId}/submit`,
      body,
    )) as AttemptStanding;
    if (standing.state !== 'running') notebook.submitted.push({ ...body, before });
  }

  /** The page is looked at again, or the network is back. */
  wake(): void {
    this.#outbox?.wake();
  }

  async close(): Promise<void> {
    this.#tab++;
    this.#outbox = undefined;
    await this.#options.browser.close();
    this.session.close();
  }

  /** A call about this attempt. */
  ask<T>(method: string, below: string, body?: unknown): Promise<T> {
    return this.request<T>(method, `/api/attempts/${this.#options.attemptId}${below}`, body);
  }

  /** A call, repeated until the server answers; a session that ended is begun anew. Throws refusals. */
  async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    for (;;) {
      try {
        return (await this.session.call(method, path, body)) as T;
      } catch (error) {
        await this.#overcome(error);
      }
    }
  }

  async #overcome(error: unknown): Promise<void> {
    const { status = 0, name } = error as Partial<CallError>;
    const isSignedOut = status === 401 || name === 'REFRESH_TOKEN_EXPIRED' || name === 'WRONG_CLIENT';
    const isPassing = status === 0 || status >= 500 || status === 429 || name === 'UNREADABLE';
    if (!isSignedOut && !isPassing) throw error;
    if (isSignedOut) await this.signIn();
    else await pause(20 + this.#options.random() * 130);
  }

  /** Signs in, however often it takes. */
  signIn(): Promise<void> {
    this.#signingIn ??= this.#signIn().finally(() => (this.#signingIn = undefined));
    return this.#signingIn;
  }

  async #signIn(): Promise<void> {
    for (;;) {
      try {
        return await this.session.signIn();
      } catch (error) {
        const { status = 0, name } = error as Partial<CallError>;
        if (status !== 0 && status < 500 && name !== 'UNREADABLE') throw error;
        await pause(20 + this.#options.random() * 130);
      }
    }
  }

  async #sit(standing: Standing | undefined): Promise<Standing> {
    try {
      const given = await this.ask<Standing>('POST', '/seats', {});
      this.#sat.add(given.seat);
      return given;
    } catch (error) {
      if (!(error instanceof CallError) || error.name !== 'ATTEMPT_CLOSED') throw error;
      return { ...(standing ?? (await this.ask<Standing>('GET', ''))), state: 'closed' };
    }
  }

  async #begin(tab: number, seat: number, standing: Standing): Promise<void> {
    const { instituteId, accountId, attemptId, random, browser } = this.#options;
    const path = `/api/attempts/${attemptId}`;
    const outbox = await browser.open({ instituteId, accountId, attemptId }, seat, {
      random,
      send: async (from, writes) =>
        (await this.session.call('POST', `${path}/answers`, { seat: from, writes })) as SaveReply,
      end: async (from, lastSequence) =>
        (await this.session.call('POST', `${path}/submit`, { seat: from, lastSequence })) as AttemptStanding,
      onChange: (status) => this.#hear(tab, status),
    });
    if (tab !== this.#tab) return outbox.close();
    this.#outbox = outbox;
    this.#heard = standing;
  }

  #hear(tab: number, { state, standing }: OutboxStatus): void {
    if (tab !== this.#tab) return;
    if (standing) this.#heard = standing;
    if (state !== 'signedOut') return;
    void this.signIn()
      .then(() => this.#outbox?.wake())
      .catch(() => undefined);
  }
}
